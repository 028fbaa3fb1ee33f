import type { ContentTypeKind, Entry } from '@admin/content-model';
import { createActionPoint } from './actions.ts';

/** The properties of both kinds of selections. */
interface ChosenEntries {
  /** Uid of the content type: `api::article.article`. */
  readonly contentType: string;
  /** The number of selected entries. */
  readonly count: number;
  readonly locale?: string;
  /** Unchecks every row. */
  readonly clear: () => void;
  /** Fetches the list again. */
  readonly refresh: () => Promise<void>;
}

/** Rows of a list that the user checked one by one, or page by page. */
export interface CheckedRows extends ChosenEntries {
  readonly ids: readonly number[];
  /** The checked rows, as the list showed them last, on any page. */
  readonly entries: readonly Entry[];
  /** Unchecks some of the rows. */
  readonly uncheck: (ids: readonly number[]) => void;
  readonly shown?: undefined;
  readonly matching?: undefined;
}

/** The query of a list and the number of matching entries: the body of a `bulk…Matching` call. */
export interface MatchingQuery {
  readonly filters?: unknown;
  readonly _q?: string;
  readonly locale?: string;
  readonly count: number;
}

/** All entries that match the query of a list, on any page. Only the server can determine their ids. */
export interface AllMatching extends ChosenEntries {
  readonly ids?: undefined;
  readonly entries?: undefined;
  /** The matching entries on the current page. */
  readonly shown: readonly Entry[];
  readonly matching: MatchingQuery;
  /** Sets the number of matching entries, after the server refused because it has changed. */
  readonly recount: (count: number) => void;
}

/** The selected entries of a list. An action that needs their ids hides itself if they are unknown. */
export type Selection = CheckedRows | AllMatching;

/** One row of a list. */
export interface Row {
  /** Uid of the content type: `api::article.article`. */
  readonly contentType: string;
  /** The entry as the list shows it, with the fields that the user may read. */
  readonly entry: Entry;
  /** Address of the entry in the edit view. */
  readonly href: string;
  readonly locale?: string;
  /** The query parameters of calls about the entry, such as the locale. */
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

/** Actions on the selected entries of a list. */
export const bulkActions = createActionPoint<Selection>({ id: 'shell.bulk-actions', noun: 'Bulk actions' });

/** Actions on one row of a list, in its menu. */
export const rowActions = createActionPoint<Row>({ id: 'shell.row-actions', noun: 'Row actions' });

/** A list of entries. */
export interface EntryList {
  /** Uid of the content type: `api::article.article`. */
  readonly contentType: string;
  readonly locale?: string;
}

/** Actions in the header of a list, such as `create`. */
export const listActions = createActionPoint<EntryList>({ id: 'shell.list-actions', noun: 'List actions' });

/** Actions in the menu “View settings” of a list, such as `export`. */
export const listMenuActions = createActionPoint<EntryList>({
  id: 'shell.list-menu-actions',
  noun: 'List menu actions',
});

/**
 * Actions in the header of the edit view and below the form of a related entry. The content manager adds `unpublish`,
 * `publish` and `save`. Without `save`, Ctrl+S does not save.
 */
export const headerActions = createActionPoint<EditedEntry>({
  id: 'shell.header-actions',
  noun: 'Header actions',
});

/** Actions in the column beside the form of the edit view, such as `delete`. */
export const asideActions = createActionPoint<EditedEntry>({
  id: 'shell.aside-actions',
  noun: 'Aside actions',
});
