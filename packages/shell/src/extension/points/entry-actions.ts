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

/** Actions in the header of the edit view. */
export const headerActions = createActionPoint<EditedEntry>({
  id: 'shell.header-actions',
  noun: 'Header actions',
});
