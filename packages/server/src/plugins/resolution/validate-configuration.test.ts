import { Type, type TObject, type TSchema } from 'typebox';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineServerPlugin, defineSettings, type NamedSettings } from '../../plugin-api/index.ts';
import { bareHost } from './fixtures/bare-host.ts';
import { resolvePlugins } from './resolve-plugins.ts';

const resolve = (settings: unknown) =>
  resolvePlugins(
    [defineServerPlugin({ id: 'notes', title: 'Notes', settings: settings as NamedSettings })],
    bareHost,
  );
const property = (schema: TSchema) => defineSettings('notes', Type.Object({ value: schema }));

describe('the settings of a plugin', () => {
  it('[P25] are inert, typed by their schema, and add two endpoints and two actions', () => {
    const ref = defineSettings('notes', Type.Object({ perPage: Type.Integer({ default: 10 }) }));
    expect(Object.isFrozen(ref)).toBe(true);
    expectTypeOf(ref).not.toEqualTypeOf(
      defineSettings('notes', Type.Object({ perPage: Type.String({ default: '' }) })),
    );
    expect(() => defineSettings('notes', undefined as unknown as TObject)).not.toThrow();
    const { plugins, problems } = resolve(ref);
    expect(problems).toEqual([]);
    expect(
      plugins[0]?.routes?.map(({ endpoint }) => [endpoint.method, endpoint.path, endpoint.policy]),
    ).toEqual([
      ['GET', '/notes/settings', { anyOf: ['plugin::notes.settings.read', 'plugin::notes.settings.update'] }],
      ['PUT', '/notes/settings', { anyOf: ['plugin::notes.settings.update'] }],
    ]);
    expect(plugins[0]?.actions).toMatchObject([
      { id: 'plugin::notes.settings.read', section: 'settings', category: 'Notes' },
      { id: 'plugin::notes.settings.update', section: 'settings', category: 'Notes' },
    ]);
  });

  it.each<[string, TSchema]>([
    ['a text', Type.String({ default: '' })],
    ['a number', Type.Number({ default: 0.5 })],
    ['an integer', Type.Integer({ default: 1, minimum: 1, maximum: 9 })],
    ['a boolean', Type.Boolean({ default: false })],
    ['a choice', Type.Union([Type.Literal('grid'), Type.Literal('rows')], { default: 'rows' })],
  ])('[P26] accept %s', (_what, schema) => {
    expect(resolve(property(schema)).problems).toEqual([]);
  });

  it.each<[string, TSchema, string]>([
    ['without a default', Type.String(), 'has no default'],
    [
      'with a default that its schema rejects',
      Type.Integer({ default: 0, minimum: 1 }),
      'has a default that its schema rejects',
    ],
    ['with a list', Type.Array(Type.String(), { default: [] }), 'must be a string'],
    ['with an object', Type.Object({}, { default: {} }), 'must be a string'],
    [
      'with a choice of numbers',
      Type.Union([Type.Literal(1), Type.Literal(2)], { default: 1 }),
      'must be a string',
    ],
    [
      'with an empty choice',
      Type.Union([Type.Literal(''), Type.Literal('a')], { default: 'a' }),
      'must be a string',
    ],
    ['with null as a value', Type.Union([Type.String(), Type.Null()], { default: null }), 'must be a string'],
  ])('[P26] reject a setting %s', (_case, schema, reason) => {
    const { plugins, problems } = resolve(property(schema));
    expect(plugins).toEqual([]);
    expect(problems).toMatchObject([{ code: 'SETTINGS_INVALID', pluginId: 'notes' }]);
    expect(problems[0]?.message).toContain(`The setting value of the plugin notes ${reason}`);
  });

  it.each<[string, NamedSettings, string]>([
    [
      'those of another plugin',
      defineSettings('press', Type.Object({ a: Type.String({ default: '' }) })),
      'press',
    ],
    [
      'an object without properties',
      defineSettings('notes', Type.Object({})),
      'must be an object with properties',
    ],
    [
      'a schema that is not an object',
      { plugin: 'notes', schema: Type.String() as unknown as TObject },
      'must be an object',
    ],
    [
      'a path as a name',
      defineSettings('notes', Type.Object({ 'a.b': Type.String({ default: '' }) })),
      'The setting a.b of the plugin notes needs a name of letters',
    ],
  ])('[P26] reject %s', (_case, settings, message) => {
    const { problems } = resolve(settings);
    expect(problems).toMatchObject([{ code: 'SETTINGS_INVALID' }]);
    expect(problems[0]?.message).toContain(message);
  });

  it.each([null, 'x', [], { plugin: 'notes' }])('[P3] reject %j without throwing', (settings) => {
    const { plugins, problems } = resolve(settings);
    expect(plugins).toEqual([]);
    expect(problems).toHaveLength(1);
  });
});
