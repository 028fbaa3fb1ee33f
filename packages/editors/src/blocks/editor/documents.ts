import { isSameValue } from '@admin/content-model';
import { Editor, Node, Range, Transforms, type Descendant, type Point } from 'slate';
import { documentValue, isBlank, noInlineElements, type BlockTypes, type InlineElements } from '../nodes.ts';
import { readDocument, type ReadDocument } from '../schema/read-document.ts';

/** Cache of the values of one field: the document and the last selection of each. */
export interface Documents {
  /** Returns the document of a value. Reads each value once; values written by the editor are not read. */
  readonly read: (value: unknown) => ReadDocument;
  /** Returns the value of a document. @param isFirstEmpty whether the saved value is empty, so that a blank document is null */
  readonly write: (nodes: Descendant[], isFirstEmpty: boolean) => unknown;
  /** Replaces the cached document of a value with the one that the editor has composed. */
  readonly adopt: (value: unknown, nodes: Descendant[]) => void;
  readonly selectionOf: (value: unknown) => Range | undefined;
  readonly keepSelection: (value: unknown, selection: Range) => void;
}

/** Creates the cache. Values are compared by identity; all empty values share one entry. */
export function createDocuments(types: BlockTypes, inlines: InlineElements = noInlineElements): Documents {
  const nothing = {};
  const keyOf = (value: unknown): object =>
    typeof value === 'object' && value !== null ? value : typeof value === 'string' ? { value } : nothing;
  const known = new WeakMap<object, ReadDocument>();
  const selections = new WeakMap<object, Range>();
  return {
    read(value) {
      const key = keyOf(value);
      const found = known.get(key) ?? readDocument(value, types, inlines);
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

/** Maximum number of blocks that are replaced one by one; above it the whole document is replaced. */
const maxSteps = 200;

function hasPoint(editor: Editor, { path, offset }: Point): boolean {
  const node = Node.has(editor, path) ? Node.get(editor, path) : undefined;
  return node !== undefined && Node.isText(node) && offset <= node.text.length;
}

/** Restores a selection if its positions still exist. @returns whether they do */
export function selectIfPresent(editor: Editor, selection: Range): boolean {
  const points = Range.points(selection);
  for (const [point] of points) if (!hasPoint(editor, point)) return false;
  Transforms.select(editor, selection);
  return true;
}

/**
 * Replaces the document of the editor. Equal blocks at the start and the end keep their nodes, cursor and DOM.
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
    // Inserts before it removes, so that the cursor always has a block to move to.
    Transforms.insertNodes(editor, added, { at: [start], voids: true });
    for (let index = 0; index < removed; index += 1) {
      Transforms.removeNodes(editor, { at: [start + added.length], voids: true });
    }
  });
}
