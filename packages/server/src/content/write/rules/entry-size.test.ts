import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { recordQueries, type RecordedDatabase } from '../../../testing/record-queries.ts';
import { jsonSize } from './entry-size.ts';

const book = 'api::book.book';
const megabyte = 1_048_576;

const list = <Item>(length: number, item: Item) => Array.from({ length }, () => item);
const quote = (text: string) => ({ __component: 'block.quote', text });

forEachDialect((dialect) => {
  describe('an entry that exceeds the size of one request', () => {
    let fixture: ContentFixture;
    let recorded: RecordedDatabase;

    beforeAll(async () => {
      recorded = recordQueries(await dialect.open());
      fixture = await contentFixture(recorded.database);
    });

    const create = (body: object) =>
      fixture.content.createEntry({
        permissions: fixture.admin,
        uid: book,
        body: { title: 'Book', ...body },
      });
    const refusal = (body: object) =>
      create(body).then(
        () => 'accepted',
        (error: { readonly status: number; readonly details: unknown }) => [error.status, error.details],
      );
    const refusedAt = (path: readonly string[], message: string) => [
      400,
      { errors: [{ path, message, name: 'ValidationError' }] },
    ];

    it.each([
      [
        'relations in one field',
        { labels: { connect: list(5001, { id: 1 }) } },
        ['labels'],
        'labels may change at most 5000 relations at once',
      ],
      [
        'relations in all fields together',
        {
          labels: { connect: list(2000, { id: 1 }), disconnect: list(2000, { id: 2 }) },
          zone: [{ ...quote('x'), author: list(1001, 1) }],
        },
        ['zone', '0', 'author'],
        'zone.0.author may change at most 5000 relations at once',
      ],
      [
        'files',
        { pictures: list(5001, 1) },
        ['pictures'],
        'pictures may change at most 5000 relations at once',
      ],
      ['components', { buttons: list(150_000, 1) }, ['buttons'], 'buttons must have at most 5000 items'],
      [
        'components in components',
        { zone: list(2, { __component: 'block.banner', buttons: list(2500, {}) }) },
        ['zone', '1', 'buttons'],
        'zone.1.buttons must have at most 5000 items',
      ],
      [
        'a long text',
        { blurb: 'é'.repeat(megabyte / 2 + 1) },
        ['blurb'],
        `blurb must have at most ${megabyte} bytes`,
      ],
      [
        'large JSON',
        { extra: { a: 'x'.repeat(megabyte) } },
        ['extra'],
        `extra must have at most ${megabyte} bytes`,
      ],
      [
        'long texts together',
        { zone: list(4, quote('x'.repeat(megabyte))), extra: 'x', blurb: 'y' },
        ['zone', '3', 'text'],
        'zone.3.text must have at most 4194304 bytes together with the fields before it',
      ],
    ])('is rejected at the field: %s', async (_what, body, path, message) => {
      expect(await refusal(body)).toEqual(refusedAt(path, message));
    });

    it('runs no statement', async () => {
      recorded.forget();
      await refusal({ labels: { connect: list(5001, { id: 1 }) } });
      expect(recorded.queries.filter((query) => /links|labels/.test(query))).toEqual([]);
    });

    it('is rejected just above the limit', async () => {
      expect(await refusal({ blurb: 'x'.repeat(megabyte), body: 'y'.repeat(megabyte) })).toBe('accepted');
    });

    it.each<[string, object]>([
      ['blocks', { story: list(130_000, 1) }],
      [
        'components',
        { zone: [{ __component: 'block.banner', heading: 'x', buttons: list(4900, { text: 5 }) }] },
      ],
    ])('reports fifty of many invalid %s', async (_what, body) => {
      const error = await create(body).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ status: 400, message: 'More than 50 errors occurred' });
      expect(error).toHaveProperty('details.errors.length', 50);
    });
  });
});

const limit = 1000;

/** Returns objects that count how often their content is read. */
function watched(count: number) {
  let looks = 0;
  const items = Array.from({ length: count }, () => ({
    get text() {
      looks += 1;
      return 'x'.repeat(90);
    },
  }));
  return { items, looks: () => looks };
}

describe('the size of a value as JSON', () => {
  it('equals the size of its text if nothing needs escaping', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ü', '字', '😀', ' ') });
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, true, false, 0, -1.5, 1e21),
        fc.integer(),
        text,
        fc.array(tie('tree')),
        fc.dictionary(text, tie('tree')),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        expect(jsonSize(value, Infinity)).toBe(Buffer.byteLength(JSON.stringify(value)));
      }),
    );
  });

  it.each([
    ['in a list', (items: readonly unknown[]) => items],
    ['under keys', (items: readonly unknown[]) => Object.fromEntries(items.entries())],
    ['deeper', (items: readonly unknown[]) => ({ a: [{ b: items }] })],
  ])('is measured only up to the limit, %s', (_where, wrap) => {
    const { items, looks } = watched(500);
    expect(jsonSize(wrap(items), limit)).toBeGreaterThan(limit);
    expect(looks()).toBeLessThan(limit / 90 + 1);
  });

  it('exceeds the limit for a list with more items, before any item is read', () => {
    const { items, looks } = watched(limit);
    expect(jsonSize(items, limit)).toBeGreaterThan(limit);
    expect(looks()).toBe(0);
  });
});
