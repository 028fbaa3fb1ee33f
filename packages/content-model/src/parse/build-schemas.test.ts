import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { magazine } from '../fixtures/magazine.ts';
import { buildSchemas } from './build-schemas.ts';
import type { SchemaProblem } from './problem.ts';

const note = (attributes: unknown, rest: object = {}) => ({
  kind: 'collectionType',
  info: { singularName: 'note', pluralName: 'notes', displayName: 'Note' },
  attributes,
  ...rest,
});

const component = (attributes: unknown) => ({ info: { displayName: 'Part' }, attributes });

const holds = (uid: string) => component({ inner: { type: 'component', component: uid } });

/** Returns the problems of one content type, with additional components. */
function problemsOf(
  document: unknown,
  components: Readonly<Record<string, unknown>> = {},
): readonly SchemaProblem[] {
  return buildSchemas({
    contentTypes: [{ file: 'note.json', uid: 'api::note.note', document }],
    components: Object.entries(components).map(([uid, part]) => ({
      file: `${uid}.json`,
      uid,
      document: part,
    })),
  }).problems;
}

const rulesAt = (problems: readonly SchemaProblem[]) => problems.map(({ path, rule }) => `${path} ${rule}`);

const attributeProblems = (attribute: unknown) =>
  rulesAt(problemsOf(note({ field: attribute }))).map((line) => line.replace(/^attributes\./, ''));

const custom = (name: string, rest: object = {}) => ({
  type: 'customField',
  customField: `plugin::palette.${name}`,
  ...rest,
});

