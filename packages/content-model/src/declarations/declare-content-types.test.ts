import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { buildSchemas, type SchemaDocument } from '../parse/build-schemas.ts';
import type { Attributes } from '../schema/attribute.ts';
import type { ContentType, Schemas } from '../schema/content-type.ts';
import { declareContentTypes, typeNames, type DeclaredPart, type DeclaredProjection } from './index.ts';

const blog = join(import.meta.dirname, '../../../../examples/blog');

function read(folder: string, uidOf: (name: string) => string): readonly SchemaDocument[] {
  return readdirSync(join(blog, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({
      file: path,
      uid: uidOf(path.replace(/\.json$/, '')),
      document: JSON.parse(readFileSync(join(blog, folder, path), 'utf8')) as unknown,
    }));
}

const { schemas: blogSchemas } = buildSchemas({
  contentTypes: read('content-types', (name) => `api::${name}.${name}`),
  components: read('components', (name) => name.replace('/', '.')),
});

function typeOf(singularName: string, attributes: Attributes): ContentType {
  return {
    uid: `api::${singularName}.${singularName}`,
    kind: 'collectionType',
    info: { singularName, pluralName: `${singularName}s`, displayName: singularName },
    attributes,
  };
}

const schemasOf = (...types: readonly ContentType[]): Schemas => ({
  contentTypes: new Map(types.map((type) => [type.uid, type])),
  components: new Map(),
});

describe('declareContentTypes', () => {
  it('writes the default style of Prettier', async () => {
    expect(declareContentTypes(blogSchemas)).toBe(
      await format(declareContentTypes(blogSchemas), { parser: 'typescript' }),
    );
    const odd = schemasOf(
      typeOf('press-release', {
        'odd-name': { type: 'enumeration', enum: ['a "quoted" value', 'x'.repeat(60)] },
        text: { type: 'string' },
      }),
    );
    expect(await check(declareContentTypes(odd), { parser: 'typescript' })).toBe(true);
  });

  it('declares projections as the requests that read the same', async () => {
    const whole = { fields: null, parts: new Map() };
    const long = new Set(['headline', 'introduction', 'conclusion', 'footnotes']);
    const projections = new Map<string, DeclaredProjection>([
      [
        'page',
        {
          fields: long,
          parts: new Map<string, DeclaredPart>([
            ['author', { fields: new Set(['name']), parts: new Map([['odd-part', whole]]) }],
            ['zone', { ...whole, on: new Map([['blocks.text', whole]]) }],
            ['empty', { ...whole, on: new Map() }],
          ]),
        },
      ],
      ['all', whole],
    ]);
    const note = typeOf('note', {});
    const text = declareContentTypes(schemasOf(note, typeOf('other', {})), ({ uid }) =>
      uid === note.uid ? projections : new Map(),
    );
    expect(await check(text, { parser: 'typescript' })).toBe(true);
    expect(text.split('readonly projections')).toHaveLength(2);
    expect(text).toContain(`  readonly projections: {
    readonly page: {
      readonly fields: readonly [
        "headline",
        "introduction",
        "conclusion",
        "footnotes",
      ];
      readonly populate: {
        readonly author: {
          readonly fields: readonly ["name"];
          readonly populate: {
            readonly "odd-part": true;
          };
        };
        readonly zone: {
          readonly on: {
            readonly "blocks.text": true;
          };
        };
        readonly empty: {
          readonly on: {};
        };
      };
    };
    readonly all: true;
  };`);
  });

  it('depends neither on the order in which content types were read nor on the time', () => {
    const { contentTypes, components } = blogSchemas;
    const reversed: Schemas = {
      contentTypes: new Map([...contentTypes].toReversed()),
      components: new Map([...components].toReversed()),
    };
    expect(declareContentTypes(reversed)).toBe(declareContentTypes(blogSchemas));
  });

  it('declares passwords and private attributes as values that are only written', () => {
    const text = declareContentTypes(
      schemasOf(
        typeOf('member', {
          name: { type: 'string', required: true, minLength: 2, unique: true },
          pin: { type: 'password' },
          note: { type: 'text', private: true },
        }),
      ),
    );
    expect(text).toContain('    /** At least 2 characters. Unique. */\n    readonly name: string;');
    expect(text).toMatch(/writeOnly: \{\n {4}readonly pin: string;\n {4}readonly note: string;\n {2}\}/);
  });

  it('ends no comment early', () => {
    const type = typeOf('trap', {});
    const { info } = type;
    const text = declareContentTypes(schemasOf({ ...type, info: { ...info, description: 'a */ b\n c' } }));
    expect(text).toContain('/** a *\\/ b c */');
  });
});

describe('typeNames', () => {
  it('are unique in upper camel case, and never reserved ones', () => {
    const { contentTypes, components } = schemasOf(typeOf('press-release', {}), typeOf('zone', {}));
    const seo = { uid: 'press.release', category: 'press', info: { displayName: 'Release' }, attributes: {} };
    const names = typeNames({ contentTypes, components: new Map([...components, [seo.uid, seo]]) }, ['Zone']);
    expect(Object.fromEntries(names)).toEqual({
      'api::press-release.press-release': 'PressRelease',
      'api::zone.zone': 'Zone2',
      'press.release': 'PressRelease2',
    });
  });
});
