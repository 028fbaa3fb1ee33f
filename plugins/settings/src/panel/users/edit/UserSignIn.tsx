import type { AdminUser } from '@admin/contract';
import { httpRef, notifyRef, errorText, Section, useService } from '@admin/shell';
import { Button } from '@admin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { InvitationLink } from '../invite/InvitationLink.tsx';
import { invitationQuery } from '../users-queries.ts';
import { editUserMessages } from './messages.ts';

/** A new link for somebody who was invited and has never registered; nothing for anybody else. */
export function RenewInvitation({ id }: Pick<AdminUser, 'id'>) {
  const intl = useIntl();
  const http = useService(httpRef);
  const isPending = useQuery(invitationQuery(http, id)).data?.isPending;
  const notify = useService(notifyRef);
  const [token, setToken] = useState<string | null>(null);
  const renewal = useMutation({
    mutationFn: () => http.call('POST /admin/users/:id/invitation', { params: { id } }),
    onSuccess: ({ data }) => setToken(data.registrationToken),
    onError: (error) => notify({ tone: 'warning', title: errorText(error) }),
  });
  if (!isPending) return null;
  return (
    <Section
      actions={
        <Button loading={renewal.isPending} onClick={() => renewal.mutate()}>
          {intl.formatMessage(editUserMessages.newLink)}
        </Button>
      }
      description={intl.formatMessage(editUserMessages.invitationBody)}
      title={intl.formatMessage(editUserMessages.invitation)}
    >
      {token !== null && <InvitationLink id={id} registrationToken={token} />}
    </Section>
  );
}

/** Signs a user out on every device. */
export function UserSessions({ id }: Pick<AdminUser, 'id'>) {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const { mutate, isPending } = useMutation({
    mutationFn: () => http.call('DELETE /admin/users/:id/sessions', { params: { id } }),
    onSuccess: () => notify({ tone: 'success', title: editUserMessages.sessionsEnded }),
    onError: (error) => notify({ tone: 'warning', title: errorText(error) }),
  });
  return (
    <Section
      actions={
        <Button loading={isPending} onClick={() => mutate()}>
          {intl.formatMessage(editUserMessages.endSessions)}
        </Button>
      }
      description={intl.formatMessage(editUserMessages.sessionsBody)}
      title={intl.formatMessage(editUserMessages.sessions)}
    />
  );
}
