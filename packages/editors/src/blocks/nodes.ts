import type { Contributed } from '@admin/shell/host';
import { Element, Node, type BaseText, type Descendant, type Text } from 'slate';
import type { ReactEditor } from 'slate-react';
import type { BlockType } from '../contract/block-types.ts';

/** An element of the document: a block, an item of a list, or a link. What else it holds goes by its type. */
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

/** Texts with marks, as far as the product knows them. */
export const marks = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

export type Mark = (typeof marks)[number];

/** Blocks that hold letters and links, and nothing else. */
export const textTypes: ReadonlySet<string> = new Set(['paragraph', 'heading', 'quote', 'code']);

/** Every type of node that the rule book describes. */
export const ownTypes: ReadonlySet<string> = new Set([
  ...textTypes,
  'list',
  'list-item',
  'image',
  'link',
  'text',
]);

/**
 * Type of the block that a block of a plugin, or of one that is gone, stands in while it is edited: the stored node is
 * its `block`, untouched. It never leaves the editor.
 */
export const embeddedType = 'embedded';

export function text(content = ''): Text {
  return { type: 'text', text: content };
}

export function paragraph(children: Descendant[] = [text()]): BlockElement {
  return { type: 'paragraph', children };
}

/** Wraps a node that the editor shows and does not write in. */
export function embedded(block: unknown): BlockElement {
  return { type: embeddedType, block, children: [text()] };
}

/** Whether a node is an element, of a type if one is named. */
export function isElement(node: unknown, type?: string): node is BlockElement {
  return Element.isElement(node) && (type === undefined || node.type === type);
}

/** Whether a block holds nothing that can be written in. */
export function isVoidType(type: string): boolean {
  return type === 'image' || type === embeddedType;
}

/** Whether a document is as good as none: one paragraph without a letter. */
export function isBlank(nodes: readonly Descendant[]): boolean {
  const [first] = nodes;
  return nodes.length === 1 && isElement(first, 'paragraph') && Node.string(first) === '';
}

/** What the form holds of a document: its nodes, with the blocks of plugins as they are stored. */
export function documentValue(nodes: readonly Descendant[]): readonly unknown[] {
  if (!nodes.some((node) => isElement(node, embeddedType))) return nodes;
  return nodes.map((node) => (isElement(node, embeddedType) ? node['block'] : node));
}

/** The blocks of plugins, by the type of their nodes. */
export type BlockTypes = ReadonlyMap<string, Contributed<BlockType>>;

export const noBlockTypes: BlockTypes = new Map();

const ordered = ['decimal', 'lower-alpha', 'upper-roman'] as const;
const unordered = ['disc', 'circle', 'square'] as const;

/** How the items of a list are marked; every third level begins anew. @param depth 0 for a list in no other */
export function listStyle(format: unknown, depth: number): string {
  const styles = format === 'ordered' ? ordered : unordered;
  return styles[depth % styles.length] ?? 'disc';
}
