import { Node, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';

/** A top-level block and its element on the page. */
export interface PlacedBlock {
  readonly index: number;
  readonly element: HTMLElement;
}

/** Returns the element of a block; undefined while it is not rendered. */
export function blockElement(editor: Editor, index: number): HTMLElement | undefined {
  const node = editor.children[index];
  if (!node) return undefined;
  try {
    return ReactEditor.toDOMNode(editor, node);
  } catch {
    // The block was just inserted and is not rendered yet.
    return undefined;
  }
}

/** Returns the block that contains an element of the page; undefined outside of the document. */
export function blockOf(editor: Editor, target: EventTarget | null): PlacedBlock | undefined {
  const inner = target instanceof Element ? target.closest('[data-slate-node="element"]') : null;
  if (!inner) return undefined;
  for (let element: Element | null = inner; element; element = element.parentElement) {
    if (!(element instanceof HTMLElement) || element.dataset['slateNode'] !== 'element') continue;
    const isTop = element.parentElement?.closest('[data-slate-node="element"]') === null;
    if (!isTop) continue;
    const node = ReactEditor.toSlateNode(editor, element);
    const index = Node.isEditor(node) ? -1 : ReactEditor.findPath(editor, node)[0];
    return index === undefined || index < 0 ? undefined : { index, element };
  }
  return undefined;
}

/** Returns the block at a vertical position, or the nearest one. @param y viewport pixels */
export function blockAtHeight(editor: Editor, y: number): PlacedBlock | undefined {
  let low = 0;
  let high = editor.children.length - 1;
  let found: PlacedBlock | undefined;
  while (low <= high) {
    const index = Math.floor((low + high) / 2);
    const element = blockElement(editor, index);
    if (!element) return found;
    found = { index, element };
    const { top, bottom } = element.getBoundingClientRect();
    if (y < top) high = index - 1;
    else if (y > bottom) low = index + 1;
    else return found;
  }
  return found;
}
