import type { ContentTypeKind, Entry } from '@admin/content-model';
import { createActionPoint } from './actions.ts';

/** The rows that are checked in a list. */
export interface Selection {
  /** Uid of the content type: `api::article.article`. */
  readonly contentType: string;
  readonly ids: readonly number[];
  /** The rows as the list shows them; an entry of another page is in `ids` only. */
  readonly entries: readonly Entry[];
  readonly locale?: string;
  /** Unchecks every row. */
  readonly clear: () => void;
  /** Fetches the list again. */
  readonly refresh: () => Promise<void>;
}

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
  /** Tells the list that there is no such entry any more: nothing is kept of it, and its row goes. */
  readonly forget: () => void;
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

/** Actions on the checked rows of a list. The content manager adds `delete`. */
export const bulkActions = createActionPoint<Selection>({ id: 'shell.bulk-actions', noun: 'Bulk actions' });

/** Actions on one row of a list, in its menu. The content manager adds `edit` and `delete`. */
export const rowActions = createActionPoint<Row>({ id: 'shell.row-actions', noun: 'Row actions' });

/** Actions in the header of the edit view. */
export const headerActions = createActionPoint<EditedEntry>({
  id: 'shell.header-actions',
  noun: 'Header actions',
});
