import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { ServerPlugin } from '../../plugin-api/index.ts';
import { bareHost } from './fixtures/bare-host.ts';
import { resolvePlugins } from './resolve-plugins.ts';

const properties = Type.Object({ note: Type.String() });
const plugin = (id: string, ...blockSchemas: readonly unknown[]) => ({
  id,
  title: id,
  blockSchemas: blockSchemas as ServerPlugin['blockSchemas'],
});
const problemsOf = (...blockSchemas: readonly unknown[]) =>
  resolvePlugins([plugin('notes', ...blockSchemas)], bareHost).problems;

const footnote = { type: 'notes.footnote', properties };
const highlight = { mark: 'notes.highlight' };

describe('the block schemas of a plugin', () => {
  it('[P113] name a node type with its properties, or a mark', () => {
    expect(problemsOf(footnote, highlight, { type: 'notes.quiz', properties })).toEqual([]);
  });

  it.each([
    ['neither a type nor a mark', {}, 'needs either a type or a mark'],
    ['both', { ...footnote, ...highlight }, 'needs either a type or a mark'],
    ['the type of another plugin', { type: 'other.footnote', properties }, 'must start with notes.'],
    ['the mark of another plugin', { mark: 'highlight' }, 'must start with notes.'],
    ['a number', { mark: 7 }, 'must start with notes.'],
    ['an invalid type', { type: 'notes.foot note', properties }, 'has an invalid type'],
    ['no schema', { type: 'notes.footnote' }, 'needs a Type.Object'],
    ['a schema of something else', { ...footnote, properties: Type.String() }, 'needs a Type.Object'],
  ])('[P113] are rejected with %s', (_what, schema, message) => {
    expect(problemsOf(schema)).toMatchObject([
      {
        code: 'BLOCK_SCHEMA_INVALID',
        pluginId: 'notes',
        message: expect.stringContaining(message) as string,
      },
    ]);
  });

  it.each([{ type: 'paragraph', properties }, { mark: 'bold' }, { mark: 'text' }])(
    '[P113] of the product cannot be built in: %j',
    (schema) => {
      const host = { ...bareHost, trusted: ['notes'] };
      const { problems } = resolvePlugins([plugin('notes', schema)], host);
      expect(problems[0]?.message).toContain('is built in');
    },
  );

  it('[P113] are unique, also among plugins', () => {
    expect(problemsOf(footnote, footnote)[0]?.message).toContain('is listed twice');
    const host = { ...bareHost, trusted: ['notes', 'more'] };
    const { plugins, problems } = resolvePlugins(
      [plugin('notes', { mark: 'highlight' }), plugin('more', { mark: 'highlight' })],
      host,
    );
    expect(plugins.map(({ id }) => id)).toEqual(['notes']);
    expect(problems[0]?.message).toBe(
      'The block schema of the mark highlight of the plugin more is declared by the plugin notes already: rename it.',
    );
  });
});
