import { Badge } from '@admin/ui';
import { Languages } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import { useLocales } from '../locales/locales-query.ts';
import { entryMessages } from './messages.ts';

/** Beside the label of a field that has one value in all languages; nothing while there is only one. */
export function SharedMark() {
  const locales = useLocales();
  if (!locales || locales.length < 2) return null;
  return (
    <Badge icon={Languages}>
      <FormattedMessage {...entryMessages.shared} />
    </Badge>
  );
}
