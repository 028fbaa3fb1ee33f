import type { Descendant, Range } from 'slate';
import type { BlockTypes } from '../model/block-types.ts';
import { documentValue } from '../model/document-value.ts';
import { isBlank } from '../model/nodes.ts';
import { readDocument, type ReadDocument } from '../schema/read-document.ts';

/** What is known of the values of one field: how each is edited, and where the cursor was in it. */
export interface Documents {
  /** The value as a document. Read once; what the editor itself has written is not read at all. */
  readonly read: (value: unknown) => ReadDocument;
  /** The value of a document. @param isFirstEmpty whether the field was empty at first, so that nothing is null */
  readonly write: (nodes: Descendant[], isFirstEmpty: boolean) => unknown;
  /** The document of a value is another one than was read: the editor has put it together in its own way. */
  readonly adopt: (value: unknown, nodes: Descendant[]) => void;
  readonly selectionOf: (value: unknown) => Range | undefined;
  readonly keepSelection: (value: unknown, selection: Range) => void;
}

/** Creates what remembers the values of one field. Values are told apart by identity; nothing is one value. */
export function createDocuments(types: BlockTypes): Documents {
  const nothing = {};
  const keyOf = (value: unknown): object =>
    typeof value === 'object' && value !== null ? value : typeof value === 'string' ? { value } : nothing;
  const known = new WeakMap<object, ReadDocument>();
  const selections = new WeakMap<object, Range>();
  return {
    read(value) {
      const key = keyOf(value);
      const found = known.get(key) ?? readDocument(value, types);
      known.set(key, found);
      return found;
    },
    write(nodes, isFirstEmpty) {
      const value = isFirstEmpty && isBlank(nodes) ? null : documentValue(nodes);
      known.set(keyOf(value), { kind: 'document', nodes });
      return value;
    },
    adopt(value, nodes) {
      known.set(keyOf(value), { kind: 'document', nodes });
    },
    selectionOf: (value) => selections.get(keyOf(value)),
    keepSelection: (value, selection) => void selections.set(keyOf(value), selection),
  };
}
