import { brokenBlocksRules, type BlockNode } from '@admin/content-model';
import type { BlockType } from '../../contract/block-types.ts';

/** Reads a plugin's block from an element; null for any other element. */
export type ReadBlock = (element: Element) => BlockNode | null;

/** The part of a block type that pasting needs. */
export type PastedBlockType = Pick<BlockType, 'type' | 'check' | 'fromHtml'>;

/** Returns the document of a node, for validation. */
type DocumentOf = (node: BlockNode) => readonly unknown[];

/** The document of an inline element. */
export const inParagraph: DocumentOf = (node) => [{ type: 'paragraph', children: [node] }];

/** Returns a reader that ignores plugins that throw or whose own `check` refuses the node. */
export function readBlockBy(
  types: Iterable<PastedBlockType>,
  documentOf: DocumentOf = (node) => [node],
): ReadBlock {
  const pasted = [...types].filter(({ fromHtml }) => fromHtml !== undefined);
  return (element) => {
    for (const type of pasted) {
      const node = readSafely(type, element, documentOf);
      if (node !== null) return node;
    }
    return null;
  };
}

function readSafely(
  { type, check, fromHtml }: PastedBlockType,
  element: Element,
  documentOf: DocumentOf,
): BlockNode | null {
  try {
    const node = fromHtml?.(element) ?? null;
    if (node === null || node.type !== type || check(node) !== undefined) return null;
    return brokenBlocksRules(documentOf(node)).length === 0 ? node : null;
  } catch {
    return null;
  }
}
