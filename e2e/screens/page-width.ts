import { expect, type Page } from '@playwright/test';

/** Expects that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
      return scrollWidth - clientWidth;
    });
  await expect.poll(excess, { message: `${page.url()} scrolls sideways` }).toBeLessThanOrEqual(0);
}
