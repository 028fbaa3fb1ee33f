import { hasDraftAndPublish, type ContentTypeItem, type Entry } from '@admin/content-model';

/** Whether an entry is public; `none` where its type makes no difference. */
export type Publication = 'draft' | 'published' | 'none';

/** The state of publication; an entry that is being created starts as a draft. */
export function publicationOf(contentType: ContentTypeItem, entry: Entry | null): Publication {
  if (!hasDraftAndPublish(contentType)) return 'none';
  return typeof entry?.publishedAt === 'string' ? 'published' : 'draft';
}
