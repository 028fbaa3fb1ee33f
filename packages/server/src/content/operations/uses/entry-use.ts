import type { ContentType } from '@admin/content-model';

/** An entry that uses a file, or that links another entry. */
export interface EntryUse {
  readonly contentType: ContentType;
  readonly id: number;
  /** The value of the type's main field as text; null when it is empty or may not be read. */
  readonly title: string | null;
  /** Null for types without locales. */
  readonly locale: string | null;
  /** When it was published, null for a draft; absent for types without drafts. */
  readonly publishedAt?: string | null;
}
