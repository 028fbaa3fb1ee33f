import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { Selection } from '@admin/shell';
import { RuntimeContext } from '@admin/shell/host';
import { createTestHost, createTestRuntime, fakeHttp } from '@admin/shell/testing';
import type { ReactNode } from 'react';
import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEntryCache } from '../../entry/index.ts';
import { changeEntries } from '../bulk/change-entries.ts';
import { books } from '../fixtures/library-books.ts';
import { bookUid } from '../fixtures/library-types.ts';
import { permissionsOn } from '../fixtures/library-permissions.ts';
import { useEntryPrefetch } from './use-entry-prefetch.ts';

const read = 'GET /content-manager/collection-types/:uid/:id';
const bulkDelete = 'POST /content-manager/collection-types/:uid/actions/bulkDelete';
const [first, second] = books(2);
const entryPageCode = { fetch: () => undefined, isFetched: () => true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function prefetchFor(actions: Parameters<typeof permissionsOn>[1]) {
  const http = fakeHttp({ [read]: () => books(1)[0]!, [bulkDelete]: () => ({ count: 1 }) });
  const { services } = createTestHost({ http, permissions: permissionsOn(bookUid, actions) });
  const runtime = createTestRuntime({ services });
  const queries = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </RuntimeContext>
  );
  const parameters = { locale: 'fr' };
  const { result, unmount } = renderHook(
    () => ({
      prefetch: useEntryPrefetch({ uid: bookUid, parameters, entryPageCode }),
      cache: useEntryCache(),
    }),
    { wrapper },
  );
  const requested = () => http.callsTo(read).map(({ options }) => options);
  return { requested, http, queries, unmount, ...result.current };
}

describe('the prefetch of an entry', () => {
  it('starts when the pointer stays on its row for 80 ms, not when it passes over', async () => {
    const { requested, prefetch } = prefetchFor(['read']);
    prefetch.onRowApproach(first!);
    await vi.advanceTimersByTimeAsync(79);
    prefetch.onRowLeave();
    prefetch.onRowApproach(second!);
    await vi.advanceTimersByTimeAsync(79);
    expect(requested()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested()).toMatchObject([{ params: { uid: bookUid, id: '2' }, query: { locale: 'fr' } }]);
  });

  it('starts on pointer down on its row, once', async () => {
    const { requested, prefetch } = prefetchFor(['read']);
    prefetch.onRowApproach(first!);
    prefetch.onRowPress(second!);
    expect(requested()).toMatchObject([{ params: { id: '2' } }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requested()).toHaveLength(1);
  });

  it('does not start after the entry was deleted under the pointer', async () => {
    const { requested, prefetch, cache } = prefetchFor(['read']);
    prefetch.onRowApproach(first!);
    cache.deleted({ uid: bookUid, kind: 'collectionType', id: '1', parameters: { locale: 'fr' } });
    await vi.advanceTimersByTimeAsync(1_000);
    prefetch.onRowApproach(first!);
    prefetch.onRowPress(first!);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requested()).toEqual([]);
    prefetch.onRowPress(second!);
    expect(requested()).toMatchObject([{ params: { id: '2' } }]);
  });

  it('does not start after the entry was deleted with others', async () => {
    const { requested, prefetch, http, queries } = prefetchFor(['read']);
    const selection: Selection = {
      contentType: bookUid,
      count: 1,
      ids: [1],
      entries: [first!],
      uncheck: vi.fn(),
      clear: vi.fn(),
      refresh: () => Promise.resolve(),
    };
    const intl = createIntl({ locale: 'en' });
    await changeEntries({ http, notify: vi.fn(), intl, queries, selection }, 'delete', {});
    prefetch.onRowPress(first!);
    prefetch.onRowPress(second!);
    expect(requested()).toMatchObject([{ params: { id: '2' } }]);
  });

  it('does not start without permission to read, or after the list unmounts', async () => {
    const forbidden = prefetchFor(['create']);
    forbidden.prefetch.onRowApproach(first!);
    forbidden.prefetch.onRowPress(first!);
    const gone = prefetchFor(['read']);
    gone.prefetch.onRowApproach(first!);
    gone.unmount();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...forbidden.requested(), ...gone.requested()]).toEqual([]);
  });
});
