import { RowMenu, useDialogSubject, useTableLabels, NoValue } from '@admin/shell';
import {
  EmptyState,
  Table,
  type MenuItem,
  Button,
  Dialog,
  Badge,
  RelativeTime,
  type BadgeTone,
  type TableColumn,
} from '@admin/ui';
import { Info, Send } from '@admin/ui/icons';
import { useCallback, useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { WebhookDelivery } from '../../endpoints/webhooks.ts';
import { feedbackMessages } from '../messages.ts';
import { deliveryMessages } from './messages.ts';
import type { DeliveryFilter } from './webhook-queries.ts';
import styles from './DeliveryTable.module.css';

interface DeliveryTableProps {
  readonly rows: readonly WebhookDelivery[];
  readonly state: DeliveryFilter['state'];
  /** Sends a delivery again; undefined without permission. */
  readonly onReplay: ((deliveryId: number) => void) | undefined;
}

const rowId = ({ id }: WebhookDelivery): string => String(id);

/** The deliveries, each with its details and a button to send it again. */
export function DeliveryTable({ rows, state, onReplay }: DeliveryTableProps) {
  const intl = useIntl();
  const columns = useDeliveryColumns();
  const labels = useTableLabels(deliveryMessages);
  const details = useDialogSubject<WebhookDelivery>();
  const { open: openDetails } = details;
  const rowActions = useCallback(
    (delivery: WebhookDelivery) => {
      const items: MenuItem[] = [
        {
          id: 'details',
          label: intl.formatMessage(deliveryMessages.details),
          icon: Info,
          onSelect: () => openDetails(delivery),
        },
      ];
      if (onReplay) {
        items.push({
          id: 'replay',
          label: intl.formatMessage(deliveryMessages.replay),
          icon: Send,
          onSelect: () => onReplay(delivery.id),
        });
      }
      const name = `${delivery.event} ${delivery.uid} ${delivery.entryId}`;
      return <RowMenu items={items} messages={deliveryMessages} name={name} onDelete={undefined} />;
    },
    [intl, onReplay, openDetails],
  );
  return (
    <>
      <Table
        columns={columns}
        empty={
          <EmptyState
            body={intl.formatMessage(
              state === 'all' ? deliveryMessages.noneBody : deliveryMessages.noneInState,
            )}
            icon={Send}
            title={intl.formatMessage(deliveryMessages.none)}
          />
        }
        label={intl.formatMessage(deliveryMessages.title)}
        labels={labels}
        rowActions={rowActions}
        rowId={rowId}
        rows={rows}
      />
      {details.subject && (
        <DeliveryDialog delivery={details.subject} onClose={details.close} open={details.isOpen} />
      )}
    </>
  );
}

interface DeliveryDialogProps {
  readonly delivery: WebhookDelivery;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The details of a delivery. */
function DeliveryDialog({ delivery, open, onClose }: DeliveryDialogProps) {
  const intl = useIntl();
  const moment = (date: string | null) =>
    date === null ? undefined : intl.formatDate(date, { dateStyle: 'medium', timeStyle: 'medium' });
  const facts = [
    [deliveryMessages.state, intl.formatMessage(deliveryMessages[delivery.state])],
    [deliveryMessages.entry, `${delivery.uid} ${delivery.entryId}`],
    [deliveryMessages.messageId, delivery.messageId],
    [deliveryMessages.created, moment(delivery.createdAt)],
    [deliveryMessages.attempts, intl.formatNumber(delivery.attempts)],
    [deliveryMessages.tried, moment(delivery.triedAt)],
    [deliveryMessages.next, moment(delivery.nextAt)],
    [deliveryMessages.response, responseText(intl, delivery)],
    [deliveryMessages.failure, delivery.failure ?? undefined],
  ] as const;
  return (
    <Dialog
      footer={
        <Button onClick={onClose} variant="primary">
          {intl.formatMessage(feedbackMessages.close)}
        </Button>
      }
      labels={{ close: intl.formatMessage(feedbackMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open={open}
      title={<bdi>{delivery.event}</bdi>}
    >
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div className={styles.fact} key={label.id}>
                <dt>{intl.formatMessage(label)}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
        {delivery.answer && (
          <div className={styles.fact}>
            <dt>{intl.formatMessage(deliveryMessages.answer)}</dt>
            <dd>
              <pre className={styles.answer} dir="auto">
                {delivery.answer}
              </pre>
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}

const tones: Readonly<Record<WebhookDelivery['state'], BadgeTone>> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
};

/** Returns the response to the last attempt; undefined before the first one. */
function responseText(intl: IntlShape, { triedAt, statusCode, duration }: WebhookDelivery) {
  if (triedAt === null) return undefined;
  if (statusCode === null) return intl.formatMessage(deliveryMessages.noResponse);
  return intl.formatMessage(deliveryMessages.responseOf, {
    status: String(statusCode),
    duration: duration ?? 0,
  });
}

/** Returns the columns of the deliveries of a webhook. */
function useDeliveryColumns(): readonly TableColumn<WebhookDelivery>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'state',
        header: intl.formatMessage(deliveryMessages.state),
        width: '116px',
        cell: ({ state }) => (
          <Badge marker="dot" tone={tones[state]}>
            {intl.formatMessage(deliveryMessages[state])}
          </Badge>
        ),
      },
      {
        id: 'event',
        header: intl.formatMessage(deliveryMessages.event),
        width: '140px',
        cell: ({ event }) => <bdi>{event}</bdi>,
      },
      {
        id: 'entry',
        header: intl.formatMessage(deliveryMessages.entry),
        cell: ({ uid, entryId }) => <bdi>{`${uid} ${entryId}`}</bdi>,
      },
      {
        id: 'createdAt',
        header: intl.formatMessage(deliveryMessages.created),
        width: '140px',
        cell: ({ createdAt }) => <RelativeTime date={createdAt} locale={intl.locale} />,
      },
      {
        id: 'response',
        header: intl.formatMessage(deliveryMessages.response),
        width: '140px',
        cell: (delivery) => responseText(intl, delivery) ?? <NoValue />,
      },
    ],
    [intl],
  );
}
