import { textMarks, type TextMark } from '@admin/content-model';
import type { Contributed } from '@admin/shell/host';
import { Element, Node, type BaseText, type Descendant, type Text } from 'slate';
import type { ReactEditor } from 'slate-react';
import type { BlockMark } from '../contract/block-marks.ts';
import type { BlockNode, BlockType } from '../contract/block-types.ts';
import type { InlineElement } from '../contract/inline-elements.ts';

/** An element of the document: a block, a list item or a link. Its other properties depend on its type. */
export interface BlockElement {
  type: string;
  children: Descendant[];
  [property: string]: unknown;
}

declare module 'slate' {
  interface CustomTypes {
    Editor: ReactEditor;
    Element: BlockElement;
    Text: BaseText & { readonly [property: string]: unknown };
  }
}

/** The built-in marks of a text. */
export const marks = textMarks;

export type Mark = TextMark;

/** Returns the names of the marks of a text, including those of plugins. */
export function marksIn(leaf: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(leaf).filter((name) => leaf[name] === true);
}

/** Blocks that contain only text and links. */
export const textTypes: ReadonlySet<string> = new Set(['paragraph', 'heading', 'quote', 'code']);

/** The built-in types of nodes. */
export const ownTypes: ReadonlySet<string> = new Set([
  ...textTypes,
  'list',
  'list-item',
  'image',
  'link',
  'text',
]);

/**
 * Type of the wrapper of a plugin's block without editable text, or of an unknown block, while it is edited: its `block` is
 * the stored node, unchanged. The wrapper exists only in the editor.
 */
export const embeddedType = 'embedded';

export function text(content = ''): Text {
  return { type: 'text', text: content };
}

export function paragraph(children: Descendant[] = [text()]): BlockElement {
  return { type: 'paragraph', children };
}

/** Wraps a node whose text the editor does not edit. */
export function embedded(block: unknown): BlockElement {
  return { type: embeddedType, block, children: [text()] };
}

/**
 * Types of the wrappers of plugins' inline elements while they are edited: around a text, and without content or of an unknown
 * type. Their `node` is the stored node, without its text in the first case. The wrappers exist only in the editor.
 */
export const inlineTextType = 'inline-text';
export const inlineVoidType = 'inline-void';

/** Wraps an inline element that is a single character for the cursor. */
export function inlineVoid(node: unknown): BlockElement {
  return { type: inlineVoidType, node, children: [text()] };
}

/** Returns whether a node is the wrapper of a plugin's inline element. */
export function isInlineElement(node: unknown): boolean {
  return isElement(node, inlineTextType) || isElement(node, inlineVoidType);
}

/** Returns the stored form of the inline element in a wrapper. */
export function inlineNode({ type, node, children }: BlockElement): BlockNode {
  const stored = node as BlockNode;
  return type === inlineTextType ? { ...stored, children } : stored;
}

/** Returns whether a node has neither text nor inline elements. */
export function isEmpty(node: Node): boolean {
  if (Node.string(node) !== '') return false;
  for (const [inner] of Node.elements(node)) if (inner.type === inlineVoidType) return false;
  return true;
}

/** Returns whether a node is an element, of the given type if there is one. */
export function isElement(node: unknown, type?: string): node is BlockElement {
  return Element.isElement(node) && (type === undefined || node.type === type);
}

/** Returns whether a block has no editable text. */
export function isVoidType(type: string): boolean {
  return type === 'image' || type === embeddedType;
}

/** Returns whether a document is a single empty paragraph. */
export function isBlank(nodes: readonly Descendant[]): boolean {
  const [first] = nodes;
  return nodes.length === 1 && isElement(first, 'paragraph') && isEmpty(first);
}

/** Returns the value of a document: its nodes, with embedded blocks and inline elements in their stored form. */
export function documentValue(nodes: readonly Descendant[]): readonly unknown[] {
  const values = nodes.map(storedNode);
  return values.some((value, index) => value !== nodes[index]) ? values : nodes;
}

const storedNodes = new WeakMap<BlockElement, unknown>();

/** Returns the stored form of a node; a node without wrappers is returned itself. */
function storedNode(node: Descendant): unknown {
  if (!isElement(node)) return node;
  const known = storedNodes.get(node);
  if (known !== undefined) return known;
  const stored = storedElement(node);
  storedNodes.set(node, stored);
  return stored;
}

function storedElement(node: BlockElement): unknown {
  if (node.type === embeddedType) return node['block'];
  if (isInlineElement(node)) return inlineNode(node);
  const children = documentValue(node.children);
  return children === node.children ? node : { ...node, children };
}

/** The block types of plugins, by the type of their nodes. */
export type BlockTypes = ReadonlyMap<string, Contributed<BlockType>>;

export const noBlockTypes: BlockTypes = new Map();

/** The marks of plugins, by the property of marked texts. */
export type BlockMarks = ReadonlyMap<string, Contributed<BlockMark>>;

export const noBlockMarks: BlockMarks = new Map();

/** The inline elements of plugins, by the type of their nodes. */
export type InlineElements = ReadonlyMap<string, Contributed<InlineElement>>;

export const noInlineElements: InlineElements = new Map();

const ordered = ['decimal', 'lower-alpha', 'upper-roman'] as const;
const unordered = ['disc', 'circle', 'square'] as const;

/** Returns the marker style of a list; the styles repeat every three levels. @param depth 0 for an outermost list */
export function listStyle(format: unknown, depth: number): string {
  const styles = format === 'ordered' ? ordered : unordered;
  return styles[depth % styles.length] ?? 'disc';
}
