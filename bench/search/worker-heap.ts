import type {Page} from '@playwright/test';

/**
 * Bytes of JavaScript in a page's workers, after garbage collection.
 *
 * Playwright has no worker sessions, so messages go through the page's session:
 * https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-sendMessageToTarget
 */
export async function workerHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const answers: Promise<number>[] = [];
  session.on('Target.attachedToTarget', ({sessionId}) => {
    const ask = (id: number, method: string) =>
      session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({id, method}),
      });
    answers.push(
      new Promise((resolve) => {
        session.on('Target.receivedMessageFromTarget', (event) => {
          const {id, result} = JSON.parse(event.message);
          if (event.sessionId === sessionId && id === 2) resolve(result.usedSize);
        });
        ask(1, 'HeapProfiler.collectGarbage').then(() => ask(2, 'Runtime.getHeapUsage'));
      }),
    );
  });
  // Workers that are already running are reported immediately.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sizes = await Promise.all(answers);
  await session.detach();
  return sizes.reduce((sum, size) => sum + size, 0);
}
