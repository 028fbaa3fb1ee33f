import type { Entry, Pagination } from '@admin/content-model';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext } from 'react';
import type { ListStatus } from './use-entries.ts';

/** The current page of entries. Changes with each response. */
export interface ListEntries {
  readonly rows: readonly Entry[];
  readonly status: ListStatus;
  /** Undefined until the number of entries is known. */
  readonly counts: Pagination | undefined;
  /** The failed request, while the status is `failed`. */
  readonly failed: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> | null;
}

/** The current page of entries; null outside of a list. */
export const ListEntriesContext = createContext<ListEntries | null>(null);
