import { entryActions, noFilters, shortTerm } from '@admin/content-model';
import { permissionsFor, permissionsRef, useStore } from '@admin/shell';
import { Button, EmptyState } from '@admin/ui';
import { Inbox, Languages, Search } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { isNarrowed } from '../../address/index.ts';
import { useMayInLocale } from '../../permissions/index.ts';
import { ListActions } from '../ListActions.tsx';
import { filterTexts } from '../filters/filter-text.ts';
import { useFilterWords } from '../filters/use-filter-words.ts';
import { listMessages } from '../messages.ts';
import { useList } from '../model/list-context.ts';

/** Explains why a list has no rows: no entry exists yet, or none matches. */
export function EmptyList() {
  const intl = useIntl();
  const { view, address, context } = useList();
  const { uid, info } = view.contentType;
  const mayCreate = useMayInLocale('create', view.contentType, context.locale);
  const readsSome = useReadsSome(uid);
  const hasLocale = useMayInLocale('read', view.contentType);
  if (!hasLocale) {
    return (
      <EmptyState
        body={intl.formatMessage(listMessages.noLocaleBody, { name: info.displayName })}
        icon={Languages}
        title={intl.formatMessage(listMessages.noLocaleTitle)}
      />
    );
  }
  if (isNarrowed(address.list)) return <NoMatch />;
  const body = readsSome ? listMessages.emptyForYouBody : listMessages.emptyBody;
  return (
    <EmptyState
      action={mayCreate && <ListActions only="create" />}
      body={intl.formatMessage(body, { name: info.displayName })}
      icon={Inbox}
      title={intl.formatMessage(readsSome ? listMessages.emptyForYouTitle : listMessages.emptyTitle)}
    />
  );
}

/** Returns whether conditions limit which entries of the type the user may read: others may exist. */
function useReadsSome(uid: string): boolean {
  return useStore(permissionsRef, ({ granted }) => {
    const grants = permissionsFor(granted, { action: entryActions.read, subject: uid });
    return grants.every(({ conditions }) => conditions.length > 0);
  });
}

/** Names the search and the filters that no entry matches, and clears them. */
function NoMatch() {
  const intl = useIntl();
  const { view, address } = useList();
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
