import type { AdminUser } from '@admin/contract';
import { httpRef, LoadFailed, FormPage, PageSkeleton, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { pageMessages } from '../page-messages.ts';
import { meQuery } from './profile-queries.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { explainUserError } from '../forms/user-rules.ts';
import { checkProfile, profileValues, type ProfileValues } from './profile-values.ts';
import { Sessions } from './Sessions.tsx';
import { useSaveProfile } from './use-save-profile.ts';

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
    <FormPage<ProfileValues>
      check={checkProfile}
      explain={explainUserError}
      fields={<ProfileFields />}
      initialValues={profileValues(user)}
      save={save}
      subtitle={user.email}
      title={intl.formatMessage(pageMessages.profile)}
    >
      <Sessions />
    </FormPage>
  );
}
