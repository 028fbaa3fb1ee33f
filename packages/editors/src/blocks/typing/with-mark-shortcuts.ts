import { Editor, Node, Range, Transforms, type Path } from 'slate';
import { isOutsideText } from '../commands/block-kind.ts';
import type { Mark } from '../model/nodes.ts';

interface Shortcut {
  readonly mark: Mark;
  /** What the words stand between. */
  readonly fence: string;
  /** The words with their fences, before the cursor. */
  readonly pattern: RegExp;
}

/** By the character that ends them. Words are at most this long: what is typed is looked at from behind with every key. */
const longest = 400;

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

/** Gives words a mark once they stand between its signs, as in Markdown; the signs go. */
export function withMarkShortcuts<E extends Editor>(editor: E): E {
  const { insertText } = editor;

  const mark = (): void => {
    const { selection } = editor;
    if (!selection || !Range.isCollapsed(selection)) return;
    const { path, offset } = selection.anchor;
    const node = Node.get(editor, path);
    if (!Node.isText(node) || node['code'] === true || isOutsideText(editor)) return;
    const before = node.text.slice(Math.max(0, offset - longest), offset);
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
      // What is typed next goes on without the mark.
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
