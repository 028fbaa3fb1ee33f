import { Avatar, DropdownMenu } from '@admin/ui';
import { useIntl } from 'react-intl';
import { useSession } from '../shell-context.ts';
import { frameMessages } from './messages.ts';
import styles from './UserMenu.module.css';
import { useUserMenuItems } from './use-user-menu-items.ts';

/** The account menu at the foot of the rail. */
export function UserMenu() {
  const intl = useIntl();
  const user = useSession((state) => state.user);
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ') || (user?.email ?? '');
  const items = useUserMenuItems();
  return (
    <DropdownMenu
      align="end"
      items={[{ kind: 'group', id: 'account', label: user?.email ?? name, items }]}
      side="inline-end"
      trigger={
        <button
          aria-label={intl.formatMessage(frameMessages.account)}
          className={styles.trigger}
          type="button"
        >
          <Avatar label="" name={name} />
        </button>
      }
    />
  );
}
