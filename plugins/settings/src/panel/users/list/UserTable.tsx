import type { AdminUser } from '@admin/contract';
import { type PhoneRows, RowMenu, sessionRef, usePhoneRows, useStore, useTableLabels } from '@admin/shell';
import { ListLinks } from '@admin/shell/host';
import { Button, EmptyState, Table, type TableProps, type TableSort } from '@admin/ui';
import { Pencil, Search } from '@admin/ui/icons';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages } from '../../page-messages.ts';
import { userMessages } from '../messages.ts';
import { userName } from '../user-name.ts';
import { withoutFields, type RefusedFields } from './refused-fields.ts';
import { useUserColumns } from './use-user-columns.tsx';
import type { UserListAddress } from './use-user-list-address.ts';
import { sortFields } from './user-list-parameters.ts';
import { userPage } from '../../pages.ts';

export interface UserTableProps {
  readonly address: UserListAddress;
  /** Fields that the server does not sort by. */
  readonly refused: RefusedFields;
  readonly rows: readonly AdminUser[];
  readonly status: TableProps<AdminUser>['status'];
  /** Undefined where users cannot be chosen. */
  readonly selection: TableProps<AdminUser>['selection'];
  /** Asks whether to delete one user; undefined where that is not allowed. */
  readonly onDelete: ((id: number) => void) | undefined;
}

/** A phone shows the whole name, and under it the e-mail address and the status. */
const onPhone: PhoneRows<AdminUser> = { link: 'firstname', title: userName, facts: ['email', 'isActive'] };

const rowId = ({ id }: AdminUser): string => String(id);
const rowHref = ({ id }: AdminUser): string => userPage.to({ id });

/** The users of the page. */
export function UserTable({ address, refused, rows, status, selection, onDelete }: UserTableProps) {
  const intl = useIntl();
  const { list, change } = address;
  const ownId = useStore(sessionRef, ({ user }) => user?.id);
  const { columns, rowHeight } = usePhoneRows(useUserColumns(rows, refused), onPhone);
  const rowActions = useCallback(
    (user: AdminUser) => (
      <RowMenu
        items={[
          {
            kind: 'link',
            id: 'edit',
            label: intl.formatMessage(userMessages.edit),
            icon: Pencil,
            href: rowHref(user),
          },
        ]}
        messages={userMessages}
        name={userName(user)}
        onDelete={onDelete && user.id !== ownId ? () => onDelete(user.id) : undefined}
      />
    ),
    [intl, onDelete, ownId],
  );
  const { sort: order } = withoutFields(list, refused);
  const sort = useMemo<TableSort>(
    () => ({ column: order.field, direction: order.order === 'ASC' ? 'ascending' : 'descending' }),
    [order.field, order.order],
  );
  const onSort = useCallback(
    ({ column, direction }: TableSort) => {
      const field = sortFields.find((known) => known === column);
      if (field) change({ sort: { field, order: direction === 'ascending' ? 'ASC' : 'DESC' } });
    },
    [change],
  );
  const labels = useTableLabels(userMessages);
  return (
    <ListLinks>
      <Table
        columns={columns}
        empty={
          <EmptyState
            action={
              <Button onClick={() => change({ search: '', filters: [] })}>
                {intl.formatMessage(userMessages.clear)}
              </Button>
            }
            body={intl.formatMessage(userMessages.emptyBody)}
            icon={Search}
            title={intl.formatMessage(userMessages.emptyTitle)}
          />
        }
        label={intl.formatMessage(pageMessages.users)}
        labels={labels}
        onSort={onSort}
        rowActions={rowActions}
        rowHeight={rowHeight}
        rowHref={rowHref}
        rowId={rowId}
        rowName={userName}
        rows={rows}
        selection={selection}
        skeletonRows={Math.min(list.pageSize, 20)}
        sort={sort}
        status={status}
      />
    </ListLinks>
  );
}
