import type { SessionSummary } from '@admin/contract';
import { DangerDialog, errorText, httpRef, LoadFailed, notifyRef, Section, useService } from '@admin/shell';
import { Button, Skeleton, Badge, RelativeTime } from '@admin/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { deviceOf } from './device-name.ts';
import { profileMessages } from './messages.ts';
import { sessionsQuery } from './profile-queries.ts';
import styles from './Sessions.module.css';

/** The sessions of the user. Ending one does not submit the form. */
export function Sessions() {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery(http));
  const [isConfirming, setIsConfirming] = useState(false);
  const listed = sessions.data ?? [];

  const showRemaining = (remaining: readonly SessionSummary[]): void => {
    const count = listed.length - remaining.length;
    queries.setQueryData(sessionsQuery(http).queryKey, remaining);
    notify({ tone: 'success', title: { ...profileMessages.ended, values: { count } } });
  };
  const ending = useMutation({
    mutationFn: (id: string) => http.call('DELETE /admin/users/me/sessions/:id', { params: { id } }),
    onSuccess: ({ data }) => showRemaining(data),
    onError: (error) => notify({ tone: 'warning', title: errorText(error) }),
  });
  const endOthers = async (): Promise<void> => {
    showRemaining((await http.call('DELETE /admin/users/me/sessions')).data);
  };

  if (sessions.data === null) return null;
  return (
    <Section
      actions={
        listed.length > 1 && (
          <Button onClick={() => setIsConfirming(true)}>
            {intl.formatMessage(profileMessages.endOthers)}
          </Button>
        )
      }
      description={intl.formatMessage(profileMessages.sessionsBody)}
      title={intl.formatMessage(profileMessages.sessions)}
    >
      {sessions.isPending && <Skeleton lines={3} />}
      {sessions.isError && <LoadFailed query={sessions} />}
      {listed.length > 0 && (
        <ul className={styles.sessions}>
          {listed.map((session) => (
            <SessionRow
              isEnding={ending.isPending && ending.variables === session.id}
              key={session.id}
              onEnd={() => ending.mutate(session.id)}
              session={session}
            />
          ))}
        </ul>
      )}
      <DangerDialog
        body={intl.formatMessage(profileMessages.endOthersBody)}
        confirmLabel={intl.formatMessage(profileMessages.endOthers)}
        onClose={() => setIsConfirming(false)}
        onConfirm={endOthers}
        open={isConfirming}
        title={intl.formatMessage(profileMessages.endOthersTitle)}
      />
    </Section>
  );
}

interface SessionRowProps {
  readonly session: SessionSummary;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** A session of the user. The current one has no button: it ends by signing out. */
function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
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
