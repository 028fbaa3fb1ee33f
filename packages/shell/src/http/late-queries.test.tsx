import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lateAfter, useLateRetry } from './late-queries.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);

function watch(queryFn: () => Promise<string>) {
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ retry: useLateRetry(), query: useQuery({ queryKey: ['x'], queryFn }) }),
    { wrapper },
  );
  return { client, result };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('useLateRetry', () => {
  it('offers a retry after ten seconds without a response, which sends the request again', async () => {
    vi.useFakeTimers();
    const queryFn = vi.fn(never);
    const { result } = watch(queryFn);
    await pass(lateAfter - 100);
    expect(result.current.retry).toBeNull();
    await pass(200);
    expect(result.current.retry).not.toBeNull();
    queryFn.mockResolvedValueOnce('answer');
    act(() => result.current.retry?.());
    await pass(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(result.current.query.data).toBe('answer');
    expect(result.current.retry).toBeNull();
  });

  it('offers none for a request with a timely response', async () => {
    vi.useFakeTimers();
    const { result } = watch(() => Promise.resolve('answer'));
    await pass(lateAfter * 2);
    expect(result.current.query.data).toBe('answer');
    expect(result.current.retry).toBeNull();
  });

  it('removes a late request whose response arrives after all, or whose query is removed', async () => {
    vi.useFakeTimers();
    let response = (_value: string): void => undefined;
    const { client, result } = watch(() => new Promise((resolve) => (response = resolve)));
    await pass(lateAfter + 100);
    expect(result.current.retry).not.toBeNull();
    await act(async () => response('answer'));
    expect(result.current.retry).toBeNull();
    void client.query({ queryKey: ['y'], queryFn: never }).catch(() => undefined);
    await pass(lateAfter + 100);
    expect(result.current.retry).not.toBeNull();
    act(() => client.removeQueries({ queryKey: ['y'] }));
    expect(result.current.retry).toBeNull();
  });
});
