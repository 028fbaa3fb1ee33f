import type { BlockRenderers } from '@admin/blocks-html';
import { renderCallout } from './callout/callout-node.ts';
import { renderEmbed } from './embed/embed-node.ts';
import { renderTable } from './table/table-node.ts';

/** The renderers of these blocks, without the editor: `renderBlocks(nodes, { renderers })`. */
export const renderers: BlockRenderers = { callout: renderCallout, embed: renderEmbed, table: renderTable };
