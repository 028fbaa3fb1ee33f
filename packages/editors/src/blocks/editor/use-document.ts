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

/** The document that the editor shows, with the value that it was read from. */
interface Shown {
  readonly value: unknown;
  readonly nodes: Descendant[];
  /** A new reader yields a new document for the same value: its block types have changed. */
  readonly documents: Documents;
}

/**
 * Synchronises an editor with the value of its field. Changes in the editor are written to the field, consecutive
 * keystrokes as one step; other values of the field, such as after undo, replace the document and restore its selection.
 */
export function useDocument({ editor, documents, field, value }: DocumentSpec): DocumentBinding {
  const shown = useRef<Shown>({ value, nodes: editor.children, documents });

  useLayoutEffect(() => {
    const { current } = shown;
    if (Object.is(value, current.value) && documents === current.documents) return;
    // Slate reports changes in a microtask. Until then the editor has text that the field does not have yet, and
    // replacing the document now would lose that text.
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
