import type { Entry } from '@admin/content-model';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';

/** Whether an entry is published. */
export function PublicationCell({ entry }: { readonly entry: Entry }) {
  return <PublicationBadge publication={entry.publishedAt ? 'published' : 'draft'} />;
}
