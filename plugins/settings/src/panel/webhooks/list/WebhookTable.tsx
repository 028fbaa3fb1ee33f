import { type PhoneRows, usePhoneRows, useTableLabels } from '@admin/shell';
import { EmptyState, Table, type TableSelection } from '@admin/ui';
import { Webhook as WebhookIcon } from '@admin/ui/icons';
import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Webhook } from '../../../endpoints/webhooks.ts';
import { pageMessages } from '../../page-messages.ts';
import { webhookMessages } from '../messages.ts';
import { useWebhookColumns } from './use-webhook-columns.tsx';
import { WebhookRowActions } from './WebhookRowActions.tsx';
import { webhookPage } from '../../pages.ts';

export interface WebhookTableProps {
  /** Undefined while they are on their way. */
  readonly rows: readonly Webhook[] | undefined;
  /** Undefined where webhooks cannot be chosen. */
  readonly selection: TableSelection | undefined;
  /** What can be done while there are none. */
  readonly emptyAction: ReactNode;
  /** Asks whether to delete one webhook; undefined where that is not allowed. */
  readonly onDelete: ((id: number) => void) | undefined;
}

const onPhone: PhoneRows<Webhook> = { link: 'name', facts: ['url'], controls: ['isEnabled'] };
const noRows: readonly Webhook[] = [];
const rowId = ({ id }: Webhook): string => String(id);
const rowName = ({ name }: Webhook): string => name;
const rowHref = ({ id }: Webhook): string => webhookPage.to({ id });

/** The webhooks. Each is switched on and off where it stands. */
export function WebhookTable({ rows, selection, emptyAction, onDelete }: WebhookTableProps) {
  const intl = useIntl();
  const { columns, rowHeight } = usePhoneRows(useWebhookColumns(), onPhone);
  const rowActions = useCallback(
    (webhook: Webhook) => (
      <WebhookRowActions
        href={rowHref(webhook)}
        name={webhook.name}
        onDelete={onDelete && (() => onDelete(webhook.id))}
      />
    ),
    [onDelete],
  );
  const labels = useTableLabels(webhookMessages);
  return (
    <Table
      columns={columns}
      empty={
        <EmptyState
          action={emptyAction}
          body={intl.formatMessage(webhookMessages.emptyBody)}
          icon={WebhookIcon}
          title={intl.formatMessage(webhookMessages.emptyTitle)}
        />
      }
      label={intl.formatMessage(pageMessages.webhooks)}
      labels={labels}
      rowActions={rowActions}
      rowHeight={rowHeight}
      rowHref={rowHref}
      rowId={rowId}
      rowName={rowName}
      rows={rows ?? noRows}
      selection={selection}
      skeletonRows={4}
      status={rows ? 'ready' : 'loading'}
    />
  );
}
