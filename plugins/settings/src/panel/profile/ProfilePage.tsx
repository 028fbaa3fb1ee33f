import type { AdminUser } from '@admin/contract';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { PageForm } from '../forms/PageForm.tsx';
import { pageMessages } from '../page-messages.ts';
import { meQuery } from './profile-queries.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { profileValues, type ProfileValues } from './profile-values.ts';
import { Sessions } from './Sessions.tsx';
import { useSaveProfile } from './use-save-profile.ts';
import { httpRef, useService } from '@admin/shell';

/** One's own account: name, language, password, and where one is signed in. */
export function ProfilePage() {
  const me = useQuery(meQuery(useService(httpRef)));
  if (me.isPending) return <PageSkeleton shape="form" />;
  if (!me.data) {
    return <LoadFailed query={me} />;
  }
  return <Profile user={me.data} />;
}

function Profile({ user }: { readonly user: AdminUser }) {
  const intl = useIntl();
  const save = useSaveProfile();
  return (
    <PageForm<ProfileValues>
      mode="edit"
      fields={<ProfileFields />}
      initialValues={profileValues(user)}
      onSubmit={save}
      subtitle={user.email}
      title={intl.formatMessage(pageMessages.profile)}
    >
      <Sessions />
    </PageForm>
  );
}
