import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function ask(queryFn: () => Promise<string>) {
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useQuery({ queryKey: ['x'], queryFn }), { wrapper });
  return { client, result };
}

describe('the cache of answers', () => {
  it('asks nothing again when somebody comes back to the window, however old the answer is', async () => {
    const queryFn = vi.fn(() => Promise.resolve('answer'));
    const { client, result } = ask(queryFn);
    await waitFor(() => expect(result.current.data).toBe('answer'));
    await act(() => client.invalidateQueries({ queryKey: ['x'], refetchType: 'none' }));
    expect(client.getQueryState(['x'])?.isInvalidated).toBe(true);
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a refusal', 403, 1],
    ['a server in trouble', 500, 3],
    ['a server that is away', 0, 3],
  ])('asks again after what may pass: %s', async (_, status, tries) => {
    vi.useFakeTimers();
    const queryFn = vi.fn(() => Promise.reject(new ApiError({ name: 'X', message: 'x', status })));
    const { result } = ask(queryFn);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(result.current.status).toBe('error');
    expect(queryFn).toHaveBeenCalledTimes(tries);
  });
});
