import type { Page } from '@playwright/test';

/**
 * Delays the render after the first click of the next double click, as on a busy machine: it comes after the second press and
 * before the `selectionchange` event of that press.
 */
export async function delayFirstClick(page: Page): Promise<void> {
  await page.evaluate(() => {
    // React renders in a task that it sends itself.
    const postMessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage');
    if (!postMessage) throw new Error('The page has no messages.');
    const { value: post } = postMessage as { readonly value: (message: unknown) => void };
    const held: (() => void)[] = [];
    const stop = (event: Event) => event.stopImmediatePropagation();
    const release = ({ detail }: MouseEvent) => {
      if (detail < 2) return;
      removeEventListener('mouseup', release, true);
      addEventListener('selectionchange', stop, true);
      setTimeout(() => removeEventListener('selectionchange', stop, true), 200);
      Object.defineProperty(MessagePort.prototype, 'postMessage', postMessage);
      for (const send of held) send();
    };
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => post.call(this, message));
    };
    addEventListener('mouseup', release, true);
  });
}
