import { NoValue } from '@admin/shell';
import { Badge, RelativeTime, type TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { tokenMessages } from '../messages.ts';
import { isExpired } from '../token-expiry.ts';
import type { Token } from '../token-kind.ts';
import styles from './token-columns.module.css';

/** The columns of the list. The first one names the token and leads to it. */
export function useTokenColumns(): readonly TableColumn<Token>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        header: intl.formatMessage(tokenMessages.name),
        sortable: true,
        width: '240px',
        cell: (token) => (
          <span className={styles.name}>
            <span className={styles.text}>{token.name}</span>
            {isExpired(token) && <Badge tone="danger">{intl.formatMessage(tokenMessages.expired)}</Badge>}
          </span>
        ),
      },
      {
        id: 'description',
        header: intl.formatMessage(tokenMessages.description),
        cell: ({ description }) => description || <NoValue />,
      },
      {
        id: 'createdAt',
        header: intl.formatMessage(tokenMessages.created),
        width: '160px',
        cell: ({ createdAt }) => <RelativeTime date={createdAt} locale={intl.locale} />,
      },
      {
        id: 'lastUsedAt',
        header: intl.formatMessage(tokenMessages.lastUsed),
        width: '160px',
        cell: ({ lastUsedAt }) =>
          lastUsedAt === null ? (
            <NoValue>{intl.formatMessage(tokenMessages.never)}</NoValue>
          ) : (
            <RelativeTime date={lastUsedAt} locale={intl.locale} />
          ),
      },
    ],
    [intl],
  );
}
