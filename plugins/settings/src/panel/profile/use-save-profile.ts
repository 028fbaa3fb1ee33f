import { httpRef, preferencesRef, sessionRef, tags, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { meQuery, sessionsQuery } from './profile-queries.ts';
import { profileChange, profileValues, type ProfileValues } from './profile-values.ts';

/** Saves one's own account; the panel greets and speaks accordingly at once. */
export function useSaveProfile(): (values: ProfileValues, before: ProfileValues) => Promise<ProfileValues> {
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
