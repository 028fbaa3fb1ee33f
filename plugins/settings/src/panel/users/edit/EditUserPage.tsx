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
} from '@admin/shell';
import { useListBehind } from '@admin/shell/host';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useHasSessions } from '../../profile/profile-queries.ts';
import { PermissionCheckSection } from '../../permission-check/PermissionCheckSection.tsx';
import { settingsPermissions } from '../../settings-permissions.ts';
import { userMessages } from '../messages.ts';
import { checkUser, explainUserError } from '../../forms/user-rules.ts';
import { userName } from '../user-name.ts';
import { userQuery } from '../users-queries.ts';
import { useSaveUser } from './use-save-user.ts';
import { UserForm } from './UserForm.tsx';
import { RenewInvitation, UserSessions } from './UserSignIn.tsx';
import { userValues, type UserValues } from './user-values.ts';
import { firstUsers, usersPage } from '../../pages.ts';

/** One user: who they are, what they may do, how they get in. */
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
