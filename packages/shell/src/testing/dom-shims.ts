/** A media query that does not match and never changes. */
const unmatched = (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

/** An observer that reports nothing, since jsdom has no layout. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const noRectangles = { length: 0, item: () => null, [Symbol.iterator]: [][Symbol.iterator] };

function define(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

function defineMissing(target: object, members: Readonly<Record<string, unknown>>): void {
  define(
    target,
    Object.fromEntries(Object.entries(members).filter(([name]) => Reflect.get(target, name) === undefined)),
  );
}

/**
 * Defines the browser APIs that the panel needs and jsdom lacks: layout, media queries and pointer capture. Existing
 * definitions are kept, except rectangles of text ranges, which jsdom cannot compute.
 */
export function defineDomShims(): void {
  define(Range.prototype, {
    getClientRects: () => noRectangles,
    getBoundingClientRect: () => new DOMRect(),
  });
  defineMissing(Element.prototype, {
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  });
  defineMissing(globalThis, { ResizeObserver: SilentObserver });
  defineMissing(window, { matchMedia: unmatched });
}
