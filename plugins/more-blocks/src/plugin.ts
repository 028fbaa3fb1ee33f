import { blockMarks, blockTypes, inlineElements } from '@admin/plugin-content-manager/points';
import { definePlugin } from '@admin/shell';
import { callout } from './callout/callout.ts';
import { embed } from './embed/embed.ts';
import { footnote } from './inline/footnote.ts';
import { term } from './inline/term.ts';
import { highlight } from './marks/highlight.ts';
import { keyboardKey } from './marks/keyboard-key.ts';
import { table } from './table/table.ts';

/** Tables, callouts, embedded pages, marks and inline elements for documents of blocks. */
export const moreBlocks = definePlugin({
  id: 'more-blocks',
  title: 'More blocks',
  description: 'Adds tables, callouts, embedded pages, footnotes, terms and marks to documents.',
  version: '0.1.0',
  contributes: [
    blockTypes.add(callout),
    blockTypes.add(table),
    blockTypes.add(embed),
    blockMarks.add(highlight),
    blockMarks.add(keyboardKey),
    inlineElements.add(footnote),
    inlineElements.add(term),
  ],
});
