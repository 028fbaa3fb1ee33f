import type { SessionSummary } from '@admin/contract';
import { DangerDialog, errorText, httpRef, LoadFailed, notifyRef, Section, useService } from '@admin/shell';
import { Button, Skeleton } from '@admin/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { profileMessages } from './messages.ts';
import { sessionsQuery } from './profile-queries.ts';
import { SessionRow } from './SessionRow.tsx';
import styles from './Sessions.module.css';

/** Where the user is signed in, and a way to end that. Works on its own, beside the form. */
export function Sessions() {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery(http));
  const [isAsking, setIsAsking] = useState(false);
  const listed = sessions.data ?? [];

  const keep = (remaining: readonly SessionSummary[]): void => {
    const count = listed.length - remaining.length;
    queries.setQueryData(sessionsQuery(http).queryKey, remaining);
    notify({ tone: 'success', title: { ...profileMessages.ended, values: { count } } });
  };
  const ending = useMutation({
    mutationFn: (id: string) => http.call('DELETE /admin/users/me/sessions/:id', { params: { id } }),
    onSuccess: ({ data }) => keep(data),
    onError: (error) => notify({ tone: 'warning', title: errorText(error) }),
  });
  const endOthers = async (): Promise<void> => {
    keep((await http.call('DELETE /admin/users/me/sessions')).data);
  };

  if (sessions.data === null) return null;
  return (
    <Section
      actions={
        listed.length > 1 && (
          <Button onClick={() => setIsAsking(true)}>{intl.formatMessage(profileMessages.endOthers)}</Button>
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
        onClose={() => setIsAsking(false)}
        onConfirm={endOthers}
        open={isAsking}
        title={intl.formatMessage(profileMessages.endOthersTitle)}
      />
    </Section>
  );
}
