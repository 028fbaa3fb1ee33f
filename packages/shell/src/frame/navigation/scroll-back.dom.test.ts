import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollBack } from './use-scroll-position.ts';

let top = 0;
let resized: () => void;

beforeEach(() => {
  top = 0;
  resized = () => undefined;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  const goTo: typeof window.scrollTo = (to?: ScrollToOptions | number) => {
    top = typeof to === 'object' ? (to.top ?? 0) : 0;
  };
  vi.spyOn(window, 'scrollTo').mockImplementation(goTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {
        resized = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the scroll position while the height of the page changes, also after it was reached', () => {
  const end = scrollBack(700);
  expect(top).toBe(700);
  // The browser preserves the visible content, and rows above it are lower than their placeholders.
  top = 640;
  resized();
  expect(top).toBe(700);
  end();
});

it('does not scroll back once the user scrolls', () => {
  scrollBack(700);
  window.dispatchEvent(new Event('wheel'));
  top = 900;
  resized();
  expect(top).toBe(900);
});
