import type { BlockRenderers, MarkRenderers } from '@admin/blocks-html';
import { renderCallout } from './callout/callout-node.ts';
import { renderEmbed } from './embed/embed-node.ts';
import { renderFootnote, renderTerm } from './inline/inline-nodes.ts';
import { renderHighlight, renderKeyboardKey } from './marks/mark-renderers.ts';
import { renderTable } from './table/table-node.ts';

/** The renderers of these blocks and inline elements, without the editor: `renderBlocks(nodes, { renderers, marks })`. */
export const renderers: BlockRenderers = {
  callout: renderCallout,
  embed: renderEmbed,
  footnote: renderFootnote,
  table: renderTable,
  term: renderTerm,
};

/** The renderers of the marks. */
export const marks: MarkRenderers = { highlight: renderHighlight, keyboardKey: renderKeyboardKey };
