import { Node, Transforms, type Editor, type Path } from 'slate';
import { isElement } from '../model/nodes.ts';
import type { BlockElement } from '../model/slate-types.ts';

/** How deep a list stands in lists: 0 for one in none. */
export function depthOf(list: BlockElement): number {
  const { indentLevel } = list;
  return typeof indentLevel === 'number' && Number.isInteger(indentLevel) && indentLevel > 0
    ? indentLevel
    : 0;
}

function isFormat(value: unknown): boolean {
  return value === 'ordered' || value === 'unordered';
}

/** Puts the first thing right that is wrong with a list, and says whether there was one. */
export function normalizeList(editor: Editor, list: BlockElement, at: Path): boolean {
  if (list.children.length === 0) {
    Transforms.removeNodes(editor, { at });
    return true;
  }
  const loose = list.children.findIndex((child) => !Node.isElement(child) || editor.isInline(child));
  if (loose !== -1) {
    Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at: [...at, loose] });
    return true;
  }
  if (!isFormat(list['format'])) {
    Transforms.setNodes(editor, { format: 'unordered' }, { at });
    return true;
  }
  const parent = Node.parent(editor, at);
  if (!isElement(parent, 'list')) return normalizeOuter(editor, list, at);
  if (list['indentLevel'] !== depthOf(parent) + 1) {
    Transforms.setNodes(editor, { indentLevel: depthOf(parent) + 1 }, { at });
    return true;
  }
  return joinNext(editor, list, at, parent);
}

/** A list in no other keeps the level that it came with, if it is one. */
function normalizeOuter(editor: Editor, list: BlockElement, at: Path): boolean {
  const { indentLevel } = list;
  if (indentLevel === undefined || indentLevel === depthOf(list)) return false;
  Transforms.unsetNodes(editor, 'indentLevel', { at });
  return true;
}

/** Two lists of one format under the same item are one. */
function joinNext(editor: Editor, list: BlockElement, at: Path, parent: BlockElement): boolean {
  const index = at.at(-1) ?? 0;
  const next = parent.children[index + 1];
  if (!isElement(next, 'list') || next['format'] !== list['format']) return false;
  Transforms.mergeNodes(editor, { at: [...at.slice(0, -1), index + 1] });
  return true;
}
