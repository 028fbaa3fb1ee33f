import { ListPager } from '@admin/shell';
import { pageSizes } from '@admin/shell/host';
import { memo } from 'react';
import type { EntriesAhead } from './entries/use-entries-ahead.ts';
import { listMessages } from './messages.ts';

export interface EntriesPagerProps extends EntriesAhead {
  readonly pageCount: number;
  readonly total: number;
  /** There are more, which nobody has counted. */
  readonly isAtLeast: boolean;
}

const ofMore = { ...listMessages, range: listMessages.rangeOfMore };

/** The foot of a list of entries. Drawn again for another address or number of entries, and not for other rows. */
export const EntriesPager = memo(function EntriesPager(props: EntriesPagerProps) {
  const { address, ask, pageCount, total, isAtLeast } = props;
  const { list, change, hrefFor } = address;
  return (
    <ListPager
      counts={{ pageCount, total }}
      hrefFor={(page) => hrefFor({ page })}
      messages={isAtLeast ? ofMore : listMessages}
      onPagePress={(page) => ask(hrefFor({ page }))}
      onPageSizeChange={(pageSize) => change({ pageSize })}
      page={list.page}
      pageSize={list.pageSize}
      pageSizes={pageSizes}
    />
  );
});
