import { Badge } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import { editMessages } from '../messages.ts';
import type { Publication } from './publication.ts';

/** Whether the entry is public; nothing where its type makes no difference. */
export function PublicationBadge({ publication }: { readonly publication: Publication }) {
  if (publication === 'none') return null;
  return publication === 'published' ? (
    <Badge marker="dot" tone="success">
      <FormattedMessage {...editMessages.publishedStatus} />
    </Badge>
  ) : (
    <Badge marker="dot" tone="info">
      <FormattedMessage {...editMessages.draft} />
    </Badge>
  );
}
