import { describe, expect, it } from 'vitest';
import { attributeTypes, type Attribute } from '../schema/attribute.ts';
import { contentTypeItem, type ContentTypeItem } from '../schema/item.ts';
import { fieldOfCondition, filterFields, type FilterPermissions, operatorValues } from './filter-fields.ts';
import { inOrder, isCompleteCondition, isValueOf } from './filter-values.ts';

const bookType: ContentTypeItem = contentTypeItem({
  uid: 'api::book.book',
  kind: 'collectionType',
  info: { singularName: 'book', pluralName: 'books', displayName: 'Book' },
  options: { draftAndPublish: true },
  attributes: {
    title: { type: 'string' },
    genre: { type: 'enumeration', enum: ['novel', 'essay'] },
    pages: { type: 'integer' },
    price: { type: 'decimal' },
    isbn: { type: 'biginteger' },
    out: { type: 'date' },
    seen: { type: 'datetime' },
    opens: { type: 'time' },
    sold: { type: 'boolean' },
    writer: { type: 'relation', relation: 'manyToMany', target: 'api::writer.writer' },
    keeper: { type: 'relation', relation: 'oneToOne', target: 'admin::user' },
    text: { type: 'richtext' },
    body: { type: 'blocks' },
    extra: { type: 'json' },
    pin: { type: 'password' },
    cover: { type: 'media' },
    seo: { type: 'component', component: 'shared.seo' },
    zone: { type: 'dynamiczone', components: ['shared.seo'] },
  },
});
const { attributes } = bookType;

const everything: FilterPermissions = { mayRead: () => true, mayReadUsers: true };
const fields = (may: Partial<FilterPermissions> = {}) => filterFields(bookType, { ...everything, ...may });
const names = (may?: Partial<FilterPermissions>) => fields(may).map(({ name }) => name);
const fieldNamed = (name: string) => {
  const field = fields().find((one) => one.name === name);
  if (!field) throw new Error(name);
  return field;
};
const found = (...path: readonly string[]) => fieldOfCondition(fields(), { path })?.name;
const complete = (name: string, operator: string, ...values: readonly string[]) => {
  const field = fieldNamed(name);
  return isCompleteCondition(field, { kind: 'condition', path: field.path, operator, values });
};

describe('the filter fields of a list', () => {
  it('are the id, comparable attributes, the dates and the creators (S1-5.3, S1-5.4)', () => {
    expect(names()).toEqual([
      'id',
      'title',
      'genre',
      'pages',
      'price',
      'isbn',
      'out',
      'seen',
      'opens',
      'sold',
      'writer',
      'keeper',
      'cover',
      'createdAt',
      'updatedAt',
      'createdBy',
      'updatedBy',
      'publishedAt',
    ]);
  });

  it('are the readable ones (S1-6.9)', () => {
    expect(names({ mayRead: (name) => name === 'title' })).toEqual([
      'id',
      'title',
      'createdAt',
      'updatedAt',
      'createdBy',
      'updatedBy',
      'publishedAt',
    ]);
  });

  it('exclude creators for actors who may not read administrators (S1-6.3)', () => {
    const hidden = names().filter((name) => !names({ mayReadUsers: false }).includes(name));
    expect(hidden).toEqual(['keeper', 'createdBy', 'updatedBy']);
  });

  it('include files, which are set or not, and the publication of types with drafts', () => {
    expect(fieldNamed('cover')).toMatchObject({ path: ['cover', 'id'], operators: ['$notNull', '$null'] });
    // Entries without a publication date are found by their status.
    expect(fieldNamed('publishedAt').operators).not.toContain('$null');
    const withoutDrafts = filterFields({ ...bookType, options: {} }, everything).map(({ name }) => name);
    expect(withoutDrafts).toEqual(names().filter((name) => name !== 'publishedAt'));
  });

  it('all have operators and an input for their values', () => {
    expect(fields().filter(({ operators }) => operators.length === 0)).toEqual([]);
    const ofPeople = fields().filter(({ operators }) => operators.includes('$me'));
    expect(new Set(ofPeople.map(({ input }) => input))).toEqual(new Set(['person']));
    expect(fieldNamed('updatedAt').operators).not.toContain('$null');
    expect(fieldNamed('seen').operators).toContain('$null');
    expect(fieldNamed('createdBy').operators[0]).toBe('$me');
  });

  it('are found by the path of a condition, a link by the id of its target', () => {
    expect(found('title')).toBe('title');
    expect(found('writer')).toBe('writer');
    expect(found('writer', 'id')).toBe('writer');
    expect(found('writer', 'name')).toBeUndefined();
    expect(found('title', 'id')).toBeUndefined();
    expect(found('publishedAt')).toBe('publishedAt');
    expect(found('cover', 'id')).toBe('cover');
    expect(found('cover', 'name')).toBeUndefined();
    expect(found('writer', 'id', 'x')).toBeUndefined();
  });
});

