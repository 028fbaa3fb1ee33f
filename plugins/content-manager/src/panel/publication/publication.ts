import { hasDraftAndPublish, type ContentTypeItem, type Entry } from '@admin/content-model';

/** The publication status of an entry; `none` for types without drafts. */
export type Publication = 'draft' | 'published' | 'none';

/** Returns the publication state of an entry; a new entry is a draft. */
export function publicationOf(contentType: ContentTypeItem, entry: Entry | null): Publication {
  if (!hasDraftAndPublish(contentType)) return 'none';
  return typeof entry?.publishedAt === 'string' ? 'published' : 'draft';
}

/** The names of publication states. */
export const publicationMessages = {
  draft: { id: 'content-manager.publication.draft', defaultMessage: 'Draft' },
  published: { id: 'content-manager.publication.published', defaultMessage: 'Published' },
} as const;
