import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineBlockSchema, type NodeSchema } from '@admin/server';
import { IsOptional } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { callout } from './callout/callout.ts';
import { embed } from './embed/embed.ts';
import { footnote } from './inline/footnote.ts';
import { term } from './inline/term.ts';
import { highlight } from './marks/highlight.ts';
import { keyboardKey } from './marks/keyboard-key.ts';
import { moreBlocksServer } from './server.ts';
import { table } from './table/table.ts';

const blocks = [callout, table, embed];
const inline = [footnote, term];
const marks = [highlight, keyboardKey];

const { blockSchemas = [] } = moreBlocksServer;
const nodeSchemas = blockSchemas.flatMap((schema): readonly NodeSchema[] =>
  'type' in schema ? [schema] : [],
);
const accepts = (type: string, properties: object) => {
  const schema = nodeSchemas.find((one) => one.type === type);
  return schema !== undefined && Value.Check(schema.properties, properties);
};

/** Properties that the editor can create, and invalid ones. */
const samples: readonly (readonly [type: (typeof blocks)[number] | (typeof inline)[number], object])[] = [
  [callout, {}],
  [callout, { tone: 'warning' }],
  [callout, { tone: 'loud' }],
  [callout, { tone: 7 }],
  [table, { rows: [['a', 'b']], hasHeader: false }],
  [table, { rows: Array.from({ length: 200 }, () => Array.from({ length: 20 }, () => 'x'.repeat(10))) }],
  [table, {}],
  [table, { rows: [] }],
  [table, { rows: [['a'], ['a', 'b']] }],
  [table, { rows: [[1]] }],
  [table, { rows: [['x'.repeat(5001)]] }],
  [table, { rows: Array.from({ length: 201 }, () => ['a']) }],
  [table, { rows: [['a']], hasHeader: 'yes' }],
  [embed, { url: '', title: '' }],
  [embed, { url: 'https://vimeo.com/1' }],
  [embed, { url: 'https://evil.example', title: 'x' }],
  [embed, { url: 'https://vimeo.com/1', title: 'x'.repeat(201) }],
  [embed, {}],
  [footnote, { note: 'Since 1897.' }],
  [footnote, { note: 'x'.repeat(2000) }],
  [footnote, { note: 'x'.repeat(2001) }],
  [footnote, { note: ' \n' }],
  [footnote, {}],
  [term, { definition: 'آلة للنسيج' }],
  [term, { definition: 7 }],
];

const propertiesOf = ({ properties }: NodeSchema) =>
  Object.entries(properties.properties)
    .map(([name, schema]) => `\`${name}\`${IsOptional(schema) ? ' (optional)' : ''}`)
    .join(', ');

const kindOf = (name: string) => {
  if (blocks.some(({ type }) => type === name)) return 'block';
  return inline.some(({ type }) => type === name) ? 'inline' : 'mark';
};

describe('the schemas of the server', () => {
  it('declare every block type, inline element and mark of the panel', () => {
    expect(blockSchemas.map((schema) => ('type' in schema ? schema.type : schema.mark))).toEqual([
      ...[...blocks, ...inline].map(({ type }) => type),
      ...marks.map(({ mark }) => mark),
    ]);
    expect(Object.isFrozen(defineBlockSchema({ mark: 'a' }))).toBe(true);
  });

  it.each(samples)('%# agree with the validation of the editor', ({ type, check }, properties) => {
    const isAccepted = check({ type, ...properties, children: [] }) === undefined;
    expect(accepts(type, properties)).toBe(isAccepted);
  });

  it('accept new blocks', () => {
    for (const { type, insert } of blocks) expect(accepts(type, insert())).toBe(true);
  });

  it('are described in the reference of content types', () => {
    const path = fileURLToPath(new URL('../../../docs/reference/content-types.md', import.meta.url));
    const [, described = ''] = readFileSync(path, 'utf8').split('The plugin `more-blocks` declares:');
    const rows = [...(described.split('\n## ')[0] ?? '').matchAll(/^\| `(.+)` *\| (\w+) *\|(.*)\|$/gm)];
    expect(rows.map(([, name, kind, properties = '']) => [name, kind, properties.trim()])).toEqual(
      blockSchemas.map((schema) => {
        const name = 'type' in schema ? schema.type : schema.mark;
        return [name, kindOf(name), 'type' in schema ? propertiesOf(schema) : ''];
      }),
    );
  });
});