describe('a condition', () => {
  it.each(['$null', '$notNull', '$me'])('with %s needs no value', (operator) => {
    expect(operatorValues(operator)).toBe('none');
  });

  it('needs as many values as its operator takes', () => {
    expect(complete('title', '$containsi')).toBe(false);
    expect(complete('title', '$containsi', 'sea')).toBe(true);
    expect(complete('title', '$contains', 'sea')).toBe(true);
    expect(complete('title', '$eqi', 'sea', 'air')).toBe(false);
    expect(complete('pages', '$between', '1')).toBe(false);
    expect(complete('pages', '$between', '1', '5')).toBe(true);
    expect(complete('genre', '$in')).toBe(false);
    expect(complete('genre', '$in', 'novel', 'essay')).toBe(true);
    expect(complete('genre', '$null', 'true')).toBe(true);
    expect(complete('writer', '$in', ...Array.from({ length: 101 }, (_, index) => String(index + 1)))).toBe(
      false,
    );
    expect(complete('updatedAt', '$during', 'last-7-days')).toBe(true);
    expect(complete('updatedAt', '$during', 'last-8-days')).toBe(false);
  });

  it('has an operator of its field', () => {
    expect(complete('title', '$gt', 'sea')).toBe(false);
    expect(complete('genre', '$contains', 'novel')).toBe(false);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['title', ['a', ' ', 'x'.repeat(200)], ['', 'x'.repeat(201), 'a\u0000']],
    ['genre', ['novel'], ['poem', '']],
    ['pages', ['0', '-7', '+7'], ['', '1.5', '1e3', '9007199254740993', 'one']],
    ['price', ['0', '-1.50', '.5', '1e3'], ['', '1e999', '1,5', 'NaN']],
    [
      'isbn',
      ['9223372036854775807', '-9223372036854775807'],
      ['9223372036854775808', '-9223372036854775808', '1.5'],
    ],
    ['out', ['2026-02-28'], ['2026-02-30', '0000-01-01', '2026-2-3', '2026-02-28T00:00:00.000Z', '']],
    [
      'seen',
      ['2026-02-28T10:00:00.000Z'],
      ['2026-02-28', '2026-02-30T10:00:00.000Z', '2026-02-28Tx', '9999-12-31T23:59:59-01:00'],
    ],
    ['opens', ['09:00', '23:59:59.999'], ['9:00', '24:00', '10:60', 'noon']],
    ['sold', ['true', 'false'], ['yes', '']],
    ['writer', ['1', '42'], ['0', '-1', '1.5', 'Ann', '']],
  ])('on %s takes values that entries can have', (name, right, invalid) => {
    const { attribute } = fieldNamed(name);
    expect(right.filter((text) => !isValueOf(attribute, text))).toEqual([]);
    expect(invalid.filter((text) => isValueOf(attribute, text))).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['pages', '9', '10'],
    ['price', '-1.5', '.5'],
    ['isbn', '9223372036854775806', '9223372036854775807'],
    ['out', '2026-02-28', '2026-03-01'],
    ['seen', '2026-02-28T23:30:00.000+01:00', '2026-02-28T23:00:00.000Z'],
    ['opens', '09:00', '10:00'],
  ])('between two values of %s starts with the smaller one, in any order of input', (name, low, high) => {
    const { path } = fieldNamed(name);
    const between = (...values: readonly string[]) =>
      inOrder(fieldNamed(name), { kind: 'condition', path, operator: '$between', values }).values;
    expect(between(high, low)).toEqual([low, high]);
    expect(between(low, high)).toEqual([low, high]);
  });

  it('with several values keeps their order', () => {
    const chosen = {
      kind: 'condition',
      path: ['genre'],
      operator: '$in',
      values: ['novel', 'essay'],
    } as const;
    expect(inOrder(fieldNamed('genre'), chosen)).toBe(chosen);
  });

  it('exists for every attribute type', () => {
    const known = new Set<Attribute['type']>(Object.values(attributes).map(({ type }) => type));
    const untold = attributeTypes.filter((type) => !known.has(type));
    expect(untold).toEqual(['text', 'email', 'uid', 'float']);
    const made = Object.fromEntries(untold.map((type) => [type, { type } as Attribute]));
    expect(filterFields({ attributes: made, options: {} }, everything).map(({ input }) => input)).toEqual([
      'text',
      'text',
      'text',
      'number',
    ]);
  });
});
