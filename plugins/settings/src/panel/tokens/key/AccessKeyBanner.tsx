import { Banner, Field, TextInput } from '@admin/ui';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../feedback/CopyButton.tsx';
import { tokenMessages } from '../messages.ts';
import type { FreshKey } from './fresh-key.ts';
import styles from './AccessKeyBanner.module.css';

/** A new key, which nobody can read again after this page. */
export function AccessKeyBanner({ fresh: { accessKey } }: { readonly fresh: FreshKey }) {
  const intl = useIntl();
  return (
    <Banner title={intl.formatMessage(tokenMessages.keyTitle)} tone="success">
      <div className={styles.key}>
        <p>{intl.formatMessage(tokenMessages.keyOnce)}</p>
        <Field label={intl.formatMessage(tokenMessages.key)} labelVisibility="hidden">
          <TextInput
            endSlot={<CopyButton label={intl.formatMessage(tokenMessages.copyKey)} text={accessKey} />}
            onFocus={(event) => event.target.select()}
            readOnly
            spellCheck={false}
            value={accessKey}
          />
        </Field>
      </div>
    </Banner>
  );
}
