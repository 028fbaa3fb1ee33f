import { Avatar, ConfirmDialog, DropdownMenu } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ZoneOutlet } from '../../extension/outlets/ZoneOutlet.tsx';
import { useContributions } from '../../extension/react/use-registry.ts';
import { userMenuFooter } from '../../extension/shell-points.ts';
import { leavingMessages } from '../../unsaved-changes/messages.ts';
import { useFrame } from '../frame-context.ts';
import { frameMessages } from '../messages.ts';
import { useSignOut, useUserMenuItems } from './use-user-menu-items.tsx';
import styles from './UserMenu.module.css';
import { sessionRef } from '../../service-refs.ts';
import { useStore } from '../../extension/react/use-service.ts';

/** The account menu at the bottom of the rail, with the content of plugins below it. */
export function UserMenu() {
  const intl = useIntl();
  const { narrow } = useFrame();
  const [open, setOpen] = useState(false);
  const user = useStore(sessionRef, (state) => state.user);
  const signOut = useSignOut();
  const items = useUserMenuItems(signOut.start);
  const isFooterNeeded = useContributions(userMenuFooter).length > 0;
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ') || (user?.email ?? '');
  const label = intl.formatMessage(frameMessages.account);
  return (
    <>
      <DropdownMenu
        align="end"
        items={[{ kind: 'group', id: 'account', label: user?.email ?? name, items }]}
        onOpenChange={setOpen}
        open={open}
        side={narrow ? 'bottom' : 'inline-end'}
        tooltip={label}
        trigger={
          <button aria-label={label} className={styles.trigger} type="button">
            <Avatar label="" name={name} />
          </button>
        }
        {...(isFooterNeeded && {
          footer: <ZoneOutlet props={{ close: () => setOpen(false) }} zone={userMenuFooter} />,
        })}
      />
      <ConfirmDialog
        body={intl.formatMessage(leavingMessages.body)}
        cancelLabel={intl.formatMessage(leavingMessages.stay)}
        confirmLabel={intl.formatMessage(frameMessages.signOut)}
        onConfirm={signOut.confirm}
        onOpenChange={(isOpen) => {
          if (!isOpen) signOut.cancel();
        }}
        open={signOut.isAsking}
        title={intl.formatMessage(leavingMessages.signOutTitle)}
        tone="danger"
      />
    </>
  );
}
