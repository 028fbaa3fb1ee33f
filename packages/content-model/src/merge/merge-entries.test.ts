import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { noDifference } from '../payload/relation-difference.ts';
import type { FormValues } from '../payload/form-values.ts';
import { mergeEntries } from './merge-entries.ts';
import type { MergeSpec } from './merging.ts';

const story = magazineType('api::story.story');
const merge = (spec: MergeSpec) => mergeEntries(spec, story, schemas);

const link = (id: number, more: FormValues = {}) => ({
  id,
  label: `Link ${id}`,
  url: '/',
  target: noDifference,
  ...more,
});
const base: FormValues = {
  title: 'Looms',
  teaser: null,
  readers: 5,
  opens: '09:15:00',
  extra: '{"a":1}',
  writer: noDifference,
  labels: noDifference,
  seo: { id: 7, metaTitle: 'Looms', noIndex: false, socials: [{ id: 1, network: 'forum', text: null }] },
  links: [link(1), link(2), link(3)],
  zone: [{ __component: 'blocks.quote', id: 1, text: 'Q' }],
};
const ids = (values: FormValues) =>
  (values['links'] as readonly FormValues[]).map((item) => item['id'] ?? item['label']);

/** Returns links whose keys are their ids plus ten. */
const keyed = (...labels: readonly [number, string][]) => ({
  ...base,
  links: labels.map(([id, label]) => link(id, { label, __temp_key__: id + 10 })),
});

const placed = (id: number, before: number | null = null) => ({
  id,
  shown: { id },
  before,
  isLinked: false,
});

describe('mergeEntries', () => {
  it('takes each field from the version that changed it', () => {
    const { values, conflicts } = merge({
      base,
      mine: { ...base, title: 'Big looms' },
      theirs: { ...base, teaser: 'Old', readers: 6 },
    });
    expect(values).toEqual({ ...base, title: 'Big looms', teaser: 'Old', readers: 6 });
    expect(conflicts).toEqual([]);
  });

  it('reports fields that both changed, and keeps the chosen value', () => {
    const spec = {
      base,
      mine: { ...base, title: 'Mine', readers: 1 },
      theirs: { ...base, title: 'Theirs', readers: 2 },
    };
    expect(merge(spec)).toMatchObject({
      values: { title: 'Mine', readers: 1 },
      conflicts: [
        { path: ['title'], mine: 'Mine', theirs: 'Theirs' },
        { path: ['readers'], mine: 1, theirs: 2 },
      ],
    });
    const chosen = merge({ ...spec, choose: ({ path }) => (path[0] === 'title' ? 'theirs' : 'mine') });
    expect(chosen.values).toMatchObject({ title: 'Theirs', readers: 1 });
    expect(chosen.conflicts).toHaveLength(2);
  });

  it('compares the values as sent, not as typed', () => {
    const typed = { ...base, readers: '6', opens: '09:15', extra: '{ "a": 1 }', teaser: '' };
    const { values, conflicts } = merge({
      base,
      mine: typed,
      theirs: { ...base, readers: 6, opens: '10:00:00', teaser: 'T' },
    });
    expect(conflicts).toEqual([]);
    expect(values).toMatchObject({ readers: 6, opens: '10:00:00', teaser: 'T' });
  });

  it('merges the fields of the same component, and takes different components as a whole', () => {
    const seo = base['seo'] as FormValues;
    const inside = merge({
      base,
      mine: { ...base, seo: { ...seo, metaTitle: 'M' } },
      theirs: { ...base, seo: { ...seo, noIndex: true, socials: [] } },
    });
    expect(inside.values['seo']).toEqual({ ...seo, metaTitle: 'M', noIndex: true, socials: [] });
    const replaced = { id: 8, metaTitle: 'Other' };
    const other = merge({
      base,
      mine: { ...base, seo: { ...seo, metaTitle: 'M' } },
      theirs: { ...base, seo: replaced },
      choose: () => 'theirs',
    });
    expect(other.conflicts.map(({ path }) => path)).toEqual([['seo']]);
    expect(other.values['seo']).toBe(replaced);
  });

  it('keeps items that both added and moves of both, and drops an item that one removed', () => {
    const { values, conflicts } = merge({
      base,
      mine: { ...base, links: [link(3), { label: 'My new', __temp_key__: 9 }, link(1), link(2)] },
      theirs: { ...base, links: [link(1, { label: 'Renamed' }), link(3), link(4)] },
    });
    expect(conflicts).toEqual([]);
    expect(ids(values)).toEqual([3, 'My new', 1, 4]);
    expect((values['links'] as readonly FormValues[])[2]).toMatchObject({ label: 'Renamed' });
  });

  it('reports an item that one changed and the other removed', () => {
    const spec = {
      base,
      mine: { ...base, links: [link(1), link(2, { label: 'Changed' }), link(3)] },
      theirs: { ...base, links: [link(1), link(3)] },
    };
    const { values, conflicts } = merge(spec);
    expect(conflicts).toEqual([{ path: ['links', '#2'], mine: link(2, { label: 'Changed' }), theirs: null }]);
    expect(ids(values)).toEqual([1, 2, 3]);
    expect(ids(merge({ ...spec, choose: () => 'theirs' }).values)).toEqual([1, 3]);
    expect(ids(merge({ ...spec, mine: spec.theirs, theirs: spec.mine }).values)).toEqual([1, 3]);
  });

  it('finds fields in items by the keys of the form, at any position', () => {
    const { conflicts } = merge({
      base: keyed([1, 'a'], [2, 'b']),
      mine: keyed([2, 'mine'], [1, 'a']),
      theirs: keyed([1, 'a'], [2, 'theirs']),
    });
    expect(conflicts).toEqual([{ path: ['links', '#12', 'label'], mine: 'mine', theirs: 'theirs' }]);
  });

  it('joins the links that both changed, unless one placed what the other removed', () => {
    const labels = (
      connect: readonly number[],
      disconnect: readonly number[] = [],
      before: number | null = null,
    ) => ({
      ...base,
      labels: {
        connect: connect.map((id) => placed(id, before)),
        disconnect: disconnect.map((id) => ({ id })),
      },
    });
    const { values, conflicts } = merge({ base, mine: labels([20], [3], 5), theirs: labels([30], [4, 5]) });
    expect(conflicts).toEqual([]);
    expect(values['labels']).toEqual({
      // The entry after it is gone, so it moves to the end.
      connect: [placed(30), placed(20)],
      disconnect: [{ id: 4 }, { id: 5 }, { id: 3 }],
    });
    expect(merge({ base, mine: labels([4]), theirs: labels([], [4]) }).conflicts).toMatchObject([
      { path: ['labels'] },
    ]);
    const writer = (id: number) => ({ ...base, writer: { connect: [placed(id)], disconnect: [] } });
    expect(merge({ base, mine: writer(1), theirs: writer(2) }).conflicts).toMatchObject([
      { path: ['writer'] },
    ]);
    expect(merge({ base, mine: writer(1), theirs: writer(1) }).conflicts).toEqual([]);
  });

  it('drops no item, even without a key', () => {
    const bare = (label: string) => ({
      ...base,
      links: [{ label }, { label: 'twin', id: 4 }, { label: 'twin too', id: 4 }],
    });
    const { values } = merge({ base: { ...base, links: [] }, mine: bare('mine'), theirs: bare('theirs') });
    expect(ids(values)).toHaveLength(5);
  });
});
