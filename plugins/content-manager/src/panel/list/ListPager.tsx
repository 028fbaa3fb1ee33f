import type { Pagination as PageCounts } from '@admin/content-model';
import { Pagination } from '@admin/ui';
import { useIntl } from 'react-intl';
import { changedAddress, pageSizes } from './address/list-parameters.ts';
import type { ListAddress } from './address/use-list-address.ts';
import { listMessages } from './messages.ts';

/** The foot of a list. Pages are links, so that one can be opened beside another. */
export function ListPager({
  address,
  counts,
}: {
  readonly address: ListAddress;
  readonly counts: Pick<PageCounts, 'total' | 'pageCount'>;
}) {
  const intl = useIntl();
  const { list, query, change } = address;
  return (
    <Pagination
      hrefFor={(page) => `?${changedAddress(query, { page }).toString()}`}
      labels={{
        navigation: intl.formatMessage(listMessages.pagination),
        previous: intl.formatMessage(listMessages.previousPage),
        next: intl.formatMessage(listMessages.nextPage),
        page: (page) => intl.formatMessage(listMessages.page, { page }),
        pageSize: intl.formatMessage(listMessages.pageSize),
        summary: (range) => intl.formatMessage(listMessages.range, range),
      }}
      onPageSizeChange={(pageSize) => change({ pageSize })}
      page={list.page}
      pageCount={counts.pageCount}
      pageSize={list.pageSize}
      pageSizes={pageSizes}
      total={counts.total}
    />
  );
}
