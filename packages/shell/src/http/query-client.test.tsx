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

describe('the query cache', () => {
  it('does not refetch when the window gets the focus, however old the response is', async () => {
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
    ['refused', 403, 1],
    ['failed on the server', 500, 3],
    ['no response', 0, 3],
  ])('retries temporary failures only: %s', async (_, status, tries) => {
    vi.useFakeTimers();
    const queryFn = vi.fn(() => Promise.reject(new ApiError({ name: 'X', message: 'x', status })));
    const { result } = ask(queryFn);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(result.current.status).toBe('error');
    expect(queryFn).toHaveBeenCalledTimes(tries);
  });
});
