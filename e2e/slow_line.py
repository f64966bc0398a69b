"""A line on which every byte takes its time, in both directions and in order."""

import asyncio
import threading


class SlowLine:
    """Stands before a server; has the `url` that pages are opened at."""

    def __init__(self, server, seconds):
        self.server = server
        self.seconds = seconds
        self.loop = asyncio.new_event_loop()
        # Not in this thread, where Playwright's own loop runs.
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        listening = asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.listener = asyncio.run_coroutine_threadsafe(listening, self.loop).result()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.listener.sockets[0].getsockname()[1]}"

    def stop(self):
        asyncio.run_coroutine_threadsafe(self._end(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)

    async def _end(self):
        self.listener.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _accept(self, reader, writer):
        there, back = await asyncio.open_connection("127.0.0.1", self.server.port)
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer), return_exceptions=True)

    async def _carry(self, reader, writer):
        try:
            while piece := await reader.read(65536):
                # All pieces wait equally long, so none overtakes another.
                self.loop.call_later(self.seconds, writer.write, piece)
        finally:
            self.loop.call_later(self.seconds, writer.close)
