import { Editor, Point, Range } from 'slate';
import { currentLink, leaveLink } from '../commands/links.ts';

/** A space at the end of a link leads out of it. */
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
