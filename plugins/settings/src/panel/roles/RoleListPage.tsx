import { superAdminCode } from '@admin/content-model';
import type { Role } from '@admin/contract';
import {
  DeleteDialog,
  httpRef,
  notifyRef,
  ResourceListPage,
  RowMenu,
  tags,
  useCan,
  useDialogSubject,
  useService,
  type PhoneRows,
} from '@admin/shell';
import { Button, Icon, TextInput, type MenuItem, type TableColumn } from '@admin/ui';
import { CopyPlus, Eye, Pencil, Search } from '@admin/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages } from '../page-messages.ts';
import { newRolePage, roleCopyPage, rolePage } from '../pages.ts';
import { rolesQuery } from '../role-permissions/roles-queries.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { roleMessages } from './messages.ts';
import styles from './RoleListPage.module.css';

const onPhone: PhoneRows<Role> = { link: 'name', facts: ['description', 'users'] };

const rowId = ({ id }: Role): string => String(id);
const rowHref = ({ id }: Role): string => rolePage.to({ id });

function useColumns(): readonly TableColumn<Role>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      { id: 'name', header: intl.formatMessage(roleMessages.name), width: '220px', cell: ({ name }) => name },
      {
        id: 'description',
        header: intl.formatMessage(roleMessages.description),
        cell: ({ description }) => description,
      },
      {
        id: 'users',
        header: intl.formatMessage(roleMessages.users),
        width: '140px',
        cell: ({ usersCount }) => intl.formatMessage(roleMessages.usersCount, { count: usersCount }),
      },
    ],
    [intl],
  );
}

/** Returns the roles whose name or description contains the text. All roles are loaded, so the panel filters them. */
function filterRoles(roles: readonly Role[], search: string): readonly Role[] {
  const text = search.trim().toLocaleLowerCase();
  return roles.filter(({ name, description }) =>
    `${name} ${description ?? ''}`.toLocaleLowerCase().includes(text),
  );
}

/** The roles of the installation, each with its number of users. */
export function RoleListPage() {
  const intl = useIntl();
  const roles = useQuery(rolesQuery(useService(httpRef)));
  const mayCreate = useCan([settingsPermissions.roles.create]);
  const columns = useColumns();
  const [search, setSearch] = useState('');
  const deletion = useDialogSubject<Role>();
  const { open: confirmDeletion } = deletion;
  const rowActions = useCallback(
    (role: Role) => <RoleRowActions onDelete={confirmDeletion} role={role} />,
    [confirmDeletion],
  );
  const rows = useMemo(() => filterRoles(roles.data ?? [], search), [roles.data, search]);
  return (
    <ResourceListPage
      create={mayCreate ? { label: roleMessages.create, to: newRolePage.to() } : undefined}
      empty={{
        action: <Button onClick={() => setSearch('')}>{intl.formatMessage(roleMessages.clear)}</Button>,
        body: intl.formatMessage(roleMessages.noMatchBody),
        icon: Search,
        title: intl.formatMessage(roleMessages.noMatchTitle),
      }}
      messages={roleMessages}
      query={roles}
      table={{ columns, onPhone, rowActions, rowHref, rowId, rows, skeletonRows: 3 }}
      title={pageMessages.roles}
      tools={
        <div className={styles.search}>
          <TextInput
            aria-label={intl.formatMessage(roleMessages.search)}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={intl.formatMessage(roleMessages.search)}
            startSlot={<Icon icon={Search} />}
            type="search"
            value={search}
          />
        </div>
      }
    >
      {deletion.subject && (
        <DeleteRoleDialog onClose={deletion.close} open={deletion.isOpen} role={deletion.subject} />
      )}
    </ResourceListPage>
  );
}

interface RoleRowActionsProps {
  readonly role: Role;
  readonly onDelete: (role: Role) => void;
}

/** The menu of a role. The super administrator role cannot be changed, and a role with users cannot be deleted. */
function RoleRowActions({ role, onDelete }: RoleRowActionsProps) {
  const intl = useIntl();
  const mayCreate = useCan([settingsPermissions.roles.create]);
  const mayUpdate = useCan([settingsPermissions.roles.update]);
  const mayDelete = useCan([settingsPermissions.roles.delete]);
  const isFixed = role.code === superAdminCode;
  const isEditable = mayUpdate && !isFixed;
  const items: MenuItem[] = [
    {
      kind: 'link',
      id: 'edit',
      label: intl.formatMessage(isEditable ? roleMessages.edit : roleMessages.view),
      icon: isEditable ? Pencil : Eye,
      href: rowHref(role),
    },
  ];
  if (mayCreate) {
    items.push({
      kind: 'link',
      id: 'duplicate',
      label: intl.formatMessage(roleMessages.duplicate),
      icon: CopyPlus,
      href: roleCopyPage.to({ id: role.id }),
    });
  }
  return (
    <RowMenu
      deleteDisabledReason={role.usersCount > 0 ? intl.formatMessage(roleMessages.inUse) : undefined}
      items={items}
      messages={roleMessages}
      name={role.name}
      onDelete={mayDelete && !isFixed ? () => onDelete(role) : undefined}
    />
  );
}

interface DeleteRoleDialogProps {
  readonly open: boolean;
  readonly role: Role;
  readonly onClose: () => void;
}

function DeleteRoleDialog({ open, role, onClose }: DeleteRoleDialogProps) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const deleteRole = async (): Promise<void> => {
    await http.call('DELETE /admin/roles/:id', { params: { id: role.id } });
    notify({ tone: 'success', title: roleMessages.deleted });
    await queries.invalidateQueries({ queryKey: [tags.role] });
  };
  return (
    <DeleteDialog
      messages={roleMessages}
      onClose={onClose}
      onDelete={deleteRole}
      open={open}
      values={{ name: role.name }}
    />
  );
}
