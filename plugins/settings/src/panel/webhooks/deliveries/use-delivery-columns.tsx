import { NoValue } from '@admin/shell';
import { Badge, RelativeTime, type BadgeTone, type TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { WebhookDelivery } from '../../../endpoints/webhooks.ts';
import { deliveryMessages as say } from './messages.ts';

const tones: Readonly<Record<WebhookDelivery['state'], BadgeTone>> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
};

/** What the receiver answered at the last try; undefined before the first one. */
export function responseText(intl: IntlShape, { triedAt, statusCode, duration }: WebhookDelivery) {
  if (triedAt === null) return undefined;
  if (statusCode === null) return intl.formatMessage(say.noResponse);
  return intl.formatMessage(say.responseOf, { status: String(statusCode), duration: duration ?? 0 });
}

/** The columns of the deliveries of a webhook. */
export function useDeliveryColumns(): readonly TableColumn<WebhookDelivery>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'state',
        header: intl.formatMessage(say.state),
        width: '116px',
        cell: ({ state }) => (
          <Badge marker="dot" tone={tones[state]}>
            {intl.formatMessage(say[state])}
          </Badge>
        ),
      },
      {
        id: 'event',
        header: intl.formatMessage(say.event),
        width: '140px',
        cell: ({ event }) => <bdi>{event}</bdi>,
      },
      {
        id: 'entry',
        header: intl.formatMessage(say.entry),
        cell: ({ uid, entryId }) => <bdi>{`${uid} ${entryId}`}</bdi>,
      },
      {
        id: 'createdAt',
        header: intl.formatMessage(say.created),
        width: '140px',
        cell: ({ createdAt }) => <RelativeTime date={createdAt} locale={intl.locale} />,
      },
      {
        id: 'response',
        header: intl.formatMessage(say.response),
        width: '140px',
        cell: (delivery) => responseText(intl, delivery) ?? <NoValue />,
      },
    ],
    [intl],
  );
}
