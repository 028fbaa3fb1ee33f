import { entryActions, noFilters, shortTerm } from '@admin/content-model';
import { permissionsFor, permissionsRef, useCan, useStore } from '@admin/shell';
import { Button, EmptyState } from '@admin/ui';
import { Inbox, Search } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { isNarrowed } from '../../address/list-parameters.ts';
import type { ListAddress } from '../../address/address-hooks.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { CreateButton } from '../CreateButton.tsx';
import { filterTexts } from '../filters/filter-text.ts';
import { useFilterWords } from '../filters/use-filter-words.ts';
import { listMessages } from '../messages.ts';

export interface EmptyListProps {
  readonly address: ListAddress;
  readonly view: ContentTypeView;
}

/** Why a list has no rows: nothing was created yet, or nothing matches. */
export function EmptyList({ address, view }: EmptyListProps) {
  const intl = useIntl();
  const { uid, info } = view.contentType;
  const mayCreate = useCan([{ action: entryActions.create, subject: uid }]);
  const seesSome = useSeesSome(uid);
  if (!isNarrowed(address.list)) {
    const body = seesSome ? listMessages.emptyForYouBody : listMessages.emptyBody;
    return (
      <EmptyState
        action={mayCreate && <CreateButton query={address.query} uid={uid} />}
        body={intl.formatMessage(body, { name: info.displayName })}
        icon={Inbox}
        title={intl.formatMessage(seesSome ? listMessages.emptyForYouTitle : listMessages.emptyTitle)}
      />
    );
  }
  return <NoMatch address={address} view={view} />;
}

/** Whether conditions limit which entries of the type the user may read, so that an empty list proves nothing. */
function useSeesSome(uid: string): boolean {
  return useStore(permissionsRef, ({ granted }) => {
    const grants = permissionsFor(granted, { action: entryActions.read, subject: uid });
    return grants.every(({ conditions }) => conditions.length > 0);
  });
}

/** What lets nothing through, in words, and the way back. */
function NoMatch({ address, view }: EmptyListProps) {
  const intl = useIntl();
  const { search, filters } = address.list;
  const texts = filterTexts(useFilterWords(view, address.list), filters);
  const isSearch = search !== '';
  const reasons = [
    isSearch &&
      intl.formatMessage(shortTerm(search) === null ? listMessages.noMatchBody : listMessages.noWordBody, {
        search,
      }),
    texts.length > 0 &&
      intl.formatMessage(listMessages.noFilterMatchBody, {
        filters: intl.formatList(texts, { type: 'conjunction' }),
      }),
  ];
  return (
    <EmptyState
      action={
        <Button onClick={() => address.change({ search: '', filters: noFilters })}>
          {intl.formatMessage(isSearch ? listMessages.clearSearch : listMessages.clearFilters)}
        </Button>
      }
      body={reasons.filter(Boolean).join(' ')}
      icon={Search}
      title={intl.formatMessage(isSearch ? listMessages.noMatchTitle : listMessages.noFilterMatchTitle)}
    />
  );
}
