import { blockTypes } from '@admin/plugin-content-manager/points';
import { definePlugin } from '@admin/shell';
import { callout } from './callout/callout.ts';
import { embed } from './embed/embed.ts';
import { table } from './table/table.ts';

/** Tables, callouts and embedded pages for documents of blocks. */
export const moreBlocks = definePlugin({
  id: 'more-blocks',
  contributes: [blockTypes.add(callout), blockTypes.add(table), blockTypes.add(embed)],
});
