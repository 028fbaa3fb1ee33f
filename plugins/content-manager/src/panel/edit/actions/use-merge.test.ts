import { tomasz } from '@admin/fixtures';
import { ApiError } from '@admin/shell';
import { describe, expect, it } from 'vitest';
import { conflictOf } from './use-merge.ts';

const refusal = (status: number, details = {}) => new ApiError({ name: 'x', message: 'x', status, details });

describe('a conflict', () => {
  it('is returned with the version for the next save, its author and its time', () => {
    const details = { current: '"v9"', updatedAt: '2026-11-20T09:30:00.000Z', updatedBy: tomasz };
    expect(conflictOf(refusal(412, details))).toEqual({
      version: '"v9"',
      by: 'Tomasz Nowak',
      byId: 2,
      at: '2026-11-20T09:30:00.000Z',
    });
  });

  it('may lack these details, and no other error is a conflict', () => {
    expect(conflictOf(refusal(412, { updatedBy: null, updatedAt: 7 }))).toEqual({
      version: null,
      by: null,
      byId: null,
      at: null,
    });
    expect(conflictOf(refusal(409))).toBeUndefined();
    expect(conflictOf(new Error('x'))).toBeUndefined();
  });
});
