import { expect } from 'storybook/test';

/** Texts that editors write may link to any address of their own website. */
const written = '[contenteditable], [role="region"][aria-label^="Preview"]';

/**
 * Fails for an anchor that leaves the panel of a story. The panel is served below a base path, as in the product, so an
 * address without that path belongs to something else. Parts without a panel around them have no base path.
 */
export async function expectLinksInPanel(): Promise<void> {
  const { panelBase } = document.documentElement.dataset;
  if (panelBase === undefined) return;
  const outside = [...document.querySelectorAll('a[href^="/"]:not([target="_blank"])')]
    .filter((anchor) => anchor.closest(written) === null)
    .map((anchor) => anchor.getAttribute('href') ?? '')
    .filter((address) => !`${address}/`.startsWith(`${panelBase}/`) && !address.startsWith(`${panelBase}?`));
  await expect(outside, 'links that leave the panel').toEqual([]);
}
