import type { Role } from '@admin/contract';
import {
  CreateLink,
  httpRef,
  PageBody,
  LoadFailed,
  PageHeader,
  type PhoneRows,
  useCan,
  usePhoneRows,
  useService,
  useTableLabels,
} from '@admin/shell';
import { Button, EmptyState, Icon, Skeleton, Table, TextInput, type TableColumn } from '@admin/ui';
import { Search } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages } from '../../page-messages.ts';
import { settingsPermissions } from '../../settings-permissions.ts';
import { roleMessages } from '../messages.ts';
import { rolesQuery } from '../../role-permissions/roles-queries.ts';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import styles from './RoleListPage.module.css';
import { RoleRowActions } from './RoleRowActions.tsx';
import { newRolePage, rolePage } from '../../pages.ts';

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

/** The roles that name or description tell of. There are few, so they are searched here. */
function matching(roles: readonly Role[], search: string): readonly Role[] {
  const words = search.trim().toLocaleLowerCase();
  return roles.filter(({ name, description }) =>
    `${name} ${description ?? ''}`.toLocaleLowerCase().includes(words),
  );
}

/** The roles of the installation and how many users each has. */
export function RoleListPage() {
  const intl = useIntl();
  const roles = useQuery(rolesQuery(useService(httpRef)));
  const mayCreate = useCan([settingsPermissions.roles.create]);
  const { columns, rowHeight } = usePhoneRows(useColumns(), onPhone);
  const labels = useTableLabels(roleMessages);
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<{ readonly role: Role; readonly isOpen: boolean } | null>(null);
  const rowActions = useCallback(
    (role: Role) => (
      <RoleRowActions onDelete={(gone) => setAsked({ role: gone, isOpen: true })} role={role} />
    ),
    [],
  );
  const total = roles.data && intl.formatMessage(roleMessages.found, { count: roles.data.length });
  const rows = useMemo(() => matching(roles.data ?? [], search), [roles.data, search]);
  return (
    <>
      <PageHeader
        actions={mayCreate && <CreateLink label={roleMessages.create} to={newRolePage.to()} />}
        subtitle={total ?? (roles.isError ? ' ' : <Skeleton />)}
        title={intl.formatMessage(pageMessages.roles)}
      />
      <PageBody content="list">
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
        {roles.isError && !roles.data ? (
          <LoadFailed query={roles} />
        ) : (
          <Table
            columns={columns}
            empty={
              <EmptyState
                action={
                  <Button onClick={() => setSearch('')}>{intl.formatMessage(roleMessages.clear)}</Button>
                }
                body={intl.formatMessage(roleMessages.noMatchBody)}
                icon={Search}
                title={intl.formatMessage(roleMessages.noMatchTitle)}
              />
            }
            label={intl.formatMessage(pageMessages.roles)}
            labels={labels}
            rowActions={rowActions}
            rowHeight={rowHeight}
            rowHref={rowHref}
            rowId={rowId}
            rows={rows}
            skeletonRows={3}
            status={roles.isPending ? 'loading' : 'ready'}
          />
        )}
      </PageBody>
      {asked && (
        <DeleteRoleDialog
          onClose={() => setAsked({ ...asked, isOpen: false })}
          open={asked.isOpen}
          role={asked.role}
        />
      )}
    </>
  );
}
