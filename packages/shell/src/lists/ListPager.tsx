import { Pagination } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../messages/message.ts';

export interface ListPagerProps {
  /** What the pages and the way between them are called; `range` tells `{from}`, `{to}` and `{total}`. */
  readonly messages: Readonly<
    Record<'pagination' | 'previousPage' | 'nextPage' | 'page' | 'pageSize' | 'range', MessageDescriptor>
  >;
  /** The current page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Sizes to choose from. */
  readonly pageSizes: readonly number[];
  readonly counts: { readonly pageCount: number; readonly total: number };
  /** Address of a page. */
  readonly hrefFor: (page: number) => string;
  /** A press on the link of a page begins: the moment to ask for what will be shown there. */
  readonly onPagePress?: (page: number) => void;
  readonly onPageSizeChange: (pageSize: number) => void;
}

/** The foot of a list. Pages are links, so that one can be opened beside another. */
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
