import type { Contributed } from '@admin/shell/host';
import type { BlockType } from '../../contract/block-types.ts';

/** The blocks of plugins, by the type of their nodes. */
export type BlockTypes = ReadonlyMap<string, Contributed<BlockType>>;

export const noBlockTypes: BlockTypes = new Map();
