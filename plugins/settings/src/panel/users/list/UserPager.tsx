import { Pagination } from '@admin/ui';
import { useIntl } from 'react-intl';
import { userMessages } from '../messages.ts';
import type { UserPage } from '../users-queries.ts';
import type { UserListAddress } from './use-user-list-address.ts';
import { pageSizes } from './user-list-parameters.ts';

export interface UserPagerProps {
  readonly address: UserListAddress;
  readonly counts: UserPage['pagination'];
}

/** The foot of the list. Pages are links, so that one can be opened beside another. */
export function UserPager({ address: { list, hrefFor, change }, counts }: UserPagerProps) {
  const intl = useIntl();
  return (
    <Pagination
      hrefFor={(page) => hrefFor({ page })}
      labels={{
        navigation: intl.formatMessage(userMessages.pagination),
        previous: intl.formatMessage(userMessages.previousPage),
        next: intl.formatMessage(userMessages.nextPage),
        page: (page) => intl.formatMessage(userMessages.page, { page }),
        pageSize: intl.formatMessage(userMessages.pageSize),
        summary: (range) => intl.formatMessage(userMessages.range, range),
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
