// For tests: resolves when nothing is queued, everything sent is acknowledged and nothing moves.
async function settled() {
    for (let quiet = 0; quiet < 2;) {
        await new Promise(requestAnimationFrame);
        const moving = document.getAnimations().some((one) => one.playState === 'running'
            && one.effect.getComputedTiming().endTime !== Infinity);
        quiet = window.webui.pending || moving ? 0 : quiet + 1;
    }
}
