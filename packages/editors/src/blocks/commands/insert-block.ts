import { Editor, Node, Transforms, type Path } from 'slate';
import type { BlockType } from '../../contract/block-types.ts';
import { embedded, isElement, text } from '../model/nodes.ts';
import type { BlockElement } from '../model/slate-types.ts';

/** Puts a block behind the one that the cursor is in, or in its place if that is an empty paragraph. */
export function insertBlock(editor: Editor, block: BlockElement): void {
  const index = editor.selection?.anchor.path[0] ?? editor.children.length - 1;
  const current = editor.children[index];
  const isFree = isElement(current, 'paragraph') && Node.string(current) === '';
  const at: Path = [isFree ? index : index + 1];
  Editor.withoutNormalizing(editor, () => {
    if (isFree) Transforms.removeNodes(editor, { at: [index] });
    Transforms.insertNodes(editor, block, { at, voids: true });
    Transforms.select(editor, Editor.start(editor, at));
  });
}

/** A picture out of the media library. One without words of its own is described by its name. */
export function imageBlock(file: {
  readonly name: string;
  readonly alternativeText: string | null;
}): BlockElement {
  const alternativeText =
    file.alternativeText === null || file.alternativeText === '' ? file.name : file.alternativeText;
  return { type: 'image', image: { ...file, alternativeText }, children: [text()] };
}

/** A new block of a plugin in the editor's form. Throws what the plugin's `insert` throws. */
export function freshBlock({ type, content, insert }: BlockType): BlockElement {
  const node = insert();
  return content === 'text'
    ? { ...node, type, children: [...node.children] as BlockElement[] }
    : embedded({ ...node, type });
}
