import { Badge } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import { publicationMessages } from './messages.ts';
import type { Publication } from './publication.ts';

/** Whether an entry is public, alike in lists and in the edit view; nothing where its type makes no difference. */
export function PublicationBadge({ publication }: { readonly publication: Publication }) {
  if (publication === 'none') return null;
  return (
    <Badge marker="dot" tone={publication === 'published' ? 'success' : 'neutral'}>
      <FormattedMessage {...publicationMessages[publication]} />
    </Badge>
  );
}
