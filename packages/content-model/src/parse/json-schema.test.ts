import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { builtInNodeTypes, textMarks } from '../blocks/block-nodes.ts';
import { brokenBlocksRules } from '../rules/broken-blocks.ts';
import { attributeTypes } from '../schema/attribute.ts';
import { parseAttribute } from './attribute.ts';
import { parseComponent, parseContentType } from './document.ts';
import { componentJsonSchema, contentTypeJsonSchema, schemaFiles } from './json-schema.ts';
import { optionKinds, requiredOptions } from './option-kinds.ts';
import { createReporter, type SchemaProblem } from './problem.ts';

const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false });
const acceptsContentType = ajv.compile(contentTypeJsonSchema());
const acceptsComponent = ajv.compile(componentJsonSchema());

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Returns the documents of the examples below folders with a name. */
const documents = (folder: string) =>
  ['examples/blog', 'examples/starter/product', 'e2e/content/languages'].flatMap((application) =>
    readdirSync(root + application, { recursive: true, encoding: 'utf8' })
      .filter((file) => new RegExp(`^${folder}/.*\\.json$`).test(file))
      .map((file): [string, unknown] => [
        file,
        JSON.parse(readFileSync(`${root}${application}/${file}`, 'utf8')),
      ]),
  );

const contentType = (attributes: unknown, rest: object = {}) => ({
  kind: 'collectionType',
  info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
  attributes,
  ...rest,
});

/** One value of each shape that an option could have. */
const values: readonly unknown[] = [
  true, null, '', 'a', '12', '-3', '1.5', 0, -1, 1.5, 12, 2 ** 60, [], ['a'], [''], [1], ['images'],
  {}, { a: {} }, { a: 1 }, 'oneToOne', 'string',
]; // prettier-ignore

/** Returns whether the parser accepts the options' names and kinds; it also validates their consistency. */
function hasOptionProblem(attribute: unknown): boolean {
  const problems: SchemaProblem[] = [];
  parseAttribute(attribute, createReporter('page.json', problems));
  return problems.some(({ rule }) =>
    ['WRONG_TYPE', 'UNKNOWN_OPTION', 'MISSING', 'UNKNOWN_ATTRIBUTE_TYPE'].includes(rule),
  );
}

const samples: Readonly<Record<string, unknown>> = {
  enum: ['a'],
  relation: 'oneToOne',
  component: 'shared.link',
  components: ['shared.link'],
};

