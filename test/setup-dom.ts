import './prompt-reveals.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { lightenComputedStyle } from './light-computed-style.ts';
import { lightenElements } from './light-elements.ts';
import { lightenErrors } from './light-errors.ts';
import { lightenLabels } from './light-labels.ts';

afterEach(cleanup);

// Imports that are pending when a file ends would be lost for all later files, which share the module cache.
afterAll(() => vi.dynamicImportSettled());

// The style sheet of an editor stays on the page, which later tests share.
afterEach(() => {
  for (const sheet of document.head.querySelectorAll('style')) sheet.remove();
});

// Files share a browser's world; what one of them stored is none of the others' business.
localStorage.clear();
sessionStorage.clear();

// How long something awaited may take is no part of a test: busy machines are slow.
configure({ asyncUtilTimeout: 15_000 });

lightenComputedStyle();
lightenLabels();
lightenElements();
lightenErrors({ configure, getConfig });

// jsdom has no layout, no media queries and no pointer capture; Radix and the theme ask for them.
Range.prototype.getClientRects = () =>
  ({ length: 0, item: () => null, [Symbol.iterator]: [][Symbol.iterator] }) as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= vi.fn((query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})) as unknown as typeof window.matchMedia;
