import { httpRef, Section, useCan, useService } from '@admin/shell';
import { Banner, Button, Icon, IconButton, Select, Tooltip, Pagination } from '@admin/ui';
import { RefreshCw, Send } from '@admin/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { feedbackMessages } from '../messages.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { DeliveryTable } from './DeliveryTable.tsx';
import { deliveryMessages } from './messages.ts';
import { deliveriesQuery, deliveryStates, useReplay, type DeliveryFilter } from './webhook-queries.ts';
import styles from './DeliveriesCard.module.css';

const first: DeliveryFilter = { state: 'all', page: 1 };

/** The sent and pending deliveries of a webhook. Hidden on servers that do not store them. */
export function DeliveriesCard({ webhookId }: { readonly webhookId: number }) {
  const intl = useIntl();
  const mayUpdate = useCan([settingsPermissions.webhooks.update]);
  const [filter, setFilter] = useState(first);
  const replay = useReplay(webhookId);
  const deliveries = useQuery({
    ...deliveriesQuery(useService(httpRef), webhookId, filter),
    placeholderData: keepPreviousData,
  });
  // Hidden until the server is known to store deliveries.
  if (!deliveries.data && !deliveries.isError) return null;
  const refresh = intl.formatMessage(deliveryMessages.refresh);
  return (
    <Section
      description={intl.formatMessage(deliveryMessages.body)}
      title={intl.formatMessage(deliveryMessages.title)}
    >
      <div className={styles.tools}>
        <Select
          aria-label={intl.formatMessage(deliveryMessages.show)}
          onValueChange={(state) => setFilter({ state, page: 1 })}
          options={(['all', ...deliveryStates] as const).map((value) => ({
            value,
            label: intl.formatMessage(deliveryMessages[value]),
          }))}
          value={filter.state}
          width="content"
        />
        <Tooltip content={refresh} purpose="name">
          <IconButton icon={RefreshCw} label={refresh} onClick={() => void deliveries.refetch()} />
        </Tooltip>
        {mayUpdate && filter.state === 'failed' && deliveries.data && deliveries.data.results.length > 0 && (
          <Button
            loading={replay.isPending}
            onClick={() => replay.mutate('failed')}
            startIcon={<Icon icon={Send} />}
          >
            {intl.formatMessage(deliveryMessages.replayFailed)}
          </Button>
        )}
      </div>
      {!deliveries.data && (
        <Banner
          actions={
            <Button onClick={() => void deliveries.refetch()}>
              {intl.formatMessage(feedbackMessages.retry)}
            </Button>
          }
          title={intl.formatMessage(deliveryMessages.unavailable)}
          tone="danger"
        />
      )}
      {deliveries.data && (
        <>
          <DeliveryTable
            onReplay={mayUpdate ? replay.mutate : undefined}
            rows={deliveries.data.results}
            state={filter.state}
          />
          <DeliveryPages
            onChange={(page) => setFilter({ ...filter, page })}
            pagination={deliveries.data.pagination}
          />
        </>
      )}
    </Section>
  );
}

interface DeliveryPagesProps {
  readonly pagination: {
    readonly page: number;
    readonly pageSize: number;
    readonly pageCount: number;
    readonly total: number;
  };
  readonly onChange: (page: number) => void;
}

/** Pagination of the deliveries; hidden for a single page. */
function DeliveryPages({ pagination, onChange }: DeliveryPagesProps) {
  const intl = useIntl();
  if (pagination.pageCount < 2) return null;
  return (
    <Pagination
      {...pagination}
      labels={{
        navigation: intl.formatMessage(deliveryMessages.pages),
        previous: intl.formatMessage(deliveryMessages.previousPage),
        next: intl.formatMessage(deliveryMessages.nextPage),
        page: (page) => intl.formatMessage(deliveryMessages.page, { page }),
        summary: (range) => intl.formatMessage(deliveryMessages.range, range),
      }}
      onPageChange={onChange}
    />
  );
}
