import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Descendant, Editor, Range } from 'slate';
import { replaceDocument, selectIfPresent, type Documents } from './documents.ts';

const typed = new Set(['insert_text', 'remove_text', 'set_selection']);

export interface DocumentBinding {
  readonly onValueChange: (nodes: Descendant[]) => void;
  readonly onSelectionChange: (selection: Range | null) => void;
}

/** A field of a form that groups consecutive keystrokes into one step. */
export interface DocumentField {
  /** Returns the saved value: a document that is blank again is null if this is. */
  readonly readInitial: () => unknown;
  readonly change: (value: unknown, options: { readonly isTyping: boolean }) => void;
}

export interface DocumentSpec {
  readonly editor: Editor;
  readonly documents: Documents;
  readonly field: DocumentField;
  /** The value of the field. */
  readonly value: unknown;
}

/** What the editor shows: the document of a value of the form. */
interface Shown {
  readonly value: unknown;
  readonly nodes: Descendant[];
  /** Another reading of the same value is another document: blocks of a plugin come and go with it. */
  readonly documents: Documents;
}

/**
 * Joins an editor to its value in the form. What is done in it becomes steps of the form, letters typed in one go a
 * single one; what comes from elsewhere, such as an undo, is put into it with the cursor where that change was.
 */
export function useDocument({ editor, documents, field, value }: DocumentSpec): DocumentBinding {
  const shown = useRef<Shown>({ value, nodes: editor.children, documents });

  useLayoutEffect(() => {
    const { current } = shown;
    if (Object.is(value, current.value) && documents === current.documents) return;
    // The editor tells a moment later what was typed. Until then it holds more than the form knows, and what it tells is
    // told with all that is round it: to put another document in now would take letters away.
    if (editor.children !== current.nodes) return;
    const read = documents.read(value);
    if (read.kind === 'damaged') return;
    replaceDocument(editor, read.nodes);
    documents.adopt(value, editor.children);
    shown.current = { value, nodes: editor.children, documents };
    const selection = documents.selectionOf(value);
    if (selection && editor.selection) selectIfPresent(editor, selection);
  }, [documents, editor, value]);

  const onValueChange = useCallback(
    (nodes: Descendant[]) => {
      if (nodes === shown.current.nodes) return;
      const initial = field.readInitial();
      const isFirstEmpty = initial === null || initial === undefined;
      const next = documents.write(nodes, isFirstEmpty);
      const isTyping = editor.operations.every(({ type }) => typed.has(type));
      shown.current = { value: next, nodes, documents };
      field.change(next, { isTyping });
    },
    [documents, editor, field],
  );

  const onSelectionChange = useCallback(
    (selection: Range | null) => {
      if (selection && editor.children === shown.current.nodes) {
        documents.keepSelection(shown.current.value, selection);
      }
    },
    [documents, editor],
  );

  return { onValueChange, onSelectionChange };
}
