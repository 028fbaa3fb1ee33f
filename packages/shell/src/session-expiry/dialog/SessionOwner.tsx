import { Avatar } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { StoredUser } from '../../session/token-storage.ts';
import { expiryMessages } from './messages.ts';
import styles from './SessionOwner.module.css';

/** Whose session it is. The address is a field of the form, so that password managers know whose password it is. */
export function SessionOwner({ user }: { readonly user: StoredUser }) {
  const intl = useIntl();
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  return (
    <div className={styles.owner}>
      <Avatar label="" name={name || user.email} size="large" />
      <div className={styles.identity}>
        {name && <p className={styles.name}>{name}</p>}
        <input
          aria-label={intl.formatMessage(expiryMessages.email)}
          autoComplete="username"
          className={styles.email}
          name="email"
          readOnly
          tabIndex={-1}
          title={user.email}
          type="email"
          value={user.email}
        />
      </div>
    </div>
  );
}
