import { Editor, Node, Point, Range, Transforms, type Path } from 'slate';
import { currentBlock, isOutsideText, type BlockKind } from '../commands/block-kind.ts';
import { convertBlocks } from '../commands/format.ts';
import { hasInlineVoid, leaveInlineVoid } from '../commands/inlines.ts';
import { currentLink, leaveLink } from '../commands/links.ts';
import type { Mark } from '../nodes.ts';

/** Block kinds by the text at the start of a paragraph that a space turns into them. */
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
  /** Returns the function that opens the image picker; undefined without a media library. */
  readonly chooseImage: () => (() => void) | undefined;
}

/** Converts a paragraph when a space follows a snippet such as `#` or `1.` at its start. */
export function withSnippets<E extends Editor>(editor: E, { chooseImage }: SnippetHost): E {
  const { insertText } = editor;

  const takeSnippet = (): boolean => {
    const { selection } = editor;
    const [block, path] = currentBlock(editor) ?? [];
    if (!selection || !Range.isCollapsed(selection) || block?.type !== 'paragraph' || !path) return false;
    const typed = { anchor: Editor.start(editor, path), focus: selection.anchor };
    if (hasInlineVoid(editor, typed)) return false;
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

interface Shortcut {
  readonly mark: Mark;
  /** The characters before and after the words. */
  readonly fence: string;
  /** Matches the fenced words before the cursor. */
  readonly pattern: RegExp;
}

/** Maximum length of the text before the cursor that is searched for fences. */
const maxSearchedLength = 400;

const shortcuts: readonly Shortcut[] = [
  { mark: 'bold', fence: '**', pattern: /(?<!\*)\*\*(?=[^\s*])([^*]*[^\s*])\*\*$/ },
  { mark: 'code', fence: '`', pattern: /(?<!`)`([^`]+)`$/ },
  { mark: 'italic', fence: '*', pattern: /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]*[^\s*])\*$/u },
  { mark: 'italic', fence: '_', pattern: /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]*[^\s_])_$/u },
  { mark: 'strikethrough', fence: '~~', pattern: /(?<!~)~~(?=[^\s~])([^~]*[^\s~])~~$/ },
];

const rangeIn = (path: Path, from: number, to: number): Range => ({
  anchor: { path, offset: from },
  focus: { path, offset: to },
});

/** Replaces Markdown fences around words with a mark when the closing fence is typed. */
export function withMarkShortcuts<E extends Editor>(editor: E): E {
  const { insertText } = editor;

  const mark = (): void => {
    const { selection } = editor;
    if (!selection || !Range.isCollapsed(selection)) return;
    const { path, offset } = selection.anchor;
    const node = Node.get(editor, path);
    if (!Node.isText(node) || node['code'] === true || isOutsideText(editor)) return;
    const before = node.text.slice(Math.max(0, offset - maxSearchedLength), offset);
    for (const { mark: name, fence, pattern } of shortcuts) {
      const [all, words] = pattern.exec(before) ?? [];
      if (all === undefined || words === undefined) continue;
      const start = offset - all.length;
      Editor.withoutNormalizing(editor, () => {
        Transforms.delete(editor, { at: rangeIn(path, offset - fence.length, offset) });
        Transforms.delete(editor, { at: rangeIn(path, start, start + fence.length) });
        Transforms.select(editor, rangeIn(path, start, start + words.length));
        Editor.addMark(editor, name, true);
        Transforms.collapse(editor, { edge: 'end' });
      });
      // The text typed next does not have the mark.
      Editor.removeMark(editor, name);
      return;
    }
  };

  editor.insertText = (content, options) => {
    insertText(content, options);
    if (content === '*' || content === '`' || content === '_' || content === '~') mark();
  };
  return editor;
}

/** Inserts a space that is typed at the end of a link behind the link. */
export function withLinkTyping<E extends Editor>(editor: E): E {
  const { insertText } = editor;
  editor.insertText = (content, options) => {
    const { selection } = editor;
    const [, at] = currentLink(editor) ?? [];
    const leaves =
      content === ' ' &&
      selection &&
      at &&
      Range.isCollapsed(selection) &&
      Point.equals(selection.anchor, Editor.end(editor, at));
    if (leaves) leaveLink(editor);
    insertText(content, options);
  };
  return editor;
}

/**
 * Replaces a selection in two steps: deletes it and normalizes the document, then inserts the text. In one step, text with
 * marks would be inserted at a position that normalization has removed.
 */
export function withReplacing<E extends Editor>(editor: E): E {
  const { insertText } = editor;
  editor.insertText = (content, options) => {
    const { selection, marks } = editor;
    if (!options?.at && selection && Range.isExpanded(selection)) {
      Transforms.delete(editor);
      editor.marks = marks;
    } else if (!options?.at) leaveInlineVoid(editor);
    insertText(content, options);
  };
  return editor;
}
