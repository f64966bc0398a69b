// For tests: resolves when nothing is queued, everything sent is acknowledged and nothing moves.
async function settled() {
    const frame = () => new Promise((done) => { requestAnimationFrame(done); });
    for (let quiet = 0; quiet < 2;) {
        await frame();
        const moving = document.getAnimations().some((one) => one.playState === 'running'
            && one.effect.getComputedTiming().endTime !== Infinity);
        quiet = window.webui.pending || moving ? 0 : quiet + 1;
    }
}