describe('buildSchemas', () => {
  it('accepts a magazine with every kind of attribute', () => {
    const { problems, schemas } = buildSchemas(magazine);
    expect(problems).toEqual([]);
    expect([...schemas.contentTypes.keys()]).toEqual([
      'api::story.story',
      'api::writer.writer',
      'api::label.label',
      'api::landing.landing',
    ]);
    expect(schemas.components.get('blocks.hero')?.category).toBe('blocks');
  });

  it('reports the file, the path, the rule and the correction', () => {
    expect(problemsOf(note({ title: { type: 'string', minLength: 9, maxLength: 3 } }))).toEqual([
      {
        file: 'note.json',
        path: 'attributes.title.minLength',
        rule: 'MIN_ABOVE_MAX',
        message:
          'The minLength 9 is above the maxLength 3: no value could satisfy both, correct one of them.',
      },
    ]);
  });

  it('collects all problems of all attributes', () => {
    const problems = problemsOf(
      note({
        id: { type: 'string' },
        a: { type: 'strin' },
        b: { type: 'string', max: 3 },
        c: { type: 'enumeration', enum: [] },
      }),
    );
    expect(rulesAt(problems)).toEqual([
      'attributes.id RESERVED_NAME',
      'attributes.a.type UNKNOWN_ATTRIBUTE_TYPE',
      'attributes.b.max UNKNOWN_OPTION',
      'attributes.c.enum ENUM_EMPTY',
    ]);
  });

  it.each([
    [{ type: 'string', required: 'yes' }, ['field.required WRONG_TYPE']],
    [{ type: 'string', minLength: -1 }, ['field.minLength WRONG_TYPE']],
    // The option of another type, with a value that this type could not read.
    [{ type: 'blocks', regex: 5 }, ['field.regex UNKNOWN_OPTION']],
    [{ type: 'enumeration' }, ['field.enum MISSING']],
    [{ type: 'enumeration', enum: ['a', 'a'] }, ['field.enum.1 ENUM_DUPLICATE']],
    [{ type: 'enumeration', enum: ['a', ' '] }, ['field.enum.1 ENUM_INVALID']],
    [{ type: 'enumeration', enum: ['a'], default: 'b' }, ['field.default DEFAULT_INVALID']],
    [{ type: 'integer', min: 5, max: 1 }, ['field.min MIN_ABOVE_MAX']],
    [{ type: 'integer', min: 5, default: 1 }, ['field.default DEFAULT_INVALID']],
    [{ type: 'integer', default: 1.5 }, ['field.default DEFAULT_INVALID']],
    [{ type: 'biginteger', min: '9007199254740993', max: '9007199254740992' }, ['field.min MIN_ABOVE_MAX']],
    [{ type: 'date', default: '2026-02-30' }, ['field.default DEFAULT_INVALID']],
    [{ type: 'string', regex: '(' }, ['field.regex REGEX_INVALID']],
    [{ type: 'string', regex: '^(a+)+$' }, ['field.regex REGEX_SLOW']],
    [{ type: 'string', regex: '^a$', default: 'b' }, ['field.default DEFAULT_INVALID']],
    [{ type: 'json', unique: true }, ['field.unique UNIQUE_UNSUPPORTED']],
    [{ type: 'uid', targetField: 'nowhere' }, ['field.targetField TARGET_FIELD_MISSING']],
    [{ type: 'media', allowedTypes: ['pictures'] }, ['field.allowedTypes WRONG_TYPE']],
    [{ type: 'dynamiczone', components: [] }, ['field.components ZONE_EMPTY']],
    [{ type: 'component', component: 'shared.nothing' }, ['field.component COMPONENT_MISSING']],
    [{ type: 'dynamiczone', components: ['shared.nothing'] }, ['field.components.0 COMPONENT_MISSING']],
    [{ type: 'relation', relation: 'oneToOne' }, ['field.target RELATION_OPTION']],
    [
      { type: 'relation', relation: 'oneToOne', target: 'api::no.no' },
      ['field.target RELATION_TARGET_MISSING'],
    ],
    [{ type: 'relation', relation: 'oneToOne', target: 'admin::user' }, []],
    [
      { type: 'relation', relation: 'morphToMany', target: 'api::note.note' },
      ['field.target RELATION_OPTION'],
    ],
    ['string', ['field NOT_AN_OBJECT']],
  ])('validates %j', (attribute, problems) => {
    expect(attributeProblems(attribute)).toEqual(problems);
  });

  describe('with custom fields', () => {
    const fields = new Map([
      ['plugin::palette.color', { type: 'string' as const }],
      [
        'plugin::palette.shade',
        {
          type: 'integer' as const,
          validateOptions: (options: object) => ('steps' in options ? undefined : 'they need steps'),
        },
      ],
    ]);
    const built = (attribute: object) =>
      buildSchemas({
        contentTypes: [{ file: 'note.json', uid: 'api::note.note', document: note({ field: attribute }) }],
        components: [],
        customFields: fields,
      });

    it('stores an attribute in the type of its custom field, and validates it by that type', () => {
      const { schemas, problems } = built(custom('color', { maxLength: 7, default: '#000000' }));
      expect(problems).toEqual([]);
      expect(schemas.contentTypes.get('api::note.note')?.attributes['field']).toEqual({
        type: 'string',
        customField: 'plugin::palette.color',
        maxLength: 7,
        default: '#000000',
      });
    });

    it.each([
      [custom('color', { min: 3 }), ['field.min UNKNOWN_OPTION']],
      [custom('hue'), ['field.customField CUSTOM_FIELD_MISSING']],
      [{ type: 'customField' }, ['field.customField MISSING']],
      [custom('color', { type: 'integer' }), ['field.type CUSTOM_FIELD_TYPE']],
      [custom('color', { type: 'string' }), []],
      [custom('hue', { type: 'string' }), []],
      [custom('shade', { options: { steps: 2 } }), []],
      [custom('shade'), ['field.options CUSTOM_FIELD_OPTIONS']],
      [
        custom('shade', { options: 'steps' }),
        ['field.options CUSTOM_FIELD_OPTIONS', 'field.options WRONG_TYPE'],
      ],
    ])('validates %j', (attribute, problems) => {
      expect(rulesAt(built(attribute).problems).map((line) => line.replace('attributes.', ''))).toEqual(
        problems,
      );
    });

    const message = (uid: string) => built({ type: 'customField', customField: uid }).problems[0]?.message;

    it('names the plugin that should provide a field', () => {
      expect(message('plugin::maps.place')).toContain('add the server plugin maps');
      expect(message('global::place')).toContain('add the plugin that provides it');
    });
  });

  it('rejects names that conflict with columns or system attributes', () => {
    const names = {
      created_at: 1,
      Title: 1,
      title: 1,
      '2nd': 1,
      a__b: 1,
      'with-hyphen': 1,
      ['x'.repeat(64)]: 1,
    };
    const attributes = Object.fromEntries(Object.keys(names).map((name) => [name, { type: 'string' }]));
    expect(rulesAt(problemsOf(note(attributes))).map((line) => line.replace('x'.repeat(64), 'long'))).toEqual(
      [
        'attributes.created_at RESERVED_NAME',
        'attributes.title DUPLICATE_NAME',
        'attributes.2nd INVALID_NAME',
        'attributes.a__b RESERVED_NAME',
        'attributes.with-hyphen INVALID_NAME',
        'attributes.long NAME_TOO_LONG',
      ],
    );
  });

  it('rejects names that are unsafe as object keys, with the document and the name', () => {
    const attributes: unknown = JSON.parse(
      '{"__proto__": {"type": "string"}, "constructor": {"type": "string"}}',
    );
    for (const problems of [
      problemsOf(note(attributes)),
      problemsOf(note({}), { 'shared.part': component(attributes) }),
    ]) {
      expect(problems.map(({ path, rule, message }) => [path, rule, message])).toEqual([
        [
          'attributes.__proto__',
          'RESERVED_NAME',
          'The attribute name "__proto__" is reserved: choose another one.',
        ],
      ]);
    }
  });

  it('derives uids only from attributes with one line of text', () => {
    const attributes = { body: { type: 'blocks' }, slug: { type: 'uid', targetField: 'body' } };
    expect(rulesAt(problemsOf(note(attributes)))).toEqual(['attributes.slug.targetField TARGET_FIELD_TYPE']);
  });

  it('requires both sides of a relation to agree', () => {
    const self = 'api::note.note';
    const relation = (kind: string, side: object) => ({
      type: 'relation',
      relation: kind,
      target: self,
      ...side,
    });
    const parent = relation('manyToOne', { inversedBy: 'children' });
    const check = (children: unknown) =>
      problemsOf(note({ parent, children })).map(({ path, message }) => [path, message]);
    expect(check(relation('oneToMany', { mappedBy: 'parent' }))).toEqual([]);
    expect(check(undefined)).toContainEqual([
      'attributes.parent.inversedBy',
      'The content type "api::note.note" has no attribute "children": add it or correct "inversedBy".',
    ]);
    expect(check(relation('manyToMany', { mappedBy: 'parent' }))).toEqual([
      [
        'attributes.parent.inversedBy',
        'The other side "children" of "api::note.note" must be a oneToMany relation, because this side is manyToOne.',
      ],
      [
        'attributes.children.mappedBy',
        'The other side "parent" of "api::note.note" must be a manyToMany relation, because this side is manyToMany.',
      ],
    ]);
    expect(check(relation('oneToMany', {}))).toEqual([
      [
        'attributes.parent.inversedBy',
        'The other side "children" of "api::note.note" must have "mappedBy": "parent".',
      ],
    ]);
    expect(check({ type: 'string' })).toEqual([
      [
        'attributes.parent.inversedBy',
        'The other side "children" of "api::note.note" is not a relation: correct one of them.',
      ],
    ]);
  });

  it('rejects a second side for relations inside components', () => {
    const target = { type: 'relation', relation: 'manyToOne', target: 'api::note.note', inversedBy: 'parts' };
    expect(rulesAt(problemsOf(note({}), { 'shared.part': component({ target }) }))).toEqual([
      'attributes.target.inversedBy RELATION_OPTION',
    ]);
  });

  it('finds components that contain themselves', () => {
    const problems = problemsOf(note({}), {
      'a.one': holds('a.two'),
      'a.two': holds('a.one'),
      'a.three': holds('a.one'),
    });
    expect(problems.map(({ file, rule, message }) => [file, rule, message])).toEqual([
      [
        'a.one.json',
        'COMPONENT_CYCLE',
        'The component contains itself (a.one > a.two > a.one): remove one of these steps.',
      ],
    ]);
  });

  it('finds duplicate names in two documents', () => {
    const { problems } = buildSchemas({
      contentTypes: [
        { file: 'a.json', uid: 'api::a.a', document: note({}, { collectionName: 'notes' }) },
        { file: 'b.json', uid: 'api::b.b', document: note({}, { collectionName: 'Notes' }) },
      ],
      components: [],
    });
    expect(rulesAt(problems)).toEqual([
      'collectionName DUPLICATE_COLLECTION',
      'info.singularName DUPLICATE_SINGULAR_NAME',
      'info.pluralName DUPLICATE_PLURAL_NAME',
    ]);
    expect(problems[0]).toMatchObject({
      file: 'b.json',
      message: expect.stringContaining('a.json') as string,
    });
  });

  it('validates the top level of a document', () => {
    expect(rulesAt(problemsOf([]))).toEqual([' NOT_AN_OBJECT']);
    expect(rulesAt(problemsOf({ kind: 'table', colour: 1, options: { draftAndPublish: 'on' } }))).toEqual([
      'colour UNKNOWN_KEY',
      'kind WRONG_TYPE',
      'info MISSING',
      'options.draftAndPublish WRONG_TYPE',
      'attributes MISSING',
    ]);
    expect(rulesAt(problemsOf(note({}, { collectionName: 'no-hyphens' })))).toEqual([
      'collectionName INVALID_NAME',
    ]);
  });

  it('never throws, whatever the documents contain', () => {
    const anything = fc.jsonValue({ maxDepth: 5 });
    const nearly = fc.record({
      kind: fc.constantFrom('collectionType', 'singleType', 3),
      info: fc.oneof(
        anything,
        fc.record({ singularName: anything, pluralName: anything, displayName: fc.string() }),
      ),
      attributes: fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')),
        fc.record(
          {
            type: fc.constantFrom(
              'string',
              'relation',
              'component',
              'dynamiczone',
              'uid',
              'enumeration',
              'toString',
            ),
            regex: fc.string(),
            relation: fc.constantFrom('oneToOne', 'morphOne', 'x'),
            target: fc.constantFrom('api::note.note', 'toString'),
            mappedBy: fc.constantFrom('toString', 'a'),
            targetField: fc.string(),
            component: fc.constantFrom('a.part', 'x'),
            components: anything,
            enum: anything,
            default: anything,
          },
          { requiredKeys: ['type'] },
        ),
      ),
    });
    fc.assert(
      fc.property(fc.oneof(anything, nearly), fc.oneof(anything, nearly), (type, part) => {
        expect(Array.isArray(problemsOf(type, { 'a.part': part }))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
