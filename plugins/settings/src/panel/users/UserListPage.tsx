import type { AdminUser } from '@admin/contract';
import {
  DeleteDialog,
  DeleteSelectedButton,
  httpRef,
  notifyRef,
  ResourceListPage,
  RowMenu,
  sessionRef,
  useCan,
  useDialogSubject,
  useRowSelection,
  useService,
  useStore,
  type PhoneRows,
} from '@admin/shell';
import { ZoneOutlet } from '@admin/shell/host';
import { Button, Icon, SearchInput, type TableSort } from '@admin/ui';
import { Pencil, Search, UserPlus } from '@admin/ui/icons';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { userListNotices } from '../../points.ts';
import { pageMessages } from '../page-messages.ts';
import { userPage } from '../pages.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { userMessages } from './messages.ts';
import { useUserPage, withoutFields, type UnsupportedFields } from './unsupported-fields.ts';
import { useUserColumns } from './user-columns.tsx';
import { sortFields, useUserListAddress, type UserListAddress } from './user-list-parameters.ts';
import { FilterChips, UnsupportedFieldsNotice, UserFilters } from './UserFilters.tsx';
import styles from './UserListPage.module.css';
import { userName, useUsersChanged } from './users-queries.ts';

const noProps = {};
const noRows: readonly AdminUser[] = [];
const noIds: readonly number[] = [];

/** On a phone: the full name, and below it the email address and the status. */
const onPhone: PhoneRows<AdminUser> = { link: 'firstname', title: userName, facts: ['email', 'isActive'] };

const rowId = ({ id }: AdminUser): string => String(id);
const rowHref = ({ id }: AdminUser): string => userPage.to({ id });

/** The users of the installation, with search, filters, invitation and deletion. */
export function UserListPage() {
  const intl = useIntl();
  const address = useUserListAddress();
  const { list, change } = address;
  const { query, unsupported } = useUserPage(useService(httpRef), list);
  const columns = useUserColumns(query.data?.results ?? noRows, unsupported);
  const mayInvite = useCan([settingsPermissions.users.create]);
  const mayDelete = useCan([settingsPermissions.users.delete]);
  const selection = useRowSelection({ search: list.search, filters: list.filters });
  const deletion = useDialogSubject<readonly number[]>();
  const { open: confirmDeletion } = deletion;
  const ids = deletion.subject ?? noIds;
  const rowActions = useRowActions(mayDelete ? confirmDeletion : undefined);
  const deleteSelected = () => confirmDeletion([...selection.selected].map(Number));
  return (
    <ResourceListPage
      create={mayInvite ? <InviteButton /> : undefined}
      empty={{
        action: (
          <Button onClick={() => change({ search: '', filters: [] })}>
            {intl.formatMessage(userMessages.clear)}
          </Button>
        ),
        body: intl.formatMessage(userMessages.emptyBody),
        icon: Search,
        title: intl.formatMessage(userMessages.emptyTitle),
      }}
      messages={userMessages}
      paging={{ address, messages: userMessages }}
      query={query}
      selection={
        mayDelete
          ? {
              rows: selection,
              messages: userMessages,
              actions: <DeleteSelectedButton label={userMessages.delete} onDelete={deleteSelected} />,
            }
          : undefined
      }
      table={{
        columns,
        onPhone,
        rowActions,
        rowHref,
        rowId,
        rowName: userName,
        ...useTableSort(address, unsupported),
      }}
      title={pageMessages.users}
      tools={<UserTools address={address} unsupported={unsupported} />}
    >
      <DeleteUsersDialog
        ids={ids}
        onClose={deletion.close}
        onDeleted={() => selection.forget(ids.map(String))}
        open={deletion.isOpen}
      />
    </ResourceListPage>
  );
}

/** Returns the menu of a row. Users cannot delete their own account. */
function useRowActions(onDelete: ((ids: readonly number[]) => void) | undefined) {
  const intl = useIntl();
  const ownId = useStore(sessionRef, ({ user }) => user?.id);
  return useCallback(
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
        onDelete={onDelete && user.id !== ownId ? () => onDelete([user.id]) : undefined}
      />
    ),
    [intl, onDelete, ownId],
  );
}

/** Returns the sorting of the table, read from and written to the address. */
function useTableSort({ list, change }: UserListAddress, unsupported: UnsupportedFields) {
  const { field, order } = withoutFields(list, unsupported).sort;
  const sort = useMemo<TableSort>(
    () => ({ column: field, direction: order === 'ASC' ? 'ascending' : 'descending' }),
    [field, order],
  );
  const onSort = useCallback(
    ({ column, direction }: TableSort) => {
      const chosen = sortFields.find((known) => known === column);
      if (chosen) change({ sort: { field: chosen, order: direction === 'ascending' ? 'ASC' : 'DESC' } });
    },
    [change],
  );
  return { sort, onSort };
}

function InviteButton() {
  const intl = useIntl();
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <Button onClick={() => setIsInviting(true)} startIcon={<Icon icon={UserPlus} />} variant="primary">
        {intl.formatMessage(userMessages.invite)}
      </Button>
      <InviteDialog onOpenChange={setIsInviting} open={isInviting} />
    </>
  );
}

interface UserToolsProps {
  readonly address: UserListAddress;
  readonly unsupported: UnsupportedFields;
}

function UserTools({ address, unsupported }: UserToolsProps) {
  const intl = useIntl();
  const { list, change } = address;
  const search = useCallback(
    (text: string, history: 'push' | 'replace') => change({ search: text }, history),
    [change],
  );
  return (
    <>
      <ZoneOutlet props={noProps} zone={userListNotices} />
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchInput
            clearLabel={intl.formatMessage(userMessages.emptySearch)}
            label={intl.formatMessage(userMessages.search)}
            onSearch={search}
            search={list.search}
          />
        </div>
        <UserFilters
          onAdd={(filter) => change({ filters: [...list.filters, filter] })}
          unsupported={unsupported}
        />
      </div>
      <UnsupportedFieldsNotice address={address} unsupported={unsupported} />
      <FilterChips
        filters={list.filters}
        onRemove={(removed) => change({ filters: list.filters.filter((filter) => filter !== removed) })}
      />
    </>
  );
}

interface DeleteUsersDialogProps {
  readonly open: boolean;
  /** Users to delete; the dialog leaves out the own account. */
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteUsersDialog({ open, ids, onClose, onDeleted }: DeleteUsersDialogProps) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const changed = useUsersChanged();
  const ownId = useStore(sessionRef, ({ user }) => user?.id);
  const others = ids.filter((id) => id !== ownId);
  const count = others.length;
  const deleteUsers = async (): Promise<void> => {
    const [only] = others;
    if (count === 0 || only === undefined) return;
    if (count === 1) await http.call('DELETE /admin/users/:id', { params: { id: only } });
    else await http.call('POST /admin/users/batch-delete', { body: { ids: [...others] } });
    notify({ tone: 'success', title: { ...userMessages.deleted, values: { count } } });
    onDeleted();
    await changed();
  };
  return (
    <DeleteDialog
      messages={userMessages}
      note={count < ids.length ? userMessages.deleteNotSelf : undefined}
      onClose={onClose}
      onDelete={deleteUsers}
      open={open}
      values={{ count }}
    />
  );
}
