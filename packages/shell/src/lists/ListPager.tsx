import { Pagination } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../messages/message.ts';

export interface ListPagerProps {
  /** Labels; `range` receives `{from}`, `{to}` and `{total}`, `page` receives `{page}`. */
  readonly messages: Readonly<
    Record<'pagination' | 'previousPage' | 'nextPage' | 'page' | 'pageSize' | 'range', MessageDescriptor>
  >;
  /** The current page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Available page sizes. */
  readonly pageSizes: readonly number[];
  readonly counts: { readonly pageCount: number; readonly total: number };
  /** Returns the address of a page. */
  readonly hrefFor: (page: number) => string;
  /** Called when a press on the link of a page starts, to prefetch the page. */
  readonly onPagePress?: (page: number) => void;
  readonly onPageSizeChange: (pageSize: number) => void;
}

/** The pagination of a list. Pages are links, so that they open in other tabs, too. */
export function ListPager({ messages, counts, ...paging }: ListPagerProps) {
  const intl = useIntl();
  return (
    <Pagination
      {...paging}
      labels={{
        navigation: intl.formatMessage(messages.pagination),
        previous: intl.formatMessage(messages.previousPage),
        next: intl.formatMessage(messages.nextPage),
        page: (page) => intl.formatMessage(messages.page, { page }),
        pageSize: intl.formatMessage(messages.pageSize),
        summary: (range) => intl.formatMessage(messages.range, range),
      }}
      pageCount={counts.pageCount}
      total={counts.total}
    />
  );
}
