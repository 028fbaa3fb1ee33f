import { describe, expect, it } from 'vitest';
import { complaintOf } from './issue-complaint.ts';

describe('complaints', () => {
  it('name the bound that a value missed', async () => {
    expect(await complaintOf({ rule: 'maxLength', params: { max: 120 } }, 'x')).toMatchObject({
      id: 'content-manager.edit.validation.max-length',
      values: { max: 120 },
    });
  });

  it('point into JSON text', async () => {
    expect(await complaintOf({ rule: 'json', params: {} }, '{\n a }')).toMatchObject({
      id: 'content-manager.edit.validation.json-at',
      values: { line: 2, column: 2 },
    });
  });

  it('carry only what fits into a sentence', async () => {
    const complaint = await complaintOf({ rule: 'enum', params: { values: ['a', 'b'], value: null } }, 'c');
    expect(complaint.values).toEqual({});
  });
});
