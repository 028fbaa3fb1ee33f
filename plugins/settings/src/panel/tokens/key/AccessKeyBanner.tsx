import { useIntl } from 'react-intl';
import { ShownOnce } from '../../feedback/ShownOnce.tsx';
import { tokenMessages } from '../messages.ts';
import type { FreshKey } from './fresh-key.ts';

/** The new key of a token. */
export function AccessKeyBanner({ fresh: { accessKey } }: { readonly fresh: FreshKey }) {
  const intl = useIntl();
  return (
    <ShownOnce
      body={intl.formatMessage(tokenMessages.keyOnce)}
      copyLabel={intl.formatMessage(tokenMessages.copyKey)}
      label={intl.formatMessage(tokenMessages.key)}
      text={accessKey}
      title={intl.formatMessage(tokenMessages.keyTitle)}
    />
  );
}
