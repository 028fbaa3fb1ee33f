import { RowMenu, useTableLabels } from '@admin/shell';
import { EmptyState, Table, type MenuItem } from '@admin/ui';
import { Info, Send } from '@admin/ui/icons';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WebhookDelivery } from '../../../endpoints/webhooks.ts';
import type { DeliveryFilter } from './delivery-queries.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { deliveryMessages as say } from './messages.ts';
import { useDeliveryColumns } from './use-delivery-columns.tsx';

export interface DeliveryTableProps {
  readonly rows: readonly WebhookDelivery[];
  readonly state: DeliveryFilter['state'];
  /** Sends one again; undefined for those who may not. */
  readonly onReplay: ((deliveryId: number) => void) | undefined;
}

const rowId = ({ id }: WebhookDelivery): string => String(id);

/** Deliveries, each with its details and the way to send it again. */
export function DeliveryTable({ rows, state, onReplay }: DeliveryTableProps) {
  const intl = useIntl();
  const columns = useDeliveryColumns();
  const labels = useTableLabels(say);
  const [shown, setShown] = useState<{ readonly delivery?: WebhookDelivery; readonly isOpen: boolean }>({
    isOpen: false,
  });
  const rowActions = useCallback(
    (delivery: WebhookDelivery) => {
      const items: MenuItem[] = [
        {
          id: 'details',
          label: intl.formatMessage(say.details),
          icon: Info,
          onSelect: () => setShown({ delivery, isOpen: true }),
        },
      ];
      if (onReplay) {
        items.push({
          id: 'replay',
          label: intl.formatMessage(say.replay),
          icon: Send,
          onSelect: () => onReplay(delivery.id),
        });
      }
      const name = `${delivery.event} ${delivery.uid} ${delivery.entryId}`;
      return <RowMenu items={items} messages={say} name={name} onDelete={undefined} />;
    },
    [intl, onReplay],
  );
  return (
    <>
      <Table
        columns={columns}
        empty={
          <EmptyState
            body={intl.formatMessage(state === 'all' ? say.noneBody : say.noneInState)}
            icon={Send}
            title={intl.formatMessage(say.none)}
          />
        }
        label={intl.formatMessage(say.title)}
        labels={labels}
        rowActions={rowActions}
        rowId={rowId}
        rows={rows}
      />
      {shown.delivery && (
        <DeliveryDialog
          delivery={shown.delivery}
          onClose={() => setShown({ ...shown, isOpen: false })}
          open={shown.isOpen}
        />
      )}
    </>
  );
}
