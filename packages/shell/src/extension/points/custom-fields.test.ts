import { customFieldTypes } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { definePlugin } from '../core/plugin.ts';
import { createTestRuntime } from '../../testing/create-test-runtime.ts';
import { extensionsRef } from '../registration.ts';
import type { CustomField } from './custom-field.ts';
import { customFields } from './custom-fields.ts';

const color: CustomField = {
  name: 'color',
  pluginId: 'palette',
  type: 'string',
  intlLabel: { id: 'palette.color', defaultMessage: 'Color' },
  intlDescription: { id: 'palette.color.description', defaultMessage: 'Any color' },
  components: { Input: () => Promise.resolve({ default: () => null }) },
};

/** Registers a field as a plugin does at runtime. */
const register = (field: unknown) =>
  createTestRuntime()
    .services.get(extensionsRef, 'palette')
    .registerCustomFields(field as CustomField);

const withOption = (name?: string): CustomField => ({
  ...color,
  options: { base: [{ name: name as string }] },
});

describe('the registration of a custom field', () => {
  it.each([
    ['name', 'A name must be provided'],
    ['type', 'A type must be provided'],
    ['intlLabel', 'An intlLabel must be provided'],
    ['intlDescription', 'An intlDescription must be provided'],
    ['components', 'A components object must be provided'],
  ])('[E20] without %s reports: %s', (part, sentence) => {
    expect(() => register({ ...color, [part]: undefined })).toThrow(new Error(sentence));
  });

  it('[E20] without an Input reports it', () => {
    expect(() => register({ ...color, components: {} })).toThrow(
      new Error('An Input component must be provided'),
    );
  });

  it.each([
    [
      { components: { ...color.components, Cell: 'red' } },
      'The Cell must be a function that fetches a component',
    ],
    [
      { components: { ...color.components, Filter: 'red' } },
      'The Filter must be a function that fetches a component',
    ],
    [{ validate: 'no' }, 'The `validate` must be a function'],
    [{ defaultSize: 5 }, 'The defaultSize must be one of 4, 6, 8, 12 columns'],
    [{ isResizable: 'no' }, 'The isResizable must be true or false'],
  ])('[E20] with %j reports the invalid member after all others', (part, sentence) => {
    expect(() => register({ ...color, ...part })).toThrow(new Error(sentence));
    expect(() => register({ ...color, ...part, name: '1' })).toThrow('is not a valid object key');
  });

  it.each(customFieldTypes)('[E21] accepts the storage type %s', (type) => {
    expect(() => register({ ...color, type })).not.toThrow();
  });

  it.each(['media', 'relation', 'component', 'dynamiczone', 'blocks', 'constructor'])(
    '[E21] rejects the storage type %s',
    (type) => {
      expect(() => register({ ...color, type })).toThrow(`custom field type '${type}' is invalid`);
    },
  );

  it.each(['color', 'Color2', '_color', '$color', 'my-color', '-color'])(
    '[E22] accepts %s as a name',
    (name) => {
      expect(() => register({ ...color, name })).not.toThrow();
    },
  );

  it.each(['1color', 'my color', 'my.color', 'färbe'])('[E22] rejects %s as a name', (name) => {
    expect(() => register({ ...color, name })).toThrow('is not a valid object key');
  });

  it.each([
    'options.format',
    'options',
    'min',
    'minLength',
    'max',
    'maxLength',
    'required',
    'regex',
    'enum',
    'unique',
    'private',
    'default',
  ])('[E23] accepts an option called %s', (name) => {
    expect(() => register(withOption(name))).not.toThrow();
  });

  it('[E23] rejects any other option name', () => {
    expect(() => register(withOption('format'))).toThrow(
      new Error("'format' must be prefixed with 'options.'"),
    );
  });

  it('[E23] rejects an option without a name', () => {
    expect(() => register(withOption())).toThrow(
      new Error("The 'name' property is required on an options object"),
    );
  });

  it('[E23] checks options inside the sections of the advanced form', () => {
    const options = { advanced: [{ sectionTitle: null, items: [{ name: 'format' }] }] };
    expect(() => register({ ...color, options })).toThrow("'format' must be prefixed with 'options.'");
  });

  it('[E24] derives the uid from the plugin, or from the whole project', () => {
    const { pluginId: _owner, ...global } = color;
    const palette = definePlugin({
      id: 'palette',
      contributes: [customFields.add(color), customFields.add(global)],
    });
    const { registry } = createTestRuntime({ plugins: [palette] });
    expect(registry.list(customFields).map(({ contributionId }) => contributionId)).toEqual([
      'plugin::palette.color',
      'global::color',
    ]);
  });

  it('[E24] rejects a second field with the same uid', () => {
    expect(() => register([color, color])).toThrow(
      "Custom field already registered: 'plugin::palette.color'",
    );
  });

  it('[E24] registers a list of fields completely or not at all', () => {
    const runtime = createTestRuntime();
    const { registerCustomFields } = runtime.services.get(extensionsRef, 'palette');
    expect(() => registerCustomFields([color, { ...color, name: '1' }])).toThrow('valid object key');
    expect(runtime.registry.list(customFields)).toEqual([]);
  });
});
