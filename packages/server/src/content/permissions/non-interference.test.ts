import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contentFixture,
  createdBy,
  restrictedPermissions,
  type ContentFixture,
} from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { randomRuns } from '../../testing/random-runs.ts';

const book = 'api::book.book';
const writer = 'api::writer.writer';
const memo = 'api::memo.memo';
const actorId = 2;

/** Reads titles and single fields of books, no writers, and the texts of memos that the actor created. */
const actor = restrictedPermissions(actorId, {
  [book]: { read: [{ fields: new Set(['title', 'writer', 'labels', 'seo.metaTitle']) }] },
  [memo]: {
    read: [{ fields: new Set(['title']) }, { fields: new Set(['text']), conditions: [createdBy(actorId)] }],
  },
});

const open = fc.constantFrom('id', 'title', 'text', 'writer', 'labels', 'seo', 'metaTitle', 'createdBy');
const any = fc.constantFrom(
  ...(
    'id title text priority isbn blurb pages rating lent pin extra copies writer hero reviewers labels ' +
    'mentions seo buttons zone createdBy locale name email secret metaTitle noIndex socials password firstname publishedAt'
  ).split(' '),
);
const names = fc.oneof({ weight: 2, arbitrary: open }, { weight: 1, arbitrary: any });
const operators = fc.constantFrom(
  ...(
    '$eq $ne $lt $gt $gte $in $notIn $contains $notContains $containsi $startsWith $endsWithi $null $notNull ' +
    '$between $not $eqi'
  ).split(' '),
);
const values = fc.constantFrom(
  'one',
  'two',
  'o',
  't',
  '1',
  '2',
  'true',
  'false',
  '9',
  ['one', 'two'],
  ['1', '9'],
);
const condition = fc.oneof(
  fc.tuple(names, operators, values).map(([name, operator, value]) => ({ [name]: { [operator]: value } })),
  fc
    .tuple(names, names, operators, values)
    .map(([name, inner, operator, value]) => ({ [name]: { [inner]: { [operator]: value } } })),
);
const filters = fc.oneof(
  { weight: 4, arbitrary: condition },
  { weight: 1, arbitrary: fc.tuple(condition, condition).map((both) => ({ $or: both })) },
  { weight: 1, arbitrary: condition.map((one) => ({ $not: one })) },
);
const sort = fc
  .tuple(names, fc.option(names), fc.constantFrom('ASC', 'DESC'))
  .map(([name, inner, order]) => `${inner === null ? name : `${name}.${inner}`}:${order}`);
const populate = fc.oneof(
  names,
  fc.constant('*'),
  fc.tuple(names, names).map(([one, two]) => ({ [one]: { populate: two } })),
);
const parameters = fc.record({
  filters,
  sort,
  populate,
  _q: fc.constantFrom('one', 'two', 'o', 'book', '1', '9'),
  fields: fc.array(names, { maxLength: 3 }),
  pageSize: fc.constantFrom('1', '10'),
});
/** One or two parameters at a time: with many, one of them is always rejected. */
const query = fc
  .tuple(
    parameters,
    fc.subarray(['filters', 'sort', 'populate', '_q', 'fields', 'pageSize'] as const, { maxLength: 2 }),
  )
  .map(([all, chosen]) => Object.fromEntries(chosen.map((name) => [name, all[name]])));
const request = fc.record({ uid: fc.constantFrom(book, memo, book, writer), query, field: names });

forEachDialect((dialect) => {
  describe('any query of a restricted actor', () => {
    const fixtures: ContentFixture[] = [];

    beforeAll(async () => {
      fixtures.length = 0;
      // The same entries in both databases, except for the values that the actor may not read.
      for (const closed of [
        { text: 'one', number: 1, flag: true, some: true },
        { text: 'two', number: 9, flag: false, some: false },
      ]) {
        const fixture = await contentFixture(await dialect.open());
        const { content, admin } = fixture;
        const create = async (uid: string, body: object, permissions = admin) =>
          (await content.createEntry({ permissions, uid, body })).entry.id;
        const writers: number[] = [];
        for (const name of ['a', 'b']) {
          const body = { name: `${name} ${closed.text}`, email: `${name}${closed.text}@example.com` };
          writers.push(await create(writer, { ...body, secret: closed.text }));
        }
        const books: number[] = [];
        for (const [index, id] of writers.entries()) {
          const made = await create(book, {
            title: `Book ${index}`,
            writer: id,
            isbn: `${closed.text} ${index}`,
            blurb: closed.text,
            pages: closed.number + index,
            rating: closed.number,
            lent: closed.flag,
            pin: `Secret ${closed.text}`,
            extra: { of: closed.text },
            hero: closed.some ? id : null,
            reviewers: closed.some ? writers : [],
            mentions: closed.some ? [{ __type: writer, id }] : [],
            seo: { metaTitle: `Meta ${index}`, noIndex: closed.flag },
          });
          books.push(made);
        }
        // Component ids are sequential, so components that only one database has are created last.
        for (const id of books) {
          const buttons = closed.some ? [{ text: closed.text, url: '/x' }] : [];
          await content.updateEntry({ permissions: admin, uid: book, id, body: { buttons } });
        }
        await create(memo, { title: 'Theirs', text: closed.text, priority: closed.number });
        const author = restrictedPermissions(actorId, { [memo]: { create: [{}] } });
        await create(memo, { title: 'Own', text: 'one' }, author);
        fixtures.push(fixture);
      }
    });

    /** The response to the actor: the result, or all transmitted parts of the error. */
    const outcomeOf = async (asking: Promise<unknown>): Promise<string> => {
      try {
        return JSON.stringify(await asking);
      } catch (error) {
        return JSON.stringify(error, ['name', 'status', 'code', 'message', 'details', 'errors', 'path']);
      }
    };
    const ask = (
      { content }: ContentFixture,
      { uid, query: sent, field }: { uid: string; query: object; field: string },
    ) => {
      const call = { permissions: actor, uid, query: { ...sent } };
      return Promise.all([
        outcomeOf(content.findEntries(call)),
        outcomeOf(content.readEntry({ ...call, id: 1 })),
        outcomeOf(content.findRelations({ ...call, id: 1, field })),
        outcomeOf(content.searchRelations({ ...call, field })),
      ]);
    };

    it('returns the same rows, order, counts and errors whatever the values are that the actor may not read', async () => {
      const [one, other] = fixtures;
      if (!one || !other) throw new Error('Two databases are compared');
      let answered = 0;
      const property = fc.asyncProperty(request, async (sent) => {
        const response = await ask(one, sent);
        expect(await ask(other, sent)).toEqual(response);
        if (response[0].includes('"results"')) answered += 1;
      });
      await fc.assert(property, {
        numRuns: randomRuns(60),
        endOnFailure: true,
        plugins: [fc.interruptAfterTimeLimit(8_000)],
      });
      expect(answered).toBeGreaterThan(8);
    }, 60_000);
  });
});
