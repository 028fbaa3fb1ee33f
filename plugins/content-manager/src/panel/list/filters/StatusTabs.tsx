import { LinkTabs } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { ListAddress } from '../../address/address-hooks.ts';
import { statusMessages } from './messages.ts';
import { entryStatuses, joinStatus, splitStatus } from './status-filters.ts';

/** Which entries a list shows by their state: every press is an address of its own. */
export function StatusTabs({ address }: { readonly address: ListAddress }) {
  const intl = useIntl();
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
