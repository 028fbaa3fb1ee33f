import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the middle of an element; handles move while parts of the page above them load. */
async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Drags a handle before another one with the mouse, and drops it once the panel marks the place.
 * @param within the list, in which the panel marks the place
 * @param offset the distance from the middle of the other handle, pixels
 */
export async function dragBefore(
  page: Page,
  {
    handle,
    other,
    within,
    offset,
  }: {
    readonly handle: Locator;
    readonly other: Locator;
    readonly within: Locator;
    readonly offset: { readonly x: number; readonly y: number };
  },
): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await handle.hover();
  await page.mouse.down();
  const from = await middleOf(handle);
  await page.mouse.move(from.x - 4, from.y - 8, { steps: 2 });
  await expect(async () => {
    const to = await middleOf(other);
    await page.mouse.move(to.x + offset.x, to.y + offset.y, { steps: 5 });
    await expect(within.locator('[data-drop="before"]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.mouse.up();
}
