import type { Page } from '@playwright/test';

/** Leads to another address of the panel that is open, as its links do: nothing is loaded anew. */
export async function lead(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
