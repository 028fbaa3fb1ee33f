import { isSafeImageSource, isSafeLink } from '@admin/content-model';
import {
  Editor,
  Element,
  Node,
  Path,
  Transforms,
  type Ancestor,
  type NodeEntry,
  type Operation,
  type Range,
  type Text,
} from 'slate';
import {
  embeddedType,
  inlineTextType,
  inlineVoidType,
  isElement,
  isInlineElement,
  isVoidType,
  marks,
  paragraph,
  text,
  textTypes,
  type BlockElement,
  type BlockTypes,
} from '../nodes.ts';

function hasPoints(editor: Editor, { anchor, focus }: Partial<Range>): boolean {
  return [anchor, focus].every((point) => point === undefined || Node.has(editor, point.path));
}

/**
 * Drops a selection whose positions are not in the document. Slate translates the browser's selection with the last
 * rendered document, and every tool that reads a selection of removed blocks would throw while it renders.
 */
export function withValidSelection<E extends Editor>(editor: E): E {
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

/** Returns the nesting depth of a list: 0 for an outermost one. */
export function depthOf(list: BlockElement): number {
  const { indentLevel } = list;
  return typeof indentLevel === 'number' && Number.isInteger(indentLevel) && indentLevel > 0
    ? indentLevel
    : 0;
}

function isFormat(value: unknown): boolean {
  return value === 'ordered' || value === 'unordered';
}

/** Fixes the first error of a list. @returns whether there was one */
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

/** Removes an invalid `indentLevel` of an outermost list and keeps a valid one. */
function normalizeOuter(editor: Editor, list: BlockElement, at: Path): boolean {
  const { indentLevel } = list;
  if (indentLevel === undefined || indentLevel === depthOf(list)) return false;
  Transforms.unsetNodes(editor, 'indentLevel', { at });
  return true;
}

/** Merges a list with the following one if both have the same format. */
function joinNext(editor: Editor, list: BlockElement, at: Path, parent: BlockElement): boolean {
  const index = at.at(-1) ?? 0;
  const next = parent.children[index + 1];
  if (!isElement(next, 'list') || next['format'] !== list['format']) return false;
  Transforms.mergeNodes(editor, { at: [...at.slice(0, -1), index + 1] });
  return true;
}

/** Fixes one error of a node and returns true, or changes nothing and returns false. */
type Rule<N> = (editor: Editor, node: N, path: Path) => boolean;

const ruleText: Rule<Text> = (editor, node, at) => {
  if (node['type'] !== 'text') {
    Transforms.setNodes(editor, { type: 'text' }, { at });
    return true;
  }
  const invalid = marks.filter((mark) => node[mark] !== undefined && typeof node[mark] !== 'boolean');
  if (invalid.length > 0) Transforms.unsetNodes(editor, invalid, { at });
  return invalid.length > 0;
};

/** Moves an inline element without content out of a link or of another inline element. */
const liftVoid: Rule<BlockElement> = (editor, node, at) => {
  const index = node.children.findIndex((child) => isElement(child, inlineVoidType));
  if (index !== -1) Transforms.liftNodes(editor, { at: [...at, index], voids: true });
  return index !== -1;
};

/** Removes an element whose text was deleted, and unwraps elements inside it. */
const ruleInlineText: Rule<BlockElement> = (editor, node, at) => {
  if (liftVoid(editor, node, at)) return true;
  const inner = node.children.findIndex((child) => Node.isElement(child));
  if (inner !== -1) Transforms.unwrapNodes(editor, { at: [...at, inner] });
  else if (Node.string(node) === '') Transforms.removeNodes(editor, { at });
  else return false;
  return true;
};

const ruleLink: Rule<BlockElement> = (editor, node, at) => {
  if (liftVoid(editor, node, at)) return true;
  if (Node.string(node) === '') {
    Transforms.removeNodes(editor, { at });
    return true;
  }
  const { url } = node;
  if (typeof url !== 'string' || !isSafeLink(url)) {
    Transforms.unwrapNodes(editor, { at });
    return true;
  }
  const inner = node.children.findIndex((child) => Node.isElement(child));
  if (inner === -1) return false;
  Transforms.unwrapNodes(editor, { at: [...at, inner] });
  return true;
};

const ruleHeading: Rule<BlockElement> = (editor, { level }, at) => {
  if (typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 6) return false;
  Transforms.setNodes(editor, { level: 1 }, { at });
  return true;
};

const ruleImage: Rule<BlockElement> = (editor, { image }, at) => {
  const url = typeof image === 'object' && image !== null && 'url' in image ? image.url : undefined;
  if (typeof url === 'string' && isSafeImageSource(url)) return false;
  Transforms.removeNodes(editor, { at, voids: true });
  return true;
};

/** Moves text that was merged into a void block, as deleting across its edge does, to a paragraph below it. */
const ruleVoid: Rule<BlockElement> = (editor, node, at) => {
  const letters = node.children.filter((child) => Node.isElement(child) || child.text !== '');
  if (letters.length === 0 && node.children.length === 1) return false;
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at, voids: true });
    Transforms.insertNodes(editor, { ...node, children: [text('')] }, { at });
    if (letters.length > 0) {
      Transforms.insertNodes(editor, { ...paragraph(), children: letters }, { at: Path.next(at) });
    }
  });
  return true;
};

