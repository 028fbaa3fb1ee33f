import { Badge } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import { publicationMessages, type Publication } from './publication.ts';

/** The publication state of an entry, the same in lists and in the edit view; nothing for types without drafts. */
export function PublicationBadge({ publication }: { readonly publication: Publication }) {
  if (publication === 'none') return null;
  return (
    <Badge marker="dot" tone={publication === 'published' ? 'success' : 'neutral'}>
      <FormattedMessage {...publicationMessages[publication]} />
    </Badge>
  );
}
