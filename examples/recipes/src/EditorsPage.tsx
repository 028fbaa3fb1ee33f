import type { AdminUser } from '@admin/contract';
import { httpRef, listQuery, NoValue, ResourceListPage, useListAddress, useService } from '@admin/shell';
import { SearchInput, type TableColumn } from '@admin/ui';
import { Users } from '@admin/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

const messages = {
  title: { id: 'recipes.editors', defaultMessage: 'Editors' },
  found: {
    id: 'recipes.editors.found',
    defaultMessage: '{count, plural, =0 {No editors} one {# editor} other {# editors}}',
  },
  actions: { id: 'recipes.editors.actions', defaultMessage: 'Actions' },
  search: { id: 'recipes.editors.search', defaultMessage: 'Search editors' },
  clear: { id: 'recipes.editors.clear', defaultMessage: 'Clear' },
  empty: { id: 'recipes.editors.empty', defaultMessage: 'No editor matches' },
  pagination: { id: 'recipes.editors.pagination', defaultMessage: 'Pages' },
  previousPage: { id: 'recipes.editors.previous', defaultMessage: 'Previous page' },
  nextPage: { id: 'recipes.editors.next', defaultMessage: 'Next page' },
  page: { id: 'recipes.editors.page', defaultMessage: 'Page {page}' },
  pageSize: { id: 'recipes.editors.page-size', defaultMessage: 'Editors per page' },
  range: { id: 'recipes.editors.range', defaultMessage: '{from}–{to} of {total}' },
};

const columns: readonly TableColumn<AdminUser>[] = [
  { id: 'name', header: 'Name', cell: ({ firstname }) => firstname || <NoValue /> },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
];
const onPhone = { link: 'name', facts: ['email'] };
const rowId = ({ id }: AdminUser): string => String(id);

/** A list with search and pages, which it keeps in the URL. */
export default function EditorsPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const address = useListAddress();
  const { list, change } = address;
  const editors = useQuery({
    queryKey: ['recipes', 'editors', list],
    queryFn: async ({ signal }) =>
      (await http.call('GET /admin/users', { query: listQuery(list), signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <ResourceListPage
      title={messages.title}
      messages={messages}
      query={editors}
      table={{ columns, onPhone, rowId }}
      empty={{ icon: Users, title: intl.formatMessage(messages.empty) }}
      paging={{ address, messages }}
      tools={
        <SearchInput
          label={intl.formatMessage(messages.search)}
          clearLabel={intl.formatMessage(messages.clear)}
          search={list.search}
          onSearch={(search) => change({ search })}
        />
      }
    />
  );
}