describe('the JSON Schema of content types and components', () => {
  it.each(Object.keys(schemaFiles))('is published as %s', async (file) => {
    const text = `${JSON.stringify(schemaFiles[file]?.(), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`../../schemas/${file}`);
  });

  it.each(documents('content-types'))('accepts %s', (_file, document) => {
    expect([acceptsContentType(document), acceptsContentType.errors]).toEqual([true, null]);
  });

  it.each(documents('components'))('accepts %s', (_file, document) => {
    expect([acceptsComponent(document), acceptsComponent.errors]).toEqual([true, null]);
  });

  it.each(attributeTypes)('accepts the same options of %s attributes as the server', (type) => {
    const needed = Object.fromEntries((requiredOptions[type] ?? []).map((name) => [name, samples[name]]));
    const names = new Set([...Object.values(optionKinds).flatMap(Object.keys), 'unknown']);
    names.delete('type');
    expect(acceptsContentType(contentType({ a: { type, ...needed } }))).toBe(true);
    for (const name of names) {
      for (const value of values) {
        const attribute = { type, ...needed, [name]: value };
        expect([attribute, acceptsContentType(contentType({ a: attribute }))]).toEqual([
          attribute,
          !hasOptionProblem(attribute),
        ]);
      }
    }
    for (const name of Object.keys(needed)) {
      const { [name]: _omitted, ...rest } = needed;
      expect(acceptsContentType(contentType({ a: { type, ...rest } }))).toBe(false);
    }
  });

  it('accepts an attribute of a custom field with the options of any storage type', () => {
    const field = { type: 'customField', customField: 'plugin::colors.color', maxLength: 7, options: {} };
    expect(acceptsContentType(contentType({ a: field }))).toBe(true);
    expect(acceptsContentType(contentType({ a: { ...field, customField: undefined } }))).toBe(false);
    expect(acceptsContentType(contentType({ a: { ...field, target: 'api::a.a' } }))).toBe(false);
  });

  it.each([
    ['an attribute without a type', contentType({ a: {} })],
    ['an unknown attribute type', contentType({ a: { type: 'image' } })],
    ['an attribute name with a hyphen', contentType({ 'a-b': { type: 'string' } })],
    ['an attribute name with two underscores', contentType({ a__b: { type: 'string' } })],
    ['an attribute name of 64 characters', contentType({ ['a'.repeat(64)]: { type: 'string' } })],
    ['an unknown key', contentType({}, { attribute: {} })],
    ['an unknown kind', contentType({}, { kind: 'collection' })],
    ['a missing display name', contentType({}, { info: { singularName: 'page', pluralName: 'pages' } })],
    [
      'a singular name in capital letters',
      contentType({}, { info: { singularName: 'Page', pluralName: 'pages', displayName: 'Page' } }),
    ],
    ['a table name with a space', contentType({}, { collectionName: 'my pages' })],
    ['plugin options that are no object', contentType({}, { pluginOptions: { i18n: true } })],
    ['drafts that are no boolean', contentType({}, { options: { draftAndPublish: 'yes' } })],
  ])('rejects %s, as the server does', (_case, document) => {
    expect(acceptsContentType(document)).toBe(false);
    expect(parseContentType(document, { file: 'page.json', uid: 'api::page.page' }).problems).not.toEqual([]);
  });

  it('may be named in a document, which the server reads like any other', () => {
    const document = contentType({ a: { type: 'string' } }, { $schema: '../content-type.schema.json' });
    expect(acceptsContentType(document)).toBe(true);
    expect(parseContentType(document, { file: 'page.json', uid: 'api::page.page' }).problems).toEqual([]);
    const component = { $schema: 'x', info: { displayName: 'Link' }, attributes: {} };
    expect(acceptsComponent(component)).toBe(true);
    expect(parseComponent(component, { file: 'link.json', uid: 'shared.link' }).problems).toEqual([]);
  });
});

/** Returns the cells of the table rows that start with code. */
const rows = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );

describe('the reference of content types', () => {
  const reference = readFileSync(`${root}docs/reference/content-types.md`, 'utf8');
  const section = (title: RegExp) =>
    reference.split(/^(?=##+ )/m).find((part) => title.test(part.split('\n')[0] ?? '')) ?? '';
  const common = optionKinds.blocks;

  it('describes every attribute type', () => {
    expect(rows(section(/^## Attribute types$/)).map(([type]) => type)).toEqual([...attributeTypes]);
  });

  it('describes the options of all attributes', () => {
    const [, ...expected] = Object.entries(common);
    const [[type = ''] = [], ...documented] = rows(section(/^## Options of all attributes$/));
    expect(type).toBe('type');
    expect(documented).toEqual(
      expected.map(([name, { expected: kind, description }]) => [name, kind, description]),
    );
  });

  it.each(attributeTypes)('describes the further options of %s attributes', (type) => {
    const further = Object.entries(optionKinds[type]).filter(([name]) => !Object.hasOwn(common, name));
    const documented = section(new RegExp(`^### .*\`${type}\``));
    expect(rows(documented)).toEqual(
      further.map(([name, { expected: kind, description }]) => [name, kind, description]),
    );
    for (const name of requiredOptions[type] ?? []) expect(documented).toContain(`\`${name}\` is required.`);
  });

  it('describes the nodes and marks of blocks documents, with a valid example', () => {
    const documented = section(/^## Blocks documents$/);
    const [, json = ''] = /```json.*\n([^]*?)```/.exec(documented) ?? [];
    expect(brokenBlocksRules(JSON.parse(json))).toEqual([]);
    const described = documented.split('Plugins add further nodes')[0] ?? '';
    const types = rows(described).map(([type]) => type ?? '');
    expect(types.toSorted()).toEqual([...builtInNodeTypes].toSorted());
    for (const mark of textMarks) expect(described).toContain(`\`${mark}\``);
  });
});
