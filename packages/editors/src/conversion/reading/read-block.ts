import { brokenBlocksRules, type BlockNode } from '@admin/content-model';
import type { BlockType } from '../../contract/block-types.ts';

/** Reads the block of a plugin out of an element; null for an element of something else. */
export type ReadBlock = (element: Element) => BlockNode | null;

/** What a block type says about pasting. */
export type PastedBlockType = Pick<BlockType, 'type' | 'check' | 'fromHtml'>;

/** A plugin that fails, or reads what it refuses itself, reads nothing. */
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
