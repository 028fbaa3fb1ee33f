import type { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, QueryRunner } from '../../database/database.ts';
import { CountCache } from './count-cache.ts';

const limit = 11_001;
const query = { sql: 'select count(*) as total from notes', parameters: [] } as unknown as CompiledQuery;

describe('CountCache', () => {
  let writes: number;
  let total: number;
  let executed: number;
  let cache: CountCache;

  const runner = {
    executeQuery: async () => {
      executed += 1;
      return { rows: [{ total }] };
    },
  } as unknown as QueryRunner;
  const count = () => cache.count({ query, reads: ['notes'], runner, limit });

  beforeEach(() => {
    vi.useFakeTimers();
    writes = 0;
    executed = 0;
    cache = new CountCache({ writeCount: async () => String(writes) } as unknown as Database);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const write = async (left: number, milliseconds: number): Promise<void> => {
    writes += 1;
    total = left;
    await vi.advanceTimersByTimeAsync(milliseconds);
  };

  it('returns cached counts until a write, and exact ones below the limit', async () => {
    total = 11_000;
    expect([await count(), await count(), executed]).toEqual([11_000, 11_000, 1]);
    await write(10_999, 0);
    expect([await count(), executed]).toEqual([10_999, 2]);
  });

  it('returns a count that reached its limit once more after a write, and recounts in the background', async () => {
    total = limit;
    await count();
    await write(5, 1500);
    expect(await count()).toBe(limit);
    await vi.advanceTimersByTimeAsync(0);
    expect([await count(), executed]).toEqual([5, 2]);
  });

  it('recounts once for any number of calls, and at most once a second', async () => {
    total = limit;
    await count();
    await write(limit, 1500);
    await Promise.all([count(), count(), count()]);
    expect(executed).toBe(2);
    await write(limit, 100);
    await count();
    expect(executed).toBe(2);
  });

  it('returns no count older than a minute', async () => {
    total = limit;
    await count();
    await write(5, 60_001);
    expect(await count()).toBe(5);
  });

  it('returns the cached count if recounting fails', async () => {
    total = limit;
    await count();
    await write(limit, 1500);
    vi.spyOn(runner, 'executeQuery').mockRejectedValueOnce(new Error('The query took too long'));
    expect([await count(), await count()]).toEqual([limit, limit]);
  });
});
