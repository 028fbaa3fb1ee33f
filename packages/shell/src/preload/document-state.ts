/** Resolves when the document is parsed. */
export async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve);
  });
}

/** Resolves when every style sheet has loaded or failed. */
export async function stylesSettled(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const loading = links.filter(({ sheet }) => !sheet);
  await Promise.all(
    loading.map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
    ),
  );
}

/** Milliseconds to wait for the font, which is preloaded. */
const maxFontTime = 20;

/** Resolves when the font of the panel can be used. Otherwise a page is laid out with another font first, and again with it. */
export async function fontLoaded(): Promise<void> {
  const font = getComputedStyle(document.documentElement).getPropertyValue('--type-body');
  if (font === '' || !('fonts' in document)) return;
  await Promise.race([
    document.fonts.load(font).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, maxFontTime)),
  ]);
}

/** Returns whether the panel has drawn anything. Its live region for page titles always exists. */
export const hasPanelDrawn = (): boolean => document.querySelector('#app > :not([aria-live])') !== null;

/** Resolves when the browser has painted content; in a hidden window, which it does not paint, at once. */
export async function painted(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
