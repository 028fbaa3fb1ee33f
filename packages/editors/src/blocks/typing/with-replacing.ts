import { Range, Transforms, type Editor } from 'slate';

/**
 * What is typed over a selection: first that goes and the document is put in order, then the letters come. Both at once
 * would put marked letters to a place that the order has just taken away.
 */
export function withReplacing<E extends Editor>(editor: E): E {
  const { insertText } = editor;
  editor.insertText = (content, options) => {
    const { selection, marks } = editor;
    if (!options?.at && selection && Range.isExpanded(selection)) {
      Transforms.delete(editor);
      editor.marks = marks;
    }
    insertText(content, options);
  };
  return editor;
}
