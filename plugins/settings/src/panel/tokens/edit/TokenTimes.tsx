import { RelativeTime } from '@admin/ui';
import { useIntl } from 'react-intl';
import { tokenMessages } from '../messages.ts';
import { isExpired } from '../token-expiry.ts';
import type { Token } from '../token-kind.ts';
import styles from './TokenTimes.module.css';

/** Until when a token is good, and when it was used last. */
export function TokenTimes({
  token,
}: {
  readonly token: Pick<Token, 'expiresAt' | 'lastUsedAt' | 'lifespan'>;
}) {
  const intl = useIntl();
  const { expiresAt, lastUsedAt } = token;
  const isOver = isExpired(token);
  return (
    <dl className={styles.times}>
      <div>
        <dt>{intl.formatMessage(tokenMessages.duration)}</dt>
        <dd data-over={isOver || undefined}>
          {expiresAt === null
            ? intl.formatMessage(tokenMessages.neverExpires)
            : intl.formatMessage(isOver ? tokenMessages.expiredOn : tokenMessages.expiresOn, {
                date: intl.formatDate(expiresAt, { dateStyle: 'long' }),
              })}
        </dd>
      </div>
      <div>
        <dt>{intl.formatMessage(tokenMessages.lastUsed)}</dt>
        <dd>
          {lastUsedAt === null ? (
            intl.formatMessage(tokenMessages.never)
          ) : (
            <RelativeTime date={lastUsedAt} isTabStop locale={intl.locale} />
          )}
        </dd>
      </div>
    </dl>
  );
}
