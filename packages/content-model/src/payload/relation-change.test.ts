import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RelationChange } from '../entry.ts';
import { relationChange } from './relation-change.ts';

const list = (...ids: number[]) => ids.map((id) => ({ id, name: `entry ${id}` }));

/** Carries out a change the way the server does. */
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
  it('is empty while nothing changed', () => {
    expect(relationChange(list(1, 2), list(1, 2))).toEqual({ connect: [], disconnect: [] });
  });

  it('connects from the last to the first, each before the one that follows it', () => {
    expect(relationChange(list(1, 8, 9), list(1))).toEqual({
      connect: [
        { id: 9, position: { end: true } },
        { id: 8, position: { before: 9 } },
      ],
      disconnect: [],
    });
  });

  it('moves as few entries as possible', () => {
    expect(relationChange(list(3, 1, 2), list(1, 2, 3))).toEqual({
      connect: [{ id: 3, position: { before: 1 } }],
      disconnect: [],
    });
  });

  it('replaces the entry of a relation to one', () => {
    expect(relationChange(list(5), list(4))).toEqual({
      connect: [{ id: 5, position: { end: true } }],
      disconnect: [{ id: 4 }],
    });
  });

  it('names the types of morph targets', () => {
    const now = [{ id: 1, __type: 'api::writer.writer', name: 'Ann' }];
    const before = [{ id: 1, __type: 'api::label.label' }];
    expect(relationChange(now, before)).toEqual({
      connect: [{ id: 1, __type: 'api::writer.writer', position: { end: true } }],
      disconnect: [{ id: 1, __type: 'api::label.label' }],
    });
  });

  it('makes the list of the server the list of the form, whatever was done to it', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(ids, ids, (now, before) => {
        const change = relationChange(list(...now), list(...before));
        expect(apply(before, change)).toEqual(now);
      }),
    );
  });
});
