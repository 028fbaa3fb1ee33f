import { defineBlockSchema, defineServerPlugin } from '@admin/server';
import { Type } from 'typebox';
import { tones } from './callout/callout-node.ts';
import { maxTitleLength, providerNames, providerOf } from './embed/embed-node.ts';
import { inlineSchemas } from './inline/inline-schemas.ts';
import { isRows, limits } from './table/table-node.ts';

const rows = Type.Refine(
  Type.Array(Type.Array(Type.String()), { minItems: 1, maxItems: limits.rows }),
  isRows,
  () =>
    `must have rows of the same length, of 1 to ${limits.columns} cells with at most ${limits.characters} characters`,
);

const address = Type.Refine(
  Type.String(),
  (url) => url === '' || providerOf(url) !== undefined,
  () => `must be empty or an https address of one of: ${providerNames.join(', ')}`,
);

/** The server half: the schemas of the blocks, inline elements and marks. */
export const moreBlocksServer = defineServerPlugin({
  id: 'more-blocks',
  title: 'More blocks',
  description: 'Validates tables, callouts, embedded pages, footnotes, terms and marks in documents.',
  version: '0.1.0',
  blockSchemas: [
    defineBlockSchema({
      type: 'callout',
      properties: Type.Object({ tone: Type.Optional(Type.Enum([...tones])) }),
    }),
    defineBlockSchema({
      type: 'table',
      properties: Type.Object({ rows, hasHeader: Type.Optional(Type.Boolean()) }),
    }),
    defineBlockSchema({
      type: 'embed',
      properties: Type.Object({
        url: address,
        title: Type.Optional(Type.String({ maxLength: maxTitleLength })),
      }),
    }),
    ...inlineSchemas,
    defineBlockSchema({ mark: 'highlight' }),
    defineBlockSchema({ mark: 'keyboardKey' }),
  ],
});
