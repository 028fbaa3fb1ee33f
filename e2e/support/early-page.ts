import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright';

/** Holds requests for the code of the panel. @returns functions that release them and hold them again */
export async function holdPanel(
  page: Page,
): Promise<{ readonly release: () => void; readonly hold: () => void }> {
  const held = new EventEmitter();
  let isHeld = true;
  await page.route(/\/assets\/panel-[^/]*\.js$/, async (route) => {
    if (isHeld) await once(held, 'go');
    await route.continue();
  });
  return {
    release: () => {
      isHeld = false;
      held.emit('go');
    },
    hold: () => {
      isHeld = true;
    },
  };
}

/** Records each text that live regions announce, from the start of the next page. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live]');
        const text = region?.textContent ?? '';
        if (text !== '' && announced.at(-1) !== text) announced.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: readonly string[] }).announced);
}
