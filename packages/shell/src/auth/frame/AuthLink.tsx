import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageDescriptor } from '../../extension/core/message.ts';
import styles from './AuthLink.module.css';

/** The way from one page of the sign-in area to another, under what the page is for. */
export function AuthLink({ to, label }: { readonly to: string; readonly label: MessageDescriptor }) {
  const intl = useIntl();
  return (
    <p className={styles.line}>
      <Link className={styles.link} to={to}>
        {intl.formatMessage(label)}
      </Link>
    </p>
  );
}
