import type { ContentType } from '@admin/content-model';
import { createExtensionPoint, type HttpClient, type Placed } from '@admin/shell';
import type { QueryClient } from '@tanstack/react-query';
import { checkStart } from './entry-start-rules.ts';

/** A new entry that is about to be shown. */
export interface NewEntry {
  readonly contentType: ContentType;
  /** What its address names as its start under the contribution's id, `?start[i18n.translation]=3`; null for nothing. */
  readonly from: string | null;
  /** Locale code of a localized content type. */
  readonly locale?: string;
}

/** What values can be asked for with. */
export interface StartHost {
  readonly http: HttpClient;
  /** The cache of server answers. */
  readonly queries: QueryClient;
  /** Fires when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** What a new entry can begin with in place of the defaults of its type. */
export interface EntryStart extends Placed {
  /** What the call that creates the entry names `from`, such as `relatedEntityId`. @default it is not told */
  readonly wire?: string;
  /**
   * The values to begin with, as the server answers those of an entry; null where there are none. The form waits for
   * them. When it rejects and the address names this start, the page shows the error and offers Retry; otherwise the
   * failure is reported and the entry starts without it. Of several for one entry the first that has values counts.
   */
  readonly load: (
    entry: NewEntry,
    host: StartHost,
  ) => Promise<Readonly<Record<string, unknown>> | null> | null;
}

/** What new entries begin with: a translation with what all languages share, an answer with its question. */
export const entryStarts = createExtensionPoint<EntryStart>().with({
  id: 'content-manager.entry-starts',
  key: ({ id }) => id,
  validate: checkStart,
});
