import type { AdminUser } from '@admin/contract';
import { httpRef, NoValue, sessionRef, useService, useStore } from '@admin/shell';
import { Badge, type TableColumn } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { formMessages } from '../messages.ts';
import { userMessages } from './messages.ts';
import { pendingInvitationsQuery } from './users-queries.ts';
import type { UnsupportedFields } from './unsupported-fields.ts';
import { sortFields } from './user-list-parameters.ts';
import styles from './UserListPage.module.css';

type Column = TableColumn<AdminUser>;

const noIds: readonly number[] = [];

function statusOf({ id, isActive }: AdminUser, invited: readonly number[]) {
  if (isActive) return { tone: 'success', label: userMessages.active } as const;
  if (invited.includes(id)) return { tone: 'info', label: userMessages.invited } as const;
  return { tone: 'neutral', label: userMessages.inactive } as const;
}

function allColumns(
  intl: IntlShape,
  ownId: number | undefined,
  invited: readonly number[],
): readonly Column[] {
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
      cell: (user) => {
        const { tone, label } = statusOf(user, invited);
        return (
          <Badge marker="dot" tone={tone}>
            {intl.formatMessage(label)}
          </Badge>
        );
      },
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
 * Returns the columns of the list. The first one links to the user. The user name column is left out when no user has
 * one, so that the status stays visible on a small screen.
 * @param rows the displayed users
 * @param unsupported fields that the server does not sort by
 */
export function useUserColumns(
  rows: readonly AdminUser[],
  unsupported: UnsupportedFields,
): readonly Column[] {
  const intl = useIntl();
  const ownId = useStore(sessionRef, ({ user }) => user?.id);
  const inactive = rows.filter(({ isActive }) => !isActive).map(({ id }) => id);
  const { data: invited = noIds } = useQuery(pendingInvitationsQuery(useService(httpRef), inactive));
  const hasNames = rows.some(({ username }) => Boolean(username));
  return useMemo(
    () =>
      allColumns(intl, ownId, invited)
        .filter(({ id }) => id !== 'username' || hasNames)
        .map((column) => ({
          ...column,
          sortable: sortFields.some((field) => field === column.id && !unsupported.has(field)),
        })),
    [intl, ownId, invited, hasNames, unsupported],
  );
}
