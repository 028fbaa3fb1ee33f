import type { ContentTypeKind, Entry } from '@admin/content-model';
import { createActionPoint } from './actions.ts';

/** What both kinds of selections tell. */
interface ChosenEntries {
  /** Uid of the content type: `api::article.article`. */
  readonly contentType: string;
  /** How many entries are meant. */
  readonly count: number;
  readonly locale?: string;
  /** Unchecks every row. */
  readonly clear: () => void;
  /** Fetches the list again. */
  readonly refresh: () => Promise<void>;
}

/** Rows of a list that somebody checked one by one, or page by page. */
export interface CheckedRows extends ChosenEntries {
  readonly ids: readonly number[];
  /** The same as the list showed them last, on whatever page. */
  readonly entries: readonly Entry[];
  /** Unchecks some of the rows. */
  readonly uncheck: (ids: readonly number[]) => void;
  readonly shown?: undefined;
  readonly matching?: undefined;
}

/** How a list finds its entries, and how many they were when somebody looked: the body of a `bulk…Matching` call. */
export interface MatchingQuery {
  readonly filters?: unknown;
  readonly _q?: string;
  readonly locale?: string;
  readonly count: number;
}

/** All entries of a list, on whatever page they stand. Nobody knows which ones: only the server can look. */
export interface AllMatching extends ChosenEntries {
  readonly ids?: undefined;
  readonly entries?: undefined;
  /** Those of them that the list shows. */
  readonly shown: readonly Entry[];
  readonly matching: MatchingQuery;
  /** Takes over how many match now, after the server refused to change others than were counted. */
  readonly recount: (count: number) => void;
}

/** The entries of a list that somebody chose. An action that needs to know which ones hides itself where nobody does. */
export type Selection = CheckedRows | AllMatching;

/** One row of a list. */
export interface Row {
  /** Uid of the content type: `api::article.article`. */
  readonly contentType: string;
  /** The entry as the list shows it: of its fields those that the user may read. */
  readonly entry: Entry;
  /** Address of the entry in the edit view. */
  readonly href: string;
  readonly locale?: string;
  /** What calls about the entry carry as their query, such as the locale. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Removes the row of a deleted entry, unchecks it and removes the entry from the cache. */
  readonly removeRow: () => void;
  /** Fetches the list again. */
  readonly refresh: () => Promise<void>;
}

/** The entry in the edit view. */
export interface EditedEntry {
  readonly contentType: string;
  readonly kind: ContentTypeKind;
  /** Null while the entry is being created. */
  readonly id: number | null;
  readonly locale?: string;
  readonly publication: 'draft' | 'published' | 'none';
  readonly isModified: boolean;
  /** Fetches the entry again. */
  readonly refresh: () => Promise<void>;
}

/** Actions on the chosen entries of a list. The content manager adds `publish`, `unpublish` and `delete`. */
export const bulkActions = createActionPoint<Selection>({ id: 'shell.bulk-actions', noun: 'Bulk actions' });

/** Actions on one row of a list, in its menu. The content manager adds `edit`, `duplicate` and `delete`. */
export const rowActions = createActionPoint<Row>({ id: 'shell.row-actions', noun: 'Row actions' });

/** Actions in the header of the edit view. */
export const headerActions = createActionPoint<EditedEntry>({
  id: 'shell.header-actions',
  noun: 'Header actions',
});
