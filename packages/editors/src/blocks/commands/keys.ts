import { isPressOf, type KeyPress } from '@admin/shell/host';
import { Editor } from 'slate';
import { indentItems, outdentItems, currentItem } from './indent.ts';
import { stepBlock, type BlockPosition } from './change-blocks.ts';
import { toggleMark } from './format.ts';
import { extendToEdge, moveToEdge, selectAll, type DocumentEdge } from './selection.ts';
import { noBlockMarks, type BlockMarks, type Mark } from '../nodes.ts';

/** Shortcuts of the marks, in the notation of `useShortcut`. */
export const markKeys: Readonly<Record<Mark, string>> = {
  bold: 'Mod+B',
  italic: 'Mod+I',
  underline: 'Mod+U',
  strikethrough: 'Mod+Shift+S',
  code: 'Mod+E',
};

export const linkKeys = 'Mod+K';

const marksByKey: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', u: 'underline', e: 'code' };

/** Returns the mark that a key press toggles; undefined for any other key press. */
export function markOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): Mark | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (shiftKey) return letter === 's' ? 'strikethrough' : undefined;
  return marksByKey[letter];
}

/** Returns the direction in which a key press moves a block; undefined for any other key press. */
export function stepOfPress({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyPress): 'down' | 'up' | undefined {
  if (altKey || !shiftKey || !(ctrlKey || metaKey)) return undefined;
  return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined;
}

/**
 * Returns the end of the document that a key press moves to. Cmd+Shift with an arrow moves a block, so only Home and End extend
 * the selection.
 */
export function edgeOfPress({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): DocumentEdge | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const isArrow = metaKey && !shiftKey;
  if (key === 'Home' || (isArrow && key === 'ArrowUp')) return 'start';
  return key === 'End' || (isArrow && key === 'ArrowDown') ? 'end' : undefined;
}

export interface KeyHost {
  /** Lets the Tab key leave the editor, in lists as well. */
  readonly isReleased: boolean;
  readonly onMoved: (position: BlockPosition) => void;
  readonly onLink: () => void;
  /** Edits the inline element at the cursor. @returns whether there is one with a form */
  readonly onInline?: () => boolean;
  /** The marks of plugins, whose shortcuts come after those of the editor. @default none */
  readonly pluginMarks?: BlockMarks;
}

/** Handles the keys that move the cursor to an end of the document or extend the selection. @returns whether the key press was handled */
function pressSelection(editor: Editor, press: KeyPress): boolean {
  const edge = edgeOfPress(press);
  if (edge && press.shiftKey) extendToEdge(editor, edge);
  else if (edge) moveToEdge(editor, edge);
  else if (isPressOf(press, 'Mod+A')) selectAll(editor);
  else return false;
  return true;
}

/** Handles the key bindings of the editor. @returns whether the key press was handled */
export function pressKey(editor: Editor, press: KeyPress, host: KeyHost): boolean {
  const { isReleased, onMoved, onLink, pluginMarks = noBlockMarks } = host;
  if (pressSelection(editor, press)) return true;
  const hasModifier = press.shiftKey || press.ctrlKey || press.altKey || press.metaKey;
  if (press.key === 'Enter' && !hasModifier && Editor.void(editor) && host.onInline?.() === true) return true;
  const mark = markOfKey(press);
  if (mark) {
    toggleMark(editor, mark);
    return true;
  }
  if (isPressOf(press, linkKeys)) {
    onLink();
    return true;
  }
  const step = stepOfPress(press);
  if (step) {
    const position = stepBlock(editor, step);
    if (position) onMoved(position);
    return true;
  }
  for (const { mark: key, shortcut } of pluginMarks.values()) {
    if (shortcut === undefined || !isPressOf(press, shortcut)) continue;
    toggleMark(editor, key);
    return true;
  }
  if (press.key !== 'Tab' || isReleased || press.ctrlKey || press.altKey || press.metaKey) return false;
  if (!currentItem(editor)) return false;
  if (press.shiftKey) outdentItems(editor);
  else indentItems(editor);
  return true;
}
