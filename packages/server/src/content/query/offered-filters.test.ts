import {
  contentTypeItem,
  fieldOfCondition,
  filterFields,
  filterPeriods,
  filtersFromAddress,
  filtersToAddress,
  isCompleteCondition,
  operatorValues,
  resolveFilters,
  writeFilters,
  type ContentType,
  type FilterCondition,
  type FilterField,
  type ListFilter,
  type ListFilters,
  type Schemas,
} from '@admin/content-model';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, restrictedPermissions, type ContentFixture } from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { randomRuns } from '../../testing/random-runs.ts';

const [thing, person] = ['api::thing.thing', 'api::person.person'];
const type = (uid: string, name: string, attributes: ContentType['attributes']): ContentType => ({
  uid,
  kind: 'collectionType',
  info: { singularName: name, pluralName: `${name}s`, displayName: name },
  options: { draftAndPublish: true },
  attributes,
});
const things = type(thing, 'thing', {
  name: { type: 'string' },
  note: { type: 'text' },
  mail: { type: 'email' },
  slug: { type: 'uid', targetField: 'name' },
  kind: { type: 'enumeration', enum: ['big', 'small'] },
  count: { type: 'integer' },
  large: { type: 'biginteger' },
  ratio: { type: 'float' },
  price: { type: 'decimal' },
  on: { type: 'boolean' },
  day: { type: 'date' },
  at: { type: 'datetime' },
  hour: { type: 'time' },
  owner: { type: 'relation', relation: 'manyToOne', target: person },
  owners: { type: 'relation', relation: 'manyToMany', target: person },
  keeper: { type: 'relation', relation: 'oneToOne', target: 'admin::user' },
  cover: { type: 'media' },
  gallery: { type: 'media', multiple: true },
});
const schemas: Schemas = {
  contentTypes: new Map(
    [things, type(person, 'person', { name: { type: 'string' } })].map((one) => [one.uid, one]),
  ),
  components: new Map(),
};
const fieldsFor = (mayReadUsers: boolean) =>
  filterFields(contentTypeItem(things), { mayRead: () => true, mayReadUsers });

/** Texts that users type or pick, and other values that fit into a URL. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n }).map(String),
  fc.maxSafeInteger().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom('true', 'false', 'big', 'small', '1', '2', '-0', '.5', '1e3'),
  fc
    .date({
      min: new Date(-62_167_219_200_000),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    })
    .chain((date) => {
      const text = date.toISOString();
      return fc.constantFrom(text, text.slice(0, 10), text.slice(11, 16), text.slice(11, 23));
    }),
);

function conditionOn(field: FilterField): fc.Arbitrary<FilterCondition> {
  const { path, operators } = field;
  return fc.constantFrom(...operators).chain((operator) => {
    const takes = operatorValues(operator);
    const values = {
      none: fc.constant(['true']),
      period: fc.constantFrom(...filterPeriods).map((period) => [period]),
      one: typed.map((value) => [value]),
      two: fc.tuple(typed, typed).map((both) => [...both]),
      many: fc.array(typed, { minLength: 1, maxLength: 3 }),
    }[takes];
    return values.map((sent): FilterCondition => ({ kind: 'condition', path, operator, values: sent }));
  });
}

/** Filters that the panel's builder can create: complete conditions, and groups of them with the other operator. */
function offered(fields: readonly FilterField[]): fc.Arbitrary<ListFilters> {
  const condition = fc
    .constantFrom(...fields)
    .chain(conditionOn)
    .filter((made) => {
      const field = fieldOfCondition(fields, made);
      return field !== undefined && isCompleteCondition(field, made);
    });
  return fc.constantFrom('and' as const, 'or' as const).chain((joint) => {
    const group = fc.array(condition, { minLength: 2, maxLength: 3 }).map((conditions): ListFilter => ({
      kind: 'group',
      joint: joint === 'and' ? 'or' : 'and',
      conditions,
    }));
    return fc
      .array(fc.oneof({ weight: 4, arbitrary: condition }, group), { minLength: 1, maxLength: 5 })
      .map((items): ListFilters => ({ joint, items }));
  });
}

forEachDialect((dialect) => {
  describe('the filters that the panel offers', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open(), schemas);
      const { content, admin: permissions } = fixture;
      await content.createEntry({
        permissions,
        uid: thing,
        body: { name: 'one', count: 1, day: '2026-01-31' },
      });
    });

    it.each([true, false])(
      'are accepted by the server (actor may read administrators: %s)',
      async (mayReadUsers) => {
        const clerk = restrictedPermissions(2, { [thing]: { read: [{}] } });
        const permissions = {
          ...clerk,
          holds: (action: string) => mayReadUsers && action === 'admin::users.read',
        };
        const requested = fc.asyncProperty(offered(fieldsFor(mayReadUsers)), async (filters) => {
          const read = filtersFromAddress(filtersToAddress(filters));
          const sent = resolveFilters(writeFilters(read), { userId: 2, weekStart: 1 }, new Date());
          const response = await fixture.content.findEntries({
            permissions,
            uid: thing,
            query: { filters: sent },
          });
          expect(response.pagination.total).toBeLessThanOrEqual(1);
        });
        await fc.assert(requested, { numRuns: randomRuns(60) });
      },
    );

    it('are rejected before the values of a dynamic condition are inserted', async () => {
      const call = { permissions: fixture.admin, uid: thing };
      for (const filters of [{ createdBy: { id: { $me: 'true' } } }, { at: { $during: 'today' } }]) {
        await expect(fixture.content.findEntries({ ...call, query: { filters } })).rejects.toMatchObject({
          status: 400,
        });
      }
    });
  });
});
