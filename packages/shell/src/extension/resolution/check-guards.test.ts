import { describe, expect, it } from 'vitest';
import { all, can, contentType, flag, not } from '../conditions/condition.ts';
import { allOf, anyOf } from '../../permissions/permission-rule.ts';
import { checkGuards } from './check-guards.ts';

const read = { action: 'plugin::notes.read' };
const nested = (depth: number): unknown => (depth === 0 ? flag('nps') : { not: nested(depth - 1) });

describe('checkGuards', () => {
  it.each([
    {},
    { requires: [] },
    { requires: [read, { ...read, subject: 'api::note.note' }] },
    { requires: anyOf(read, allOf(read, { action: 'plugin::notes.write', subject: null })) },
    { requires: () => [read], useAction: () => null },
    { when: all(can('plugin::notes.read'), not(flag('enterprise')), contentType('api::note.note')) },
    { when: () => true, component: () => null },
    { before: 'publish', after: 'delete' },
    { required: true, requirements: [] },
    'a text',
  ])('[E73] accepts %j', (contribution) => {
    expect(checkGuards(contribution)).toBeUndefined();
  });

  it.each([
    [{ requires: 'plugin::notes.read' }, '`requires` must'],
    [{ requires: ['plugin::notes.read'] }, '`requires` must'],
    [{ requires: [{ action: 7 }] }, '`requires` must'],
    [{ requires: { match: 'some', of: [] } }, '`requires` must'],
    [{ requires: () => [read] }, '`requires` must'],
    [{ when: () => true, to: 'notes' }, '`when` must'],
    [{ when: 'enterprise' }, '`when` must'],
    [{ when: {} }, '`when` must'],
    [{ when: { contentType: 'api::note.note' } }, '`when` must'],
    [{ when: nested(12) }, '`when` must'],
    [{ after: 3 }, '`after` must'],
    [{ require: [read] }, 'did you mean `requires`'],
    [{ requries: [read] }, 'did you mean `requires`'],
    [{ When: flag('nps') }, 'did you mean `when`'],
  ])('rejects %j', (contribution, reason) => {
    expect(checkGuards(contribution)).toContain(reason);
  });
});
