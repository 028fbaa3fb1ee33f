import { noFilters } from '@admin/content-model';
import { entryActions } from '@admin/content-model';
import { useCan } from '@admin/shell';
import { Button, EmptyState } from '@admin/ui';
import { Inbox, Search } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { isNarrowed } from '../address/list-parameters.ts';
import type { ListAddress } from '../address/use-list-address.ts';
import { CreateButton } from '../CreateButton.tsx';
import { listMessages } from '../messages.ts';

export interface EmptyListProps {
  readonly address: ListAddress;
  /** Display name of the content type. */
  readonly name: string;
  readonly uid: string;
}

/** Why a list has no rows: nothing was created yet, or nothing matches. */
export function EmptyList({ address, name, uid }: EmptyListProps) {
  const intl = useIntl();
  const mayCreate = useCan([{ action: entryActions.create, subject: uid }]);
  const { search } = address.list;
  if (!isNarrowed(address.list)) {
    return (
      <EmptyState
        action={mayCreate && <CreateButton query={address.query} uid={uid} />}
        body={intl.formatMessage(listMessages.emptyBody, { name })}
        icon={Inbox}
        title={intl.formatMessage(listMessages.emptyTitle)}
      />
    );
  }
  const isSearch = search !== '';
  return (
    <EmptyState
      action={
        <Button onClick={() => address.change({ search: '', filters: noFilters })}>
          {intl.formatMessage(isSearch ? listMessages.clearSearch : listMessages.clearFilters)}
        </Button>
      }
      body={
        isSearch
          ? intl.formatMessage(listMessages.noMatchBody, { search })
          : intl.formatMessage(listMessages.noFilterMatchBody)
      }
      icon={Search}
      title={intl.formatMessage(isSearch ? listMessages.noMatchTitle : listMessages.noFilterMatchTitle)}
    />
  );
}
