import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RelationChange } from '../entry.ts';
import { relationChange, relationDifference } from './relation-difference.ts';
import {
  disconnectRelation,
  isRelationDifference,
  noDifference,
  connectRelation,
  shownRelations,
} from './relation-difference.ts';

const list = (...ids: readonly number[]) => ids.map((id) => ({ id, name: `entry ${id}` }));
const changeOf = (now: readonly number[], before: readonly number[]) =>
  relationChange(relationDifference(list(...now), list(...before)));

/** Applies a change like the server. */
function apply(before: readonly number[], { connect, disconnect }: RelationChange): number[] {
  const gone = new Set(disconnect.map(({ id }) => id));
  let ids = before.filter((id) => !gone.has(id));
  for (const { id, position } of connect) {
    ids = ids.filter((other) => other !== id);
    if (position !== undefined && 'before' in position) {
      if (!ids.includes(position.before)) throw new Error(`Entry ${position.before} is not connected yet`);
      ids.splice(ids.indexOf(position.before), 0, id);
    } else ids.push(id);
  }
  return ids;
}

describe('the change of a relation', () => {
  it('is empty without a change', () => {
    expect(changeOf([1, 2], [1, 2])).toEqual({ connect: [], disconnect: [] });
  });

  it('connects from the last to the first, each before the one that follows it', () => {
    expect(changeOf([1, 8, 9], [1])).toEqual({
      connect: [
        { id: 9, position: { end: true } },
        { id: 8, position: { before: 9 } },
      ],
      disconnect: [],
    });
  });

  it('moves as few entries as possible', () => {
    expect(changeOf([3, 1, 2], [1, 2, 3])).toEqual({
      connect: [{ id: 3, position: { before: 1 } }],
      disconnect: [],
    });
  });

  it('replaces the entry of a to-one relation', () => {
    expect(changeOf([5], [4])).toEqual({
      connect: [{ id: 5, position: { end: true } }],
      disconnect: [{ id: 4 }],
    });
  });

  it("makes the server's list equal to the form's after any edits", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(ids, ids, (now, before) => {
        expect(apply(before, changeOf(now, before))).toEqual(now);
        expect(
          shownRelations(list(...before), relationDifference(list(...now), list(...before))).map(
            ({ id }) => id,
          ),
        ).toEqual(now);
      }),
    );
  });
});

describe('the difference of a relation in a form', () => {
  it('is empty again after a newly linked entry was removed', () => {
    const linked = connectRelation(noDifference, { id: 8 }, { before: null, next: null, isLinked: false });
    expect(disconnectRelation(linked, { id: 8 }, null)).toEqual(noDifference);
  });

  it('does not link an entry that the server still links', () => {
    const gone = disconnectRelation(noDifference, { id: 2 }, 3);
    const back = connectRelation(gone, { id: 2 }, { before: null, next: null, isLinked: false });
    expect(back).toMatchObject({ connect: [{ id: 2, isLinked: true }], disconnect: [] });
    expect(disconnectRelation(back, { id: 2 }, null)).toMatchObject({ connect: [], disconnect: [{ id: 2 }] });
  });

  it('is distinguished from other values', () => {
    expect(isRelationDifference(noDifference)).toBe(true);
    for (const value of [null, [], { connect: [] }, 'x']) expect(isRelationDifference(value)).toBe(false);
  });

  it('shows and sends successive edits, although most entries were never loaded', () => {
    const stored = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
    const doing = fc.record({
      does: fc.constantFrom('connect', 'disconnect', 'order'),
      id: fc.integer({ min: 1, max: 12 }),
      to: fc.nat(),
    });
    fc.assert(
      fc.property(stored, fc.array(doing, { maxLength: 12 }), (server, deeds) => {
        let shown = [...server];
        let difference = noDifference;
        for (const { does, id, to } of deeds) {
          const isThere = shown.includes(id);
          if (isThere === (does === 'connect')) continue;
          const next = shown[shown.indexOf(id) + 1] ?? null;
          const rest = shown.filter((other) => other !== id);
          const insert = to % (rest.length + 1);
          const before = rest[insert] ?? null;
          if (does === 'disconnect') {
            difference = disconnectRelation(difference, { id }, next);
            shown = rest;
          } else {
            const where = { before, next: isThere ? next : null, isLinked: isThere };
            difference = connectRelation(difference, { id }, where);
            shown = rest.toSpliced(insert, 0, id);
          }
          expect(shownRelations(list(...server), difference).map((relation) => relation.id)).toEqual(shown);
        }
        expect(apply(server, relationChange(difference))).toEqual(shown);
      }),
      { numRuns: 300 },
    );
  });
});
