import { describe, expect, it } from 'vitest';
import { complaintOf } from './issue-complaint.ts';

describe('complaints', () => {
  it('name the bound that a value missed', () => {
    expect(complaintOf({ rule: 'maxLength', params: { max: 120 } }, 'x')).toMatchObject({
      id: 'content-manager.edit.validation.max-length',
      values: { max: 120 },
    });
  });

  it('point into JSON text', () => {
    expect(complaintOf({ rule: 'json', params: {} }, '{\n a }')).toMatchObject({
      id: 'content-manager.edit.validation.json-at',
      values: { line: 2, column: 2 },
    });
  });

  it('carry only what fits into a sentence', () => {
    expect(complaintOf({ rule: 'enum', params: { values: ['a', 'b'], value: null } }, 'c').values).toEqual(
      {},
    );
  });
});
