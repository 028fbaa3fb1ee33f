import { expect } from 'storybook/test';

/** Content of editors, which can link to any address of their website. */
const contentArea = '[contenteditable], [role="region"][aria-label^="Preview"]';

/**
 * Fails for an anchor that leaves the panel of a story. As in the product, the panel has a base path, so addresses
 * without it are outside. Stories of single components have no base path.
 */
export async function expectLinksInPanel(): Promise<void> {
  const { panelBase } = document.documentElement.dataset;
  if (panelBase === undefined) return;
  const outside = [...document.querySelectorAll('a[href^="/"]:not([target="_blank"])')]
    .filter((anchor) => anchor.closest(contentArea) === null)
    .map((anchor) => anchor.getAttribute('href') ?? '')
    .filter((address) => !`${address}/`.startsWith(`${panelBase}/`) && !address.startsWith(`${panelBase}?`));
  await expect(outside, 'links that leave the panel').toEqual([]);
}
