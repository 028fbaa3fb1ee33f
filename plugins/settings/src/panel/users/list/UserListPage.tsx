import type { AdminUser } from '@admin/contract';
import {
  httpRef,
  ListPager,
  LoadFailed,
  PageBody,
  PageHeader,
  SelectionArea,
  useCan,
  useRowSelection,
  useService,
} from '@admin/shell';
import { DeleteSelectedButton, pageSizes, usePageInRange } from '@admin/shell/host';
import { Button, Icon, SearchInput, Skeleton } from '@admin/ui';
import { UserPlus } from '@admin/ui/icons';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages } from '../../page-messages.ts';
import { settingsPermissions } from '../../settings-permissions.ts';
import { InviteDialog } from '../invite/InviteDialog.tsx';
import { userMessages } from '../messages.ts';
import { DeleteUsersDialog } from './DeleteUsersDialog.tsx';
import { FilterChips } from './FilterChips.tsx';
import { useOfferedUsers } from './refused-fields.ts';
import { RefusedNotice } from './RefusedNotice.tsx';
import { useUserListAddress } from './use-user-list-address.ts';
import { UserFilters } from './UserFilters.tsx';
import { scopeOf } from './user-list-parameters.ts';
import { UserTable } from './UserTable.tsx';
import styles from './UserListPage.module.css';

const noRows: readonly AdminUser[] = [];
const nothingAsked = { ids: [] as readonly number[], isOpen: false };

/** The users of the installation: found, sorted, invited, deleted. */
export function UserListPage() {
  const intl = useIntl();
  const address = useUserListAddress();
  const { list, hrefFor, change } = address;
  const { page, refused, isFailed } = useOfferedUsers(useService(httpRef), list);
  const mayInvite = useCan([settingsPermissions.users.create]);
  const mayDelete = useCan([settingsPermissions.users.delete]);
  const [isInviting, setIsInviting] = useState(false);
  const [asked, setAsked] = useState(nothingAsked);

  // Rows stay checked from page to page, and are forgotten with another search or filter.
  const selection = useRowSelection(scopeOf(list));

  const counts = page.data?.pagination;
  const pageCount = page.isPlaceholderData ? undefined : counts?.pageCount;
  const isInRange = usePageInRange({ address, pageCount });

  const rows = page.data?.results ?? noRows;
  const isElsewhere = page.isPlaceholderData && rows.length === 0;
  const status = !page.data || isElsewhere || !isInRange ? 'loading' : 'ready';
  const total = counts && intl.formatMessage(userMessages.found, { count: counts.total });
  const askOne = useCallback((id: number) => setAsked({ ids: [id], isOpen: true }), []);
  const search = useCallback((text: string) => change({ search: text }), [change]);

  return (
    <>
      <PageHeader
        actions={
          mayInvite && (
            <Button
              onClick={() => setIsInviting(true)}
              startIcon={<Icon icon={UserPlus} />}
              variant="primary"
            >
              {intl.formatMessage(userMessages.invite)}
            </Button>
          )
        }
        subtitle={total ?? (isFailed ? ' ' : <Skeleton />)}
        title={intl.formatMessage(pageMessages.users)}
      />
      <PageBody content="list">
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchInput
              clearLabel={intl.formatMessage(userMessages.emptySearch)}
              label={intl.formatMessage(userMessages.search)}
              onSearch={search}
              search={list.search}
            />
          </div>
          <UserFilters onAdd={(filter) => change({ filters: [...list.filters, filter] })} refused={refused} />
        </div>
        <RefusedNotice address={address} refused={refused} />
        <FilterChips
          filters={list.filters}
          onRemove={(gone) => change({ filters: list.filters.filter((filter) => filter !== gone) })}
        />
        <SelectionArea
          actions={
            <DeleteSelectedButton
              label={userMessages.delete}
              onDelete={() => setAsked({ ids: [...selection.selected].map(Number), isOpen: true })}
            />
          }
          count={selection.selected.size}
          messages={userMessages}
          onClear={selection.clear}
        >
          {isFailed ? (
            <LoadFailed query={page} />
          ) : (
            <UserTable
              address={address}
              refused={refused}
              onDelete={mayDelete ? askOne : undefined}
              rows={rows}
              selection={mayDelete ? selection : undefined}
              status={page.isPlaceholderData && status === 'ready' ? 'refreshing' : status}
            />
          )}
          {counts && counts.total > 0 && (
            <ListPager
              counts={counts}
              hrefFor={(wanted) => hrefFor({ page: wanted })}
              messages={userMessages}
              onPageSizeChange={(pageSize) => change({ pageSize })}
              page={list.page}
              pageSize={list.pageSize}
              pageSizes={pageSizes}
            />
          )}
        </SelectionArea>
      </PageBody>
      <DeleteUsersDialog
        ids={asked.ids}
        onClose={() => setAsked({ ids: asked.ids, isOpen: false })}
        open={asked.isOpen}
        onDeleted={() => selection.forget(asked.ids.map(String))}
      />
      {mayInvite && <InviteDialog onOpenChange={setIsInviting} open={isInviting} />}
    </>
  );
}
