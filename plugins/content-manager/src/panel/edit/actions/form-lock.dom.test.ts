import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../fixtures/deferred.ts';
import { useRecordStatus } from './form-lock.ts';

describe('the status of the entry', () => {
  it('returns to resolved after success and after failure', async () => {
    const { result } = renderHook(() => useRecordStatus());
    const work = deferred<string>();
    let saving: Promise<unknown> = Promise.resolve();
    act(() => {
      saving = result.current.during('submit-pending', () => work.promise);
    });
    await waitFor(() => expect(result.current.status).toBe('submit-pending'));
    await act(async () => {
      work.resolve('saved');
      await saving;
    });
    expect(result.current.status).toBe('resolved');
    await act(async () => {
      await expect(
        result.current.during('publish-pending', () => Promise.reject(new Error('no'))),
      ).rejects.toThrow('no');
    });
    expect(result.current.status).toBe('resolved');
  });

  it('starts the action before it renders the status', () => {
    const { result } = renderHook(() => useRecordStatus());
    const run = vi.fn(() => deferred<void>().promise);
    act(() => void result.current.during('submit-pending', run));
    expect(run).toHaveBeenCalledOnce();
    expect(result.current.isBusy()).toBe(true);
    expect(result.current.status).toBe('resolved');
  });

  it('runs one action at a time', async () => {
    const { result } = renderHook(() => useRecordStatus());
    const second = vi.fn(() => Promise.resolve('done'));
    await act(async () => {
      const first = result.current.during('submit-pending', () => Promise.resolve('saved'));
      expect(await result.current.during('publish-pending', second)).toBeUndefined();
      expect(await first).toBe('saved');
    });
    expect(second).not.toHaveBeenCalled();
  });
});
