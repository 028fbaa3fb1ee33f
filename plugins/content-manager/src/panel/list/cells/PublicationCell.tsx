import type { Entry } from '@admin/content-model';
import { Badge } from '@admin/ui';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages.ts';

/** Whether an entry is published. */
export function PublicationCell({ entry }: { readonly entry: Entry }) {
  const intl = useIntl();
  return entry.publishedAt ? (
    <Badge marker="dot" tone="success">
      {intl.formatMessage(listMessages.published)}
    </Badge>
  ) : (
    <Badge marker="dot">{intl.formatMessage(listMessages.draft)}</Badge>
  );
}
