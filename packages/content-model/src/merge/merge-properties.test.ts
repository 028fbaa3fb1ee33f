import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { noDifference } from '../payload/relation-difference.ts';
import { tempKey, type FormValues } from '../payload/form-values.ts';
import { mergeEntries } from './merge-entries.ts';
import type { ValueDifference } from './merging.ts';

const story = magazineType('api::story.story');

interface LinkItem {
  readonly id?: number;
  readonly [tempKey]?: number;
  readonly label: string;
  readonly url: string;
}

interface Story extends FormValues {
  readonly title: string;
  readonly readers: number;
  readonly seo: { readonly id: number; readonly metaTitle: string; readonly noIndex: boolean };
  readonly links: readonly LinkItem[];
  readonly labels: typeof noDifference;
}

const base: Story = {
  title: 'Looms',
  readers: 5,
  seo: { id: 7, metaTitle: 'Looms', noIndex: false },
  links: [1, 2, 3, 4, 5, 6].map((id) => ({ id, label: `link ${id}`, url: '/' })),
  labels: noDifference,
};

/** One edit of a user. */
const deed = fc.oneof(
  fc.record({ does: fc.constant('title' as const), text: fc.string() }),
  fc.record({ does: fc.constant('readers' as const), to: fc.nat() }),
  fc.record({ does: fc.constant('metaTitle' as const), text: fc.string() }),
  fc.record({ does: fc.constant('noIndex' as const), to: fc.boolean() }),
  fc.record({ does: fc.constantFrom('label' as const, 'url' as const), which: fc.nat(5), text: fc.string() }),
  fc.record({ does: fc.constant('remove' as const), which: fc.nat(5) }),
  fc.record({ does: fc.constant('move' as const), which: fc.nat(5), to: fc.nat(5) }),
  fc.record({ does: fc.constant('add' as const), to: fc.nat(6), text: fc.string() }),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

/**
 * Returns the part that an edit touches; two edits are disjoint if their parts differ. Orders are merged and never
 * conflict.
 */
function touched(one: Deed): string {
  if (one.does === 'label' || one.does === 'url') return `item ${one.which} ${one.does}`;
  return one.does === 'remove' ? `item ${one.which}` : one.does;
}

function write(held: Story, one: Deed, key: number): Story {
  const { links } = held;
  switch (one.does) {
    case 'title':
      return { ...held, title: one.text };
    case 'readers':
      return { ...held, readers: one.to };
    case 'metaTitle':
      return { ...held, seo: { ...held.seo, metaTitle: one.text } };
    case 'noIndex':
      return { ...held, seo: { ...held.seo, noIndex: one.to } };
    case 'label':
    case 'url':
      return {
        ...held,
        links: links.map((item) => (item.id === one.which + 1 ? { ...item, [one.does]: one.text } : item)),
      };
    case 'remove':
      return { ...held, links: links.filter(({ id }) => id !== one.which + 1) };
    case 'move': {
      const item = links.find(({ id }) => id === one.which + 1);
      return item
        ? { ...held, links: links.filter((other) => other !== item).toSpliced(one.to, 0, item) }
        : held;
    }
    case 'add':
      return {
        ...held,
        links: links.toSpliced(one.to, 0, { label: one.text, url: 'new', [tempKey]: key }),
      };
  }
}

const writeAll = (deeds: readonly Deed[], firstKey: number): Story =>
  deeds.reduce((held, one, index) => write(held, one, firstKey + index), base);
const merge = (spec: { readonly base: Story; readonly mine: Story; readonly theirs: Story }) =>
  mergeEntries(spec, story, schemas);
const deeds = fc.array(deed, { maxLength: 8 });
const state = deeds.map((all) => writeAll(all, 100));
const other = deeds.map((all) => writeAll(all, 200));

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** Returns items by their names, without their order. */
const unordered = (values: FormValues) => ({
  ...values,
  links: new Map((values as Story).links.map((item) => [item.id ?? item[tempKey], item])),
});

const idsOf = (values: FormValues) => (values as Story).links.flatMap(({ id }) => id ?? []);

const byPath = (conflicts: readonly ValueDifference[]) =>
  new Map(conflicts.map((conflict) => [conflict.path.join('.'), conflict]));

describe('merging any two edits', () => {
  it('takes the version of one if the other changed nothing', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(merge({ base, mine: one, theirs: base })).toEqual({ values: one, conflicts: [] });
        expect(merge({ base, mine: base, theirs: one })).toEqual({ values: one, conflicts: [] });
        expect(merge({ base, mine: one, theirs: one })).toEqual({ values: one, conflicts: [] });
      }),
    );
  });

  it('keeps both completely if they edited different parts', () => {
    fc.assert(
      fc.property(deeds, deeds, (mine, theirs) => {
        const taken = theirs.map(touched);
        const free = mine.filter((one) => {
          const own = touched(one);
          return taken.every((theirOwn) => {
            const isItem = own.startsWith('item') && theirOwn.startsWith('item');
            // Removing an item touches the whole item.
            return isItem && (own.length === 6 || theirOwn.length === 6)
              ? own.slice(0, 6) !== theirOwn.slice(0, 6)
              : own !== theirOwn || own === 'add' || own === 'move';
          });
        });
        const { values, conflicts } = merge({
          base,
          mine: writeAll(free, 100),
          theirs: writeAll(theirs, 200),
        });
        expect(conflicts).toEqual([]);
        // Applied one after the other: the edits of both are complete, items of both included.
        const both = free.reduce((held, one, index) => write(held, one, 100 + index), writeAll(theirs, 200));
        expect(unordered(values)).toEqual(unordered(both));
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the items in order that only one moved, or none', () => {
    fc.assert(
      fc.property(state, deeds, (one, quiet) => {
        const still = writeAll(
          quiet.filter(({ does }) => does !== 'move'),
          200,
        );
        const { values } = merge({ base, mine: one, theirs: still });
        const retained = new Set(idsOf(values));
        expect(idsOf(values).filter((id) => idsOf(one).includes(id))).toEqual(
          idsOf(one).filter((id) => retained.has(id)),
        );
      }),
    );
  });

  it('is symmetric, except for the order and conflicts', () => {
    fc.assert(
      fc.property(state, other, (mine, theirs) => {
        const left = merge({ base, mine, theirs });
        const right = mergeEntries(
          { base, mine: theirs, theirs: mine, choose: () => 'theirs' },
          story,
          schemas,
        );
        expect(unordered(left.values)).toEqual(unordered(right.values));
        const turned = right.conflicts.map(({ path, ...sides }) => ({
          path,
          mine: sides.theirs,
          theirs: sides.mine,
        }));
        expect(byPath(left.conflicts)).toEqual(byPath(turned));
      }),
    );
  });

  it('does not change its arguments', () => {
    fc.assert(
      fc.property(state, other, (mine, theirs) => {
        const sides = { base: frozen(base), mine: frozen(mine), theirs: frozen(theirs) };
        expect(() => merge(sides)).not.toThrow();
      }),
    );
  });
});