/** Moves or converts a block that its parent may not contain. */
function ruleParent(editor: Editor, node: BlockElement, at: Path, types: BlockTypes): boolean {
  const parent: Ancestor = Node.parent(editor, at);
  const isInList = isElement(parent, 'list');
  const isText = textTypes.has(node.type) || types.get(node.type)?.content === 'text';
  if (node.type === 'list-item' ? isInList : node.type === 'list' && isInList) return false;
  if (node.type === 'list-item' || (!isText && !isVoidType(node.type) && node.type !== 'list')) {
    const others = Object.keys(node).filter((name) => name !== 'type' && name !== 'children');
    Transforms.unsetNodes(editor, others, { at });
    Transforms.setNodes(editor, { type: isInList ? 'list-item' : 'paragraph' }, { at });
    return true;
  }
  if (Node.isEditor(parent)) return false;
  if (isInList && isText) {
    Transforms.setNodes(editor, { type: 'list-item' }, { at });
    return true;
  }
  // Slate merges the text of a nested text block into its parent; a void block would be lost.
  if (isText) return false;
  Transforms.liftNodes(editor, { at, voids: true });
  return true;
}

const rules: Readonly<Record<string, Rule<BlockElement>>> = {
  heading: ruleHeading,
  image: ruleImage,
  list: normalizeList,
};

/** Normalizes the document after every change so that it always passes the blocks rules. */
export function withSchema<E extends Editor>(editor: E, types: BlockTypes): E {
  const { isInline, isVoid, normalizeNode } = editor;
  const repair: Rule<BlockElement> = (_, node, path) => {
    if (node.type === 'link') return ruleLink(editor, node, path);
    if (node.type === inlineTextType) return ruleInlineText(editor, node, path);
    return node.type !== inlineVoidType && ruleParent(editor, node, path, types);
  };
  editor.isInline = (element) => element.type === 'link' || isInlineElement(element) || isInline(element);
  editor.isVoid = (element) => element.type === inlineVoidType || isVoidType(element.type) || isVoid(element);
  editor.normalizeNode = (entry: NodeEntry, options) => {
    const [node, path] = entry;
    if (Node.isText(node)) {
      if (ruleText(editor, node, path)) return;
    } else if (Node.isEditor(node)) {
      if (node.children.length === 0) {
        Transforms.insertNodes(editor, paragraph(), { at: [0] });
        return;
      }
    } else if (Element.isElement(node)) {
      if (repair(editor, node, path)) return;
      if (isVoidType(node.type) && ruleVoid(editor, node, path)) return;
      if (node.type !== embeddedType && rules[node.type]?.(editor, node, path) === true) return;
    }
    normalizeNode(entry, { ...options, fallbackElement: paragraph });
  };
  return editor;
}
