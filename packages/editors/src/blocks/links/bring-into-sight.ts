import type { Range } from 'slate';
import { ReactEditor } from 'slate-react';

/**
 * Scrolls to a part of the text, as far as it is out of sight. The tools may be in sight while the words that they are
 * used for are not, and what stands beside those would be out of reach with them.
 * @returns where its first line is then, in pixels of the window
 */
export function bringIntoSight(editor: ReactEditor, range: Range): DOMRect {
  const part = ReactEditor.toDOMRange(editor, range);
  const { startContainer: node } = part;
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const [first] = part.getClientRects();
  return first ?? part.getBoundingClientRect();
}
