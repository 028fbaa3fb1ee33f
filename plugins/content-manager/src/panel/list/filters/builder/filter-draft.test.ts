import {
  contentTypeItem,
  filterFields,
  filtersFromAddress,
  filtersToAddress,
  type FilterCondition,
} from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import {
  canBeEdited,
  changedDraft,
  draftConditions,
  draftOf,
  filtersOfDraft,
  isComplete,
  newCondition,
  withOperator,
  type DraftChange,
} from './filter-draft.ts';

const fields = filterFields(
  contentTypeItem({
    uid: 'api::book.book',
    kind: 'collectionType',
    info: { singularName: 'book', pluralName: 'books', displayName: 'Book' },
    attributes: {
      title: { type: 'string' },
      genre: { type: 'enumeration', enum: ['novel', 'essay'] },
      inPrint: { type: 'boolean' },
      seen: { type: 'datetime' },
    },
  }),
  { mayRead: () => true, mayReadUsers: true },
);
const field = (name: string) => {
  const found = fields.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const is = (path: string, ...values: readonly string[]): FilterCondition => ({
  kind: 'condition',
  path: path.split('.'),
  operator: '$eqi',
  values,
});
const read = (address: string) => filtersFromAddress(new URLSearchParams(address));
const after = (address: string, ...changes: readonly DraftChange[]) =>
  filtersToAddress(filtersOfDraft(fields, changes.reduce(changedDraft, draftOf(read(address)))))
    .map(([key, value]) => `${key.slice('filters'.length)}=${value}`)
    .join('&');

const between = (at: string) => `filters${at}[id][$between][0]=9&filters${at}[id][$between][1]=5`;

describe('the draft of filters', () => {
  it.each([
    '',
    'filters[$and][0][title][$contains]=sea',
    'filters[$or][0][title][$eqi]=a&filters[$or][1][title][$eqi]=b',
    'filters[$and][0][$or][0][title][$eqi]=a&filters[$and][0][$or][1][id][$gt]=2&filters[$and][1][title][$eqi]=c',
    'filters[$and][0][author][name][$eq]=Ada&filters[$and][1][$not][title][$eq]=b',
  ])('produces the same filters without a change: %s', (address) => {
    expect(filtersOfDraft(fields, draftOf(read(address)))).toEqual(read(address));
  });

  it('accepts further conditions and groups', () => {
    expect(after('', { type: 'add', condition: is('title', 'a') })).toBe('[$and][0][title][$eqi]=a');
    expect(
      after(
        'filters[title][$eqi]=a',
        { type: 'add-group', condition: is('title', 'b') },
        { type: 'add', condition: is('title', 'c'), group: 1 },
      ),
    ).toBe('[$and][0][title][$eqi]=a&[$and][1][$or][0][title][$eqi]=b&[$and][1][$or][1][title][$eqi]=c');
  });

  it('changes the conjunction, and that of its groups to the opposite', () => {
    const both = 'filters[$and][0][title]=a&filters[$and][1][$or][0][id]=1&filters[$and][1][$or][1][id]=2';
    expect(after(both, { type: 'joint', joint: 'or' })).toBe(
      '[$or][0][title][$eq]=a&[$or][1][$and][0][id][$eq]=1&[$or][1][$and][1][id][$eq]=2',
    );
  });

  it('removes conditions, and a group with its last one', () => {
    const both = 'filters[$and][0][title]=a&filters[$and][1][$or][0][id]=1&filters[$and][1][$or][1][id]=2';
    expect(after(both, { type: 'remove', key: 0 })).toBe('[$or][0][id][$eq]=1&[$or][1][id][$eq]=2');
    expect(after(both, { type: 'remove', key: 2 })).toBe('[$and][0][title][$eq]=a&[$and][1][id][$eq]=2');
    expect(after(both, { type: 'remove', key: 2 }, { type: 'remove', key: 3 })).toBe(
      '[$and][0][title][$eq]=a',
    );
  });

  it('changes one condition', () => {
    const draft = draftOf(read('filters[$or][0][title]=a&filters[$or][1][title]=b'));
    const [, second] = draftConditions(draft);
    const changed = changedDraft(draft, {
      type: 'change',
      key: second?.key ?? -1,
      condition: is('title', 'z'),
    });
    expect(draftConditions(changed).map(({ condition }) => condition.values)).toEqual([['a'], ['z']]);
  });

  it('omits incomplete conditions', () => {
    const condition = newCondition(field('title'));
    expect(isComplete(fields, condition)).toBe(false);
    expect(after('filters[genre][$in][0]=novel', { type: 'add', condition })).toBe(
      '[$and][0][genre][$in][0]=novel',
    );
  });

  it('orders the two values of a range, in groups as well', () => {
    expect(after(between('[$and][0]'))).toBe('[$and][0][id][$between][0]=5&[$and][0][id][$between][1]=9');
    expect(
      after(
        `filters[$and][0][title][$eqi]=a&${between('[$and][1][$or][0]')}&filters[$and][1][$or][1][title][$eqi]=b`,
      ),
    ).toContain('[$and][1][$or][0][id][$between][0]=5&[$and][1][$or][0][id][$between][1]=9');
  });
});

describe('a condition', () => {
  it('starts with the usual operator of its field, and the usual value if there is one', () => {
    expect(newCondition(field('title'))).toMatchObject({ operator: '$containsi', values: [] });
    expect(newCondition(field('updatedAt'))).toMatchObject({ operator: '$during', values: ['last-7-days'] });
    expect(newCondition(field('inPrint'))).toMatchObject({ operator: '$eq', values: ['true'] });
    expect(newCondition(field('createdBy'))).toEqual({
      kind: 'condition',
      path: ['createdBy', 'id'],
      operator: '$me',
      values: ['true'],
    });
  });

  it('keeps its values with an operator that accepts them', () => {
    const condition = { ...newCondition(field('title')), values: ['sea'] };
    expect(withOperator(field('title'), condition, '$startsWithi').values).toEqual(['sea']);
    expect(withOperator(field('title'), condition, '$null').values).toEqual(['true']);
    expect(withOperator(field('seen'), newCondition(field('seen')), '$between').values).toEqual([]);
  });

  it.each<[string, boolean]>([
    ['filters[title][$contains]=a', true],
    ['filters[genre][$in][0]=novel', true],
    ['filters[createdBy][id][$me]=true', true],
    ['filters[createdBy][id][$me]=false', false],
    ['filters[genre][$contains]=nov', false],
    ['filters[publishedAt][$null]=true', false],
    ['filters[author][name][$eq]=Ada', false],
  ])('of an address can be edited: %s', (address, expected) => {
    const [condition] = read(address).items;
    expect(condition?.kind === 'condition' && canBeEdited(fields, condition)).toBe(expected);
  });
});
