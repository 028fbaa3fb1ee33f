import { NoValue } from '@admin/shell';
import { Badge, RelativeTime, type TableColumn, type TableSort, compareNames } from '@admin/ui';
import { useMemo, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { tokenMessages } from './messages.ts';
import { isExpired, type Token } from './token-kind.ts';
import styles from './token-columns.module.css';

/** Returns the columns of the list. The first one links to the token. */
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

/** Returns the sorting in the address: by name, ascending or descending. */
interface TokenSort {
  readonly sort: TableSort;
  readonly change: (sort: TableSort) => void;
  /** Returns the tokens in that order. */
  readonly sorted: (tokens: readonly Token[]) => readonly Token[];
}

/** Returns the sorting of the list, read from and written to the address. */
export function useTokenSort(): TokenSort {
  const [query, setQuery] = useSearchParams();
  const direction = query.get('sort') === 'name:DESC' ? 'descending' : 'ascending';
  const change = useCallback<TokenSort['change']>(
    (wanted) => {
      setQuery((current) => {
        const next = new URLSearchParams(current);
        next.set('sort', `name:${wanted.direction === 'ascending' ? 'ASC' : 'DESC'}`);
        return next;
      });
    },
    [setQuery],
  );
  return useMemo(
    () => ({
      sort: { column: 'name', direction },
      change,
      sorted: (tokens) => {
        const rising = tokens.toSorted((one, other) => compareNames(one.name, other.name));
        return direction === 'ascending' ? rising : rising.toReversed();
      },
    }),
    [direction, change],
  );
}
