import { Badge } from '@admin/ui';
import { Languages } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import { useLocales } from '../locales/locales-query.ts';
import { entryMessages } from './messages.ts';

/** A mark beside the label of a shared field; hidden while there is only one locale. */
export function SharedMark() {
  const locales = useLocales();
  if (!locales || locales.length < 2) return null;
  return (
    <Badge icon={Languages}>
      <FormattedMessage {...entryMessages.shared} />
    </Badge>
  );
}
