import type { AdminUser } from '@admin/contract';
import { useSession } from '@admin/shell';
import { Badge, type TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from '../../forms/messages.ts';
import { NoValue } from '../../lists/NoValue.tsx';
import { userMessages } from '../messages.ts';
import styles from './UserListPage.module.css';

/** The columns of the list. The first one names the user and leads to them. */
export function useUserColumns(): readonly TableColumn<AdminUser>[] {
  const intl = useIntl();
  const ownId = useSession(({ user }) => user?.id);
  return useMemo(
    () => [
      {
        id: 'firstname',
        header: intl.formatMessage(formMessages.firstname),
        sortable: true,
        cell: ({ id, firstname, username, email }) => (
          <>
            {firstname || username || email}
            {id === ownId && <span className={styles.you}> ({intl.formatMessage(userMessages.you)})</span>}
          </>
        ),
      },
      {
        id: 'lastname',
        header: intl.formatMessage(formMessages.lastname),
        sortable: true,
        cell: ({ lastname }) => lastname || <NoValue />,
      },
      {
        id: 'email',
        header: intl.formatMessage(formMessages.emailLabel),
        sortable: true,
        width: '240px',
        cell: ({ email }) => email,
      },
      {
        id: 'roles',
        header: intl.formatMessage(userMessages.roles),
        cell: ({ roles }) => roles.map(({ name }) => name).join(', ') || <NoValue />,
      },
      {
        id: 'username',
        header: intl.formatMessage(formMessages.username),
        sortable: true,
        cell: ({ username }) => username || <NoValue />,
      },
      {
        id: 'isActive',
        header: intl.formatMessage(userMessages.status),
        sortable: true,
        width: '120px',
        cell: ({ isActive }) => (
          <Badge marker="dot" tone={isActive ? 'success' : 'neutral'}>
            {intl.formatMessage(isActive ? userMessages.active : userMessages.inactive)}
          </Badge>
        ),
      },
    ],
    [intl, ownId],
  );
}
