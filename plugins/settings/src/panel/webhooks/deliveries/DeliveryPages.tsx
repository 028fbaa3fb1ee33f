import { Pagination } from '@admin/ui';
import { useIntl } from 'react-intl';
import { deliveryMessages as say } from './messages.ts';

export interface DeliveryPagesProps {
  readonly pagination: {
    readonly page: number;
    readonly pageSize: number;
    readonly pageCount: number;
    readonly total: number;
  };
  readonly onChange: (page: number) => void;
}

/** The way to older deliveries, where there are any. */
export function DeliveryPages({ pagination, onChange }: DeliveryPagesProps) {
  const intl = useIntl();
  if (pagination.pageCount < 2) return null;
  return (
    <Pagination
      {...pagination}
      labels={{
        navigation: intl.formatMessage(say.pages),
        previous: intl.formatMessage(say.previousPage),
        next: intl.formatMessage(say.nextPage),
        page: (page) => intl.formatMessage(say.page, { page }),
        summary: (range) => intl.formatMessage(say.range, range),
      }}
      onPageChange={onChange}
    />
  );
}
