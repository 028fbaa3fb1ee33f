import type { BlockRenderers } from '@admin/blocks-html';
import { renderCallout } from './callout/render-callout.ts';
import { renderEmbed } from './embed/render-embed.ts';
import { renderTable } from './table/render-table.ts';

/** What these blocks become on a website, without anything of the editor: `renderBlocks(nodes, { renderers })`. */
export const renderers: BlockRenderers = { callout: renderCallout, embed: renderEmbed, table: renderTable };
