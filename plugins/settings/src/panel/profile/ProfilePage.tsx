import type { AdminUser } from '@admin/contract';
import {
  httpRef,
  LoadFailed,
  FormPage,
  PageSkeleton,
  useService,
  preferencesRef,
  sessionRef,
  tags,
} from '@admin/shell';
import { ZoneOutlet } from '@admin/shell/host';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { profileSections } from '../../points.ts';
import { explainUserError } from '../form-rules.ts';
import { pageMessages } from '../page-messages.ts';
import { meQuery, sessionsQuery } from './profile-queries.ts';
import { checkProfile, profileValues, type ProfileValues, profileChange } from './profile-values.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { Sessions } from './Sessions.tsx';

const noProps = {};

/** The account of the current user: name, language, password and sessions. */
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
      <ZoneOutlet props={noProps} zone={profileSections} />
      <Sessions />
    </FormPage>
  );
}

/** Saves the account, and updates the name and language of the panel. */
function useSaveProfile(): (values: ProfileValues, before: ProfileValues) => Promise<ProfileValues> {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const session = useService(sessionRef);
  const { setLanguage } = useService(preferencesRef).actions;
  return async (values, before) => {
    const body = profileChange(values, before);
    const { data } = await http.call('PUT /admin/users/me', { body });
    queries.setQueryData(meQuery(http).queryKey, data);
    const { id, firstname, lastname, email, preferedLanguage } = data;
    session.actions.rename({ id, firstname, lastname, email });
    if (body.preferedLanguage !== undefined && preferedLanguage) setLanguage(preferedLanguage);
    void queries.invalidateQueries({ queryKey: [tags.user] });
    if (body.password !== undefined) void queries.invalidateQueries(sessionsQuery(http));
    return profileValues(data);
  };
}
