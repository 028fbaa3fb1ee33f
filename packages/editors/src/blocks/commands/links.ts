import { isSafeLink, type LinkedEntry } from '@admin/content-model';
import { Editor, Node, Path, Range, Transforms, type NodeEntry } from 'slate';
import { isElement, text, type BlockElement } from '../nodes.ts';
import { isOutsideText } from './block-kind.ts';

/** Returns the link that contains the cursor or the whole selection. */
export function currentLink(editor: Editor): NodeEntry<BlockElement> | undefined {
  if (!editor.selection) return undefined;
  return Editor.above(editor, { match: (node): node is BlockElement => isElement(node, 'link') });
}

/** Returns whether the selection spans several blocks, where no link is possible. */
export function spansBlocks(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection) return false;
  const [start, end] = Range.edges(selection);
  const blockAt = (path: Path) =>
    Editor.above(editor, {
      at: path,
      match: (node) => isElement(node) && !editor.isInline(node),
      voids: true,
    });
  const [, first] = blockAt(start.path) ?? [];
  const [, last] = blockAt(end.path) ?? [];
  return first !== undefined && last !== undefined && !Path.equals(first, last);
}

/** Returns whether the selection can become a link: it is in the text of one block. */
export function canLink(editor: Editor): boolean {
  return !isOutsideText(editor) && !spansBlocks(editor);
}

/** Returns whether a link can have an address: an absolute one with a safe scheme, or a path. */
export function isLinkAddress(url: string): boolean {
  if (url.startsWith('/')) return isSafeLink(url);
  return URL.canParse(url) && isSafeLink(url);
}

/** The words and the address of a link, and the entry at that address. */
export interface LinkText {
  readonly words: string;
  readonly url: string;
  readonly entry?: LinkedEntry | undefined;
}

/** Moves the cursor behind the link that contains it. */
export function leaveLink(editor: Editor): void {
  const [, at] = currentLink(editor) ?? [];
  if (at) Transforms.select(editor, Editor.start(editor, Path.next(at)));
}

/** Replaces a range with a link, which may be empty, and puts the cursor behind the link. */
export function insertLink(editor: Editor, at: Range, { words, url, entry }: LinkText): void {
  const link = { type: 'link', url, ...(entry && { entry }) };
  Transforms.select(editor, at);
  const isUnchanged = Editor.string(editor, at) === words && Range.isExpanded(at);
  Transforms.unwrapNodes(editor, { match: (node) => isElement(node, 'link'), split: true });
  if (isUnchanged) {
    Transforms.wrapNodes(editor, { ...link, children: [] }, { split: true });
    Transforms.collapse(editor, { edge: 'end' });
    leaveLink(editor);
    return;
  }
  const marked = { ...Editor.marks(editor), ...text(words) };
  // Deletion normalizes before the insertion, because it can span several blocks.
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  Transforms.insertNodes(editor, { ...link, children: [marked] }, { select: true });
  leaveLink(editor);
}

/** Changes the words, the address or the entry of a link. Unchanged words keep their marks. */
export function changeLink(editor: Editor, at: Path, { words, url, entry }: LinkText): void {
  Editor.withoutNormalizing(editor, () => {
    const link = Node.get(editor, at);
    if (entry) Transforms.setNodes(editor, { url, entry }, { at });
    else {
      Transforms.unsetNodes(editor, 'entry', { at });
      Transforms.setNodes(editor, { url }, { at });
    }
    if (Node.string(link) === words) return;
    const [first] = Node.texts(link);
    Transforms.insertNodes(editor, { ...first?.[0], ...text(words) }, { at: [...at, 0] });
    const former = Node.isElement(link) ? link.children : [];
    former.forEach(() => Transforms.removeNodes(editor, { at: [...at, 1] }));
  });
}

/** Removes a link and leaves its words. */
export function removeLink(editor: Editor, at: Path): void {
  Transforms.unwrapNodes(editor, { at });
}
