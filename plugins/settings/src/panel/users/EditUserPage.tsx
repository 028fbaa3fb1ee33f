import type { AdminUser } from '@admin/contract';
import {
  anyOf,
  FormPage,
  httpRef,
  LoadFailed,
  PageSkeleton,
  sessionRef,
  useCan,
  useService,
  useStore,
  notifyRef,
  errorText,
  Section,
  tags,
} from '@admin/shell';
import { useListBehind } from '@admin/shell/host';
import { Button } from '@admin/ui';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { checkUser, explainUserError } from '../form-rules.ts';
import { firstUsers, usersPage } from '../pages.ts';
import { PermissionCheckSection } from '../permission-check/PermissionCheckSection.tsx';
import { useHasSessions } from '../profile/profile-queries.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { userValues, type UserValues, userChange } from './user-values.ts';
import { UserForm } from './UserForm.tsx';
import { InvitationLink } from './InviteDialog.tsx';
import { userMessages, editUserMessages } from './messages.ts';
import { userName, userQuery, invitationQuery, useUsersChanged } from './users-queries.ts';

/** The page of a user: details, roles and sign-in. */
export function EditUserPage({ id }: { readonly id: string }) {
  const user = useQuery(userQuery(useService(httpRef), id));
  if (user.isPending) return <PageSkeleton shape="form" />;
  if (!user.data) {
    return <LoadFailed query={user} />;
  }
  return <UserEditor user={user.data} />;
}

function UserEditor({ user }: { readonly user: AdminUser }) {
  const intl = useIntl();
  const mayUpdate = useCan([settingsPermissions.users.update]);
  const mayInvite = useCan(anyOf(settingsPermissions.users.create, settingsPermissions.users.update));
  const isSelf = useStore(sessionRef, (session) => session.user?.id === user.id);
  const hasSessions = useHasSessions();
  const list = useListBehind(usersPage.to({}, firstUsers));
  const save = useSaveUser(user.id);
  return (
    <FormPage<UserValues>
      check={checkUser}
      explain={explainUserError}
      mode={mayUpdate ? 'edit' : 'read'}
      fields={<UserForm disabled={!mayUpdate} user={user} />}
      back={{ to: list, label: intl.formatMessage(userMessages.back) }}
      initialValues={userValues(user)}
      save={save}
      subtitle={user.email}
      title={userName(user)}
    >
      {mayInvite && !user.isActive && <RenewInvitation id={user.id} />}
      {mayUpdate && !isSelf && hasSessions && <UserSessions id={user.id} />}
      <PermissionCheckSection holder={{ user: user.id }} />
    </FormPage>
  );
}

/** A new invitation link for a user who has not registered; hidden for others. */
function RenewInvitation({ id }: Pick<AdminUser, 'id'>) {
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

/** Ends all sessions of a user. */
function UserSessions({ id }: Pick<AdminUser, 'id'>) {
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

/** Saves one user. */
function useSaveUser(id: number): (values: UserValues, before: UserValues) => Promise<UserValues> {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const session = useService(sessionRef);
  const changed = useUsersChanged();
  return async (values, before) => {
    const body = userChange(values, before);
    const { data } = await http.call('PUT /admin/users/:id', { params: { id }, body });
    queries.setQueryData(userQuery(http, String(id)).queryKey, data);
    if (session.getState().user?.id === id) {
      const { firstname, lastname, email } = data;
      session.actions.rename({ id, firstname, lastname, email });
      void queries.invalidateQueries({ queryKey: [tags.me] });
    }
    void changed();
    return userValues(data);
  };
}
