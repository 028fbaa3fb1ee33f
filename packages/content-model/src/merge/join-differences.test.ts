import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  disconnectRelation,
  noDifference,
  connectRelation,
  type RelationDifference,
  relationDifference,
} from '../payload/relation-difference.ts';
import type { FormRelation } from '../payload/form-values.ts';
import { joinDifferences } from './join-differences.ts';

const list = (ids: readonly number[]): readonly FormRelation[] => ids.map((id) => ({ id }));

/** The reference of joining: my changes applied to theirs, one step after the other. */
function stepByStep(mine: RelationDifference, theirs: RelationDifference): RelationDifference {
  const without = mine.disconnect.reduce(
    (difference, relation) => disconnectRelation(difference, relation, null),
    theirs,
  );
  const gone = new Set(without.disconnect.map(({ id }) => id));
  return mine.connect.reduce(
    (difference, { shown, before, isLinked }) =>
      connectRelation(difference, shown, {
        before: before !== null && gone.has(before) ? null : before,
        next: null,
        isLinked,
      }),
    without,
  );
}

const idsOf = (relations: readonly FormRelation[]) => new Set(relations.map(({ id }) => id));

/** Returns whether neither placed what the other removed: everything else is a conflict. */
const agree = (one: RelationDifference, other: RelationDifference) =>
  !one.connect.some(({ id }) => idsOf(other.disconnect).has(id)) &&
  !other.connect.some(({ id }) => idsOf(one.disconnect).has(id));

/** Returns links that count how often one of them is read. */
function counted(ids: readonly number[]): {
  readonly difference: RelationDifference;
  readonly looks: () => number;
} {
  let looks = 0;
  const connect = ids.map((id) => ({
    get id() {
      looks += 1;
      return id;
    },
    shown: { id },
    before: null,
    isLinked: false,
  }));
  return { difference: { connect, disconnect: [] }, looks: () => looks };
}

describe('joinDifferences', () => {
  it('equals applying one after the other', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(ids, ids, ids, (stored, mine, theirs) => {
        const [left, right] = [mine, theirs].map((now) => relationDifference(list(now), list(stored)));
        fc.pre(left !== undefined && right !== undefined && agree(left, right));
        expect(joinDifferences(left, right)).toEqual(stepByStep(left, right));
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads each link a few times, however many there are', () => {
    const looksAt = (count: number): number => {
      const range = (from: number) => Array.from({ length: count }, (_, index) => from + index);
      const mine = counted(range(1));
      const theirs = counted(range(count));
      const { connect } = joinDifferences(mine.difference, theirs.difference);
      expect(connect).toHaveLength(2 * count - 1);
      return mine.looks() + theirs.looks();
    };
    expect(looksAt(5_000)).toBeLessThan(10 * 5_000);
  });

  it('joins two empty differences to an empty one', () => {
    expect(joinDifferences(noDifference, noDifference)).toEqual(noDifference);
  });
});
