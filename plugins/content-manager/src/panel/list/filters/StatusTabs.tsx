import { LinkTabs } from '@admin/ui';
import { useIntl } from 'react-intl';
import { statusMessages } from './messages.ts';
import { entryStatuses, joinStatus, splitStatus } from './status-filters.ts';
import { useList } from '../model/list-context.ts';

/** Tabs that limit a list to entries with a status; each tab is a link. */
export function StatusTabs() {
  const intl = useIntl();
  const { address } = useList();
  const { status: current, others } = splitStatus(address.list.filters);
  return (
    <LinkTabs
      items={[null, ...entryStatuses].map((status) => ({
        id: status ?? 'all',
        label: intl.formatMessage(statusMessages[status ?? 'all']),
        href: address.hrefFor({ filters: joinStatus({ status, others }) }),
        isCurrent: status === current,
      }))}
      label={intl.formatMessage(statusMessages.label)}
    />
  );
}
