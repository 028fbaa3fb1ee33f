import { isSameValue } from '@admin/content-model';
import { Editor, Node, Range, Transforms, type Descendant, type Point } from 'slate';
import { documentValue, isBlank, type BlockTypes } from '../nodes.ts';
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

/** So many blocks are changed one by one; beyond that the document is put in as a whole. */
const maxSteps = 200;

function hasPoint(editor: Editor, { path, offset }: Point): boolean {
  const node = Node.has(editor, path) ? Node.get(editor, path) : undefined;
  return node !== undefined && Node.isText(node) && offset <= node.text.length;
}

/** Puts the cursor to a place that may not be there any more. @returns whether it is there */
export function selectIfPresent(editor: Editor, selection: Range): boolean {
  const points = Range.points(selection);
  for (const [point] of points) if (!hasPoint(editor, point)) return false;
  Transforms.select(editor, selection);
  return true;
}

/**
 * Makes the editor hold another document. Blocks that are equal in both stay as they are, with the cursor in them and
 * what the browser has drawn.
 */
export function replaceDocument(editor: Editor, nodes: readonly Descendant[]): void {
  const before = editor.children;
  const shorter = Math.min(before.length, nodes.length);
  let start = 0;
  while (start < shorter && isSameValue(before[start], nodes[start])) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    isSameValue(before[before.length - 1 - end], nodes[nodes.length - 1 - end])
  ) {
    end += 1;
  }
  const removed = before.length - end - start;
  const added = nodes.slice(start, nodes.length - end);
  if (removed === 0 && added.length === 0) return;
  if (removed + added.length > maxSteps) {
    Transforms.deselect(editor);
    editor.children = [...nodes];
    editor.onChange();
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    // First what comes, then what goes: the editor is never without a block that the cursor could go to.
    Transforms.insertNodes(editor, added, { at: [start], voids: true });
    for (let index = 0; index < removed; index += 1) {
      Transforms.removeNodes(editor, { at: [start + added.length], voids: true });
    }
  });
}
