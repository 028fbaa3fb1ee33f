import { Node, type Editor, type Operation, type Range } from 'slate';

function hasPoints(editor: Editor, { anchor, focus }: Partial<Range>): boolean {
  return [anchor, focus].every((point) => point === undefined || Node.has(editor, point.path));
}

/**
 * Drops a selection whose positions are not in the document. Slate translates the browser's selection with the last
 * rendered document, and every tool that reads a selection of removed blocks would throw while it renders.
 */
export function withSoundSelection<E extends Editor>(editor: E): E {
  const { apply } = editor;
  editor.apply = (operation: Operation) => {
    const isStale =
      operation.type === 'set_selection' &&
      operation.newProperties !== null &&
      !hasPoints(editor, operation.newProperties);
    if (!isStale) apply(operation);
  };
  return editor;
}
