import type { PointArea } from '@admin/shell/host';
import type { ContributionName } from './contribution-name.ts';

/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** True for a point without contributions: the rectangle shows where they would be. */
  readonly isEmpty: boolean;
}

/** The thickness of the mark of an empty area, in CSS pixels. */
const gap = 6;

const hasSize = ({ width, height }: Pick<DOMRect, 'width' | 'height'>) => width > 0 || height > 0;

/** Returns the rectangle of an element; for one without a box (`display: contents`) that of its content. */
function elementRect(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (hasSize(own)) return own;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/**
 * Returns whether the content of an element is behind a modal dialog, which takes the pointer from the body and thereby from
 * the page.
 */
function isBehindDialog(container: Element | null): boolean {
  const ignoresPointer = (element: Element) => getComputedStyle(element).pointerEvents === 'none';
  return container !== null && ignoresPointer(container.ownerDocument.body) && ignoresPointer(container);
}

/** Returns the elements of a fragment: React passes each of them to an observer. */
function elementsOf(area: PointArea): readonly Element[] {
  if (area instanceof Element) return [area];
  const elements: Element[] = [];
  const observer: Pick<ResizeObserver, 'observe' | 'unobserve' | 'disconnect'> = {
    observe: (element) => void elements.push(element),
    unobserve: () => undefined,
    disconnect: () => undefined,
  };
  area.observeUsing?.(observer);
  area.unobserveUsing?.(observer);
  return elements;
}

function union(rects: readonly DOMRect[]): Box | null {
  const shown = rects.filter(hasSize);
  if (shown.length === 0) return null;
  const left = Math.min(...shown.map((rect) => rect.left));
  const top = Math.min(...shown.map((rect) => rect.top));
  const width = Math.max(...shown.map((rect) => rect.right)) - left;
  const height = Math.max(...shown.map((rect) => rect.bottom)) - top;
  return { left, top, width, height, isEmpty: false };
}

interface Surroundings {
  readonly parent: Element;
  /** The element before the area in its parent. */
  readonly previous: Element | null;
}

/** Returns the surroundings of a fragment without elements. */
function gapSurroundings(area: PointArea): Surroundings | null {
  const isAt = (node: Node, position: number) =>
    ((area.compareDocumentPosition?.(node) ?? 0) & position) !== 0;
  let parent: Element = document.body;
  if (!isAt(parent, Node.DOCUMENT_POSITION_CONTAINS)) return null;
  for (;;) {
    const children = [...parent.children];
    const inner = children.find((child) => isAt(child, Node.DOCUMENT_POSITION_CONTAINS));
    if (!inner) {
      const previous = children.findLast((child) => isAt(child, Node.DOCUMENT_POSITION_PRECEDING));
      return { parent, previous: previous ?? null };
    }
    parent = inner;
  }
}

function surroundingsOf(area: PointArea, [first]: readonly Element[]): Surroundings | null {
  if (!first) return gapSurroundings(area);
  const { parentElement: parent, previousElementSibling: previous } = first;
  return parent && { parent, previous };
}

/** Returns the closest ancestor with a box: elements that wrap contributions have none. */
function withBox(element: Element): Element {
  let current = element;
  while (current.parentElement && !hasSize(current.getBoundingClientRect())) current = current.parentElement;
  return current;
}

/** Returns the location of an area without visible content: after the element before it, or at the start of its parent. */
function emptyBox({ parent: directParent, previous }: Surroundings): Box {
  const parent = withBox(directParent);
  const outer = parent.getBoundingClientRect();
  const before = previous && elementRect(previous);
  if (!before || !hasSize(before)) {
    return { left: outer.left, top: outer.top, width: outer.width, height: gap, isEmpty: true };
  }
  const { display, flexDirection, direction } = getComputedStyle(parent);
  if (display.endsWith('flex') && flexDirection.startsWith('row')) {
    const left = direction === 'rtl' ? before.left - gap : before.right;
    return { left, top: before.top, width: gap, height: before.height, isEmpty: true };
  }
  return { left: before.left, top: before.bottom, width: before.width, height: gap, isEmpty: true };
}

/** Returns the rectangle of the visible content of an area; null if it has none, or is behind a dialog. */
export function contentBox(area: PointArea): Box | null {
  const elements = elementsOf(area);
  if (elements.some(({ parentElement }) => isBehindDialog(parentElement))) return null;
  return union([...area.getClientRects(), ...elements.map(elementRect)]);
}

/** Returns the rectangle of an area; null if it is not on the page. */
export function areaBox(area: PointArea): Box | null {
  const shown = contentBox(area);
  if (shown) return shown;
  const around = surroundingsOf(area, elementsOf(area));
  return around && !isBehindDialog(around.parent) ? emptyBox(around) : null;
}

/** Returns the rectangle of the contribution that reads a point; null if it is not visible. */
export function readerBox({ pluginId, contributionId }: ContributionName): Box | null {
  const element = document.querySelector(
    `[data-plugin="${CSS.escape(pluginId)}"][data-contribution="${CSS.escape(contributionId)}"]`,
  );
  return element && contentBox(element);
}

/** Scrolls the page to an area. */
export function scrollToArea(area: PointArea): void {
  const elements = elementsOf(area);
  const around = surroundingsOf(area, elements);
  const targets = [...elements, ...elements.map((element) => element.firstElementChild), around?.previous];
  const target = targets.find((one) => one && hasSize(one.getBoundingClientRect())) ?? around?.parent;
  target?.scrollIntoView({ block: 'center' });
}
