import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentTags } from '../schema/index.ts';
import { entryKey, type EntryAddress } from './entry-address.ts';
import type { StoredEntry } from './stored-entry.ts';
import { useEntryCache } from './use-entry-cache.ts';

const address: EntryAddress = {
  uid: 'api::article.article',
  kind: 'collectionType',
  id: '7',
  parameters: {},
};
const createdAt = '2026-01-01T00:00:00.000Z';
const stored = (title: string): StoredEntry => ({
  entry: { id: 7, title, createdAt, updatedAt: createdAt },
  version: null,
});

function cacheOf(queries: QueryClient) {
  const { result } = renderHook(() => useEntryCache(), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  return result.current;
}

it('invalidates lists and relations after a save', async () => {
  const queries = new QueryClient();
  const lists = [
    [contentTags.entries, address.uid, {}],
    [contentTags.relations, address.uid, 7, 'tags'],
  ];
  for (const queryKey of lists) queries.setQueryData(queryKey, []);
  await cacheOf(queries).saved(address, stored('After'));
  expect(lists.map((queryKey) => queries.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]);
  expect(queries.getQueryState(entryKey(address))?.isInvalidated).toBe(false);
});

it('ignores a response that was requested before a save and arrives after it', async () => {
  const queries = new QueryClient();
  let respond: (entry: StoredEntry) => void = () => undefined;
  const late = queries.query({
    queryKey: entryKey(address),
    queryFn: () => new Promise<StoredEntry>((resolve) => (respond = resolve)),
  });
  const settled = late.then(
    () => undefined,
    () => undefined,
  );
  await cacheOf(queries).saved(address, stored('After'));
  respond(stored('Before'));
  await settled;
  expect(queries.getQueryData(entryKey(address))).toEqual(stored('After'));
});
