import type { Page } from '@playwright/test';

/** Opens another address of the open panel by client-side navigation. */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
