import { Editor, Range, Transforms } from 'slate';
import { currentBlock, type BlockKind } from '../commands/block-kind.ts';
import { convertBlocks } from '../commands/convert.ts';

/** What is typed at the start of a paragraph, and what a space after it makes of that. */
const snippets: Readonly<Record<string, BlockKind>> = {
  '```': 'code',
  '#': 'heading-one',
  '##': 'heading-two',
  '###': 'heading-three',
  '####': 'heading-four',
  '#####': 'heading-five',
  '######': 'heading-six',
  '1.': 'list-ordered',
  '-': 'list-unordered',
  '*': 'list-unordered',
  '+': 'list-unordered',
  '>': 'quote',
  '![': 'image',
};

export interface SnippetHost {
  /** Lets the user choose a picture; undefined while there is nothing to choose from. */
  readonly chooseImage: () => (() => void) | undefined;
}

/** Turns a paragraph into the block that its first letters stand for, once a space follows them. */
export function withSnippets<E extends Editor>(editor: E, { chooseImage }: SnippetHost): E {
  const { insertText } = editor;

  const takeSnippet = (): boolean => {
    const { selection } = editor;
    const [block, path] = currentBlock(editor) ?? [];
    if (!selection || !Range.isCollapsed(selection) || block?.type !== 'paragraph' || !path) return false;
    const typed = { anchor: Editor.start(editor, path), focus: selection.anchor };
    const kind = snippets[Editor.string(editor, typed)];
    if (kind === undefined) return false;
    const choose = kind === 'image' ? chooseImage() : undefined;
    if (kind === 'image' && !choose) return false;
    Editor.withoutNormalizing(editor, () => {
      Transforms.delete(editor, { at: typed });
      if (kind !== 'image') convertBlocks(editor, kind);
    });
    choose?.();
    return true;
  };

  editor.insertText = (content, options) => {
    if (content !== ' ' || !takeSnippet()) insertText(content, options);
  };
  return editor;
}
