import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../messages/message.ts';
import styles from './AuthLink.module.css';
import { PanelLink } from '../../navigation/PanelLink.tsx';

/** The way from one page of the sign-in area to another, under what the page is for. */
export function AuthLink({ to, label }: { readonly to: string; readonly label: MessageDescriptor }) {
  const intl = useIntl();
  return (
    <p className={styles.line}>
      <PanelLink className={styles.link} to={to}>
        {intl.formatMessage(label)}
      </PanelLink>
    </p>
  );
}
