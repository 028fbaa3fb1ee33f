import { Editor, Range, Transforms } from 'slate';
import { currentBlock } from '../commands/block-kind.ts';

/** A question is one word or a few, not a path that happens to begin with a slash. */
const question = /^\/([\p{L}\p{N} -]{0,30})$/u;

/** What is asked for behind a slash at the start of a paragraph; undefined where nothing is. */
export function slashQuery(editor: Editor): string | undefined {
  const { selection } = editor;
  const [block, path] = currentBlock(editor) ?? [];
  if (!selection || !Range.isCollapsed(selection) || block?.type !== 'paragraph' || !path) return undefined;
  const typed = Editor.string(editor, { anchor: Editor.start(editor, path), focus: selection.anchor });
  return question.exec(typed)?.[1];
}

/** Takes the slash and what follows it out of the text again. */
export function removeSlash(editor: Editor): void {
  const { selection } = editor;
  const [, path] = currentBlock(editor) ?? [];
  if (!selection || !path) return;
  Transforms.delete(editor, { at: { anchor: Editor.start(editor, path), focus: selection.anchor } });
}
