import { isSafeLink, type LinkedEntry } from '@admin/content-model';
import { Editor, Node, Path, Range, Transforms, type NodeEntry } from 'slate';
import { isElement, text, type BlockElement } from '../nodes.ts';
import { isOutsideText } from './block-kind.ts';

/** The link that the cursor is in, or that the whole selection is in. */
export function currentLink(editor: Editor): NodeEntry<BlockElement> | undefined {
  if (!editor.selection) return undefined;
  return Editor.above(editor, { match: (node): node is BlockElement => isElement(node, 'link') });
}

/** Whether the selection begins in one block and ends in another: no link can lie there. */
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

/** Whether the selection can be a link: it lies in the text of one block. */
export function canLink(editor: Editor): boolean {
  return !isOutsideText(editor) && !spansBlocks(editor);
}

/** Whether an address may be given to a link: a whole one of a safe kind, or a path of this site. */
export function isLinkAddress(url: string): boolean {
  if (url.startsWith('/')) return isSafeLink(url);
  return URL.canParse(url) && isSafeLink(url);
}

/** What a link says and where it leads: to an address, which may be that of an entry. */
export interface LinkText {
  readonly words: string;
  readonly url: string;
  readonly entry?: LinkedEntry | undefined;
}

/** Moves the cursor behind the link that it is in, so that typing continues there. */
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
  // The document is put in order before anything is inserted: what is deleted can reach over several blocks.
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  Transforms.insertNodes(editor, { ...link, children: [marked] }, { select: true });
  leaveLink(editor);
}

/** Gives a link other words, another address or another entry. Words that stay keep their marks. */
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

/** Takes a link away and leaves its words. */
export function removeLink(editor: Editor, at: Path): void {
  Transforms.unwrapNodes(editor, { at });
}
