import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useUsersChanged } from './users-queries.ts';

it('a change of users reloads users, seats and roles, and nothing else', async () => {
  const client = new QueryClient();
  const known = ['User', 'LicenseLimits', 'Role', 'Me', 'RolePermissions'];
  for (const tag of known) client.setQueryData([tag, 'x'], 'known');
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useUsersChanged(), { wrapper });
  await result.current();
  const stale = known.filter((tag) => client.getQueryState([tag, 'x'])?.isInvalidated);
  expect(stale).toEqual(['User', 'LicenseLimits', 'Role']);
});
