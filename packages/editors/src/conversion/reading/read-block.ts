import { brokenBlocksRules, type BlockNode } from '@admin/content-model';
import type { BlockType } from '../../contract/block-types.ts';

/** Reads a plugin's block from an element; null for any other element. */
export type ReadBlock = (element: Element) => BlockNode | null;

/** The part of a block type that pasting needs. */
export type PastedBlockType = Pick<BlockType, 'type' | 'check' | 'fromHtml'>;

/** Returns a reader that ignores plugins that throw or whose own `check` refuses the block. */
export function readBlockBy(types: Iterable<PastedBlockType>): ReadBlock {
  const pasted = [...types].filter(({ fromHtml }) => fromHtml !== undefined);
  return (element) => {
    for (const type of pasted) {
      const node = readSafely(type, element);
      if (node !== null) return node;
    }
    return null;
  };
}

function readSafely({ type, check, fromHtml }: PastedBlockType, element: Element): BlockNode | null {
  try {
    const node = fromHtml?.(element) ?? null;
    if (node === null || node.type !== type || check(node) !== undefined) return null;
    return brokenBlocksRules([node]).length === 0 ? node : null;
  } catch {
    return null;
  }
}
