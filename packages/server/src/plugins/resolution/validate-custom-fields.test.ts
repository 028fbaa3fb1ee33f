import { describe, expect, it } from 'vitest';
import type { ServerPlugin } from '../../plugin-api/index.ts';
import { bareHost } from './fixtures/bare-host.ts';
import { resolvePlugins } from './resolve-plugins.ts';

const problemsOf = (...customFields: readonly unknown[]) =>
  resolvePlugins(
    [{ id: 'sample', title: 'Sample', customFields: customFields as ServerPlugin['customFields'] }],
    bareHost,
  ).problems;
const color = { name: 'color', type: 'string' };

describe('the custom fields of a plugin', () => {
  it('[P32] have a name, a type and an optional width', () => {
    const wide = { name: 'wide', type: 'json', defaultSize: 12, isResizable: true };
    expect(problemsOf(color, wide)).toEqual([]);
  });

  it.each([
    ['an invalid name', { ...color, name: '1st' }, 'needs a name of letters'],
    ['no name', { type: 'string' }, 'needs a name of letters'],
    ['an unknown type', { ...color, type: 'colour' }, 'has the type colour: use one of'],
    ['the type of a relation', { ...color, type: 'relation' }, 'has the type relation: use one of'],
    ['a validate that is not a function', { ...color, validate: /#/ }, 'needs a function as its validate'],
    ['options without a schema', { ...color, options: ['hex'] }, 'needs a Type.Object'],
    ['an unknown width', { ...color, defaultSize: 5 }, 'use one of 4, 6, 8, 12 columns'],
    ['a string instead of a boolean', { ...color, isResizable: 'no' }, 'needs true or false'],
  ])('[P32] are refused with %s', (_what, field, message) => {
    expect(problemsOf(field)).toMatchObject([
      {
        code: 'SERVER_CUSTOM_FIELD_INVALID',
        pluginId: 'sample',
        message: expect.stringContaining(message) as string,
      },
    ]);
  });

  it('[P32] have unique names', () => {
    expect(problemsOf(color, color)[0]?.message).toContain('is listed twice');
  });
});
