import type { Descendant } from 'slate';
import { embeddedType, isElement } from './nodes.ts';

/** What the form holds of a document: its nodes, with the blocks of plugins as they are stored. */
export function documentValue(nodes: readonly Descendant[]): readonly unknown[] {
  if (!nodes.some((node) => isElement(node, embeddedType))) return nodes;
  return nodes.map((node) => (isElement(node, embeddedType) ? node['block'] : node));
}
