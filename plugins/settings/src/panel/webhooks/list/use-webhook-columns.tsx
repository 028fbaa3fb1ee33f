import type { TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Webhook } from '../../../endpoints/webhooks.ts';
import { webhookMessages } from '../messages.ts';
import { EnabledSwitch } from './EnabledSwitch.tsx';
import styles from './webhook-columns.module.css';

/** The columns of the list. The first one names the webhook and leads to it. */
export function useWebhookColumns(): readonly TableColumn<Webhook>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        header: intl.formatMessage(webhookMessages.name),
        width: '220px',
        cell: ({ name }) => name,
      },
      {
        id: 'url',
        header: intl.formatMessage(webhookMessages.url),
        cell: ({ url }) => (
          <span className={styles.url} dir="ltr">
            {url}
          </span>
        ),
      },
      {
        id: 'isEnabled',
        header: intl.formatMessage(webhookMessages.enabled),
        width: '104px',
        cell: (webhook) => <EnabledSwitch webhook={webhook} />,
      },
    ],
    [intl],
  );
}
