import type { ContentType } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import { createExtensionPoint, type Placed } from '@admin/shell/host';
import type { QueryClient } from '@tanstack/react-query';

/** A new entry that the edit view is about to show. */
export interface NewEntry {
  readonly contentType: ContentType;
  /** The value of `?start[…]=` under the contribution's id, such as `start[i18n.translation]=3`; null without one. */
  readonly from: string | null;
  /** Locale code of a localized content type. */
  readonly locale?: string;
}

/** The services that `load` uses to fetch values. */
export interface InitialValuesHost {
  readonly http: HttpClient;
  /** The cache of server responses. */
  readonly queries: QueryClient;
  /** Aborts when the form is closed. */
  readonly signal: AbortSignal;
}

/** A source of the values that a new entry starts with instead of the defaults of its type. */
export interface InitialValuesSource extends Placed {
  /** The query parameter that carries `from` in the request that creates the entry. @default `from` is not sent */
  readonly queryParam?: string;
  /**
   * Returns the initial values in the form in which the server returns an entry, or null. The edit view waits for
   * them. When it rejects and the address names this source, the page shows the error and offers a retry; otherwise the
   * failure is reported and the entry starts without the values. Of several sources the first with values is used.
   */
  readonly load: (
    entry: NewEntry,
    host: InitialValuesHost,
  ) => Promise<Readonly<Record<string, unknown>> | null> | null;
}

/** A source as an author without a compiler may pass it. */
interface UncheckedSource {
  readonly id?: unknown;
  readonly queryParam?: unknown;
  readonly load?: unknown;
}

/** Returns the first problem of a source of initial values, or undefined. */
function checkSource({ id, queryParam, load }: UncheckedSource): string | undefined {
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]*\.[\w-]+$/.test(id)) {
    return "Initial values need an id: the plugin's id, a dot and a name";
  }
  if (queryParam !== undefined && (typeof queryParam !== 'string' || !/^[\w-]+$/.test(queryParam))) {
    return '`queryParam` must be a name of letters, digits, _ and -';
  }
  return typeof load === 'function' ? undefined : 'Initial values need a function `load`';
}

/** Initial values of new entries, such as the shared fields of a translation. */
export const initialValues = createExtensionPoint<InitialValuesSource>().with({
  id: 'content-manager.initial-values',
  key: ({ id }) => id,
  validate: checkSource,
});
