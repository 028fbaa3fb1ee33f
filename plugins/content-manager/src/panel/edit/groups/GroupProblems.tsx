import { Badge, VisuallyHidden } from '@admin/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { editMessages } from '../messages.ts';

/** How much is wrong in a group; nothing while nothing is. */
export function GroupProblems({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="danger">
      <span aria-hidden>
        <FormattedNumber value={count} />
      </span>
      <VisuallyHidden>
        <FormattedMessage {...editMessages.problems} values={{ count }} />
      </VisuallyHidden>
    </Badge>
  );
}
