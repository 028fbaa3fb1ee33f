import type { AdminUser } from '@admin/contract';
import { NoValue, sessionRef, useStore } from '@admin/shell';
import { Badge, type TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { formMessages } from '../../forms/messages.ts';
import { userMessages } from '../messages.ts';
import type { RefusedFields } from './refused-fields.ts';
import { sortFields } from './user-list-parameters.ts';
import styles from './UserListPage.module.css';

type Column = TableColumn<AdminUser>;

function allColumns(intl: IntlShape, ownId: number | undefined): readonly Column[] {
  return [
    {
      id: 'firstname',
      header: intl.formatMessage(formMessages.firstname),
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
      width: '136px',
      cell: ({ lastname }) => lastname || <NoValue />,
    },
    {
      id: 'email',
      header: intl.formatMessage(formMessages.emailLabel),
      cell: ({ email }) => (
        <span className={styles.email} dir="ltr" title={email}>
          {email}
        </span>
      ),
    },
    {
      id: 'roles',
      header: intl.formatMessage(userMessages.roles),
      width: '152px',
      cell: ({ roles }) => roles.map(({ name }) => name).join(', ') || <NoValue />,
    },
    {
      id: 'isActive',
      header: intl.formatMessage(userMessages.status),
      width: '108px',
      cell: ({ isActive }) => (
        <Badge marker="dot" tone={isActive ? 'success' : 'neutral'}>
          {intl.formatMessage(isActive ? userMessages.active : userMessages.inactive)}
        </Badge>
      ),
    },
    {
      id: 'username',
      header: intl.formatMessage(formMessages.username),
      width: '120px',
      cell: ({ username }) => username || <NoValue />,
    },
  ];
}

/**
 * The columns of the list. The first one names the user and leads to them. Where nobody has a user name there is
 * no column for it: its room is needed for the status to be in sight on a small screen.
 * @param rows the users that are shown
 * @param refused fields that the server does not sort by
 */
export function useUserColumns(rows: readonly AdminUser[], refused: RefusedFields): readonly Column[] {
  const intl = useIntl();
  const ownId = useStore(sessionRef, ({ user }) => user?.id);
  const hasNames = rows.some(({ username }) => Boolean(username));
  return useMemo(
    () =>
      allColumns(intl, ownId)
        .filter(({ id }) => id !== 'username' || hasNames)
        .map((column) => ({
          ...column,
          sortable: sortFields.some((field) => field === column.id && !refused.has(field)),
        })),
    [intl, ownId, hasNames, refused],
  );
}
