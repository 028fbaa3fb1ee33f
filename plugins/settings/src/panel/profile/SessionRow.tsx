import type { SessionSummary } from '@admin/contract';
import { Badge, Button, RelativeTime } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceOf } from './device-name.ts';
import { profileMessages } from './messages.ts';
import styles from './Sessions.module.css';

export interface SessionRowProps {
  readonly session: SessionSummary;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One place where the user is signed in. The session that asks is ended by signing out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const intl = useIntl();
  const known = deviceOf(session.userAgent);
  const device = known
    ? intl.formatMessage(profileMessages.device, { ...known })
    : intl.formatMessage(profileMessages.unknownDevice);
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <div className={styles.device} title={session.userAgent ?? undefined}>
          {device}
          {session.current && (
            <Badge marker="dot" tone="success">
              {intl.formatMessage(profileMessages.thisSession)}
            </Badge>
          )}
          {session.remembered && <Badge>{intl.formatMessage(profileMessages.remembered)}</Badge>}
        </div>
        <div className={styles.facts}>
          <span>
            <FormattedMessage
              {...profileMessages.lastUsed}
              values={{ time: <RelativeTime date={session.lastUsedAt} isTabStop locale={intl.locale} /> }}
            />
          </span>
          {session.ip !== null && <span className={styles.address}>{session.ip}</span>}
        </div>
      </div>
      {!session.current && (
        <Button
          aria-label={intl.formatMessage(profileMessages.endNamed, { device })}
          loading={isEnding}
          onClick={onEnd}
          size="small"
        >
          {intl.formatMessage(profileMessages.end)}
        </Button>
      )}
    </li>
  );
}
