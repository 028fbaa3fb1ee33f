import { httpRef, notifyRef, preferencesRef, sessionRef, tags, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { feedbackMessages } from '../feedback/messages.ts';
import { submissionErrors } from '../forms/submission-errors.ts';
import { submit, type Outcome } from '../forms/submit.ts';
import { meQuery, sessionsQuery } from './profile-queries.ts';
import { checkProfile, profileChange, profileValues, type ProfileValues } from './profile-values.ts';

const fields = [
  'firstname',
  'lastname',
  'username',
  'email',
  'preferedLanguage',
  'currentPassword',
  'password',
];

/** Saves one's own account; the panel greets and speaks accordingly at once. */
export function useSaveProfile(): (
  values: ProfileValues,
  before: ProfileValues,
) => Promise<Outcome<ProfileValues>> {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const session = useService(sessionRef);
  const { setLanguage } = useService(preferencesRef).actions;
  return (values, before) =>
    submit(values, {
      check: (trimmed) => checkProfile(trimmed, before),
      send: async (trimmed) => {
        const body = profileChange(trimmed, before);
        const { data } = await http.call('PUT /admin/users/me', { body });
        queries.setQueryData(meQuery(http).queryKey, data);
        const { id, firstname, lastname, email, preferedLanguage } = data;
        session.actions.rename({ id, firstname, lastname, email });
        if (body.preferedLanguage !== undefined && preferedLanguage) setLanguage(preferedLanguage);
        notify({ tone: 'success', title: feedbackMessages.saved });
        void queries.invalidateQueries({ queryKey: [tags.user] });
        if (body.password !== undefined) void queries.invalidateQueries(sessionsQuery(http));
        return profileValues(data);
      },
      refused: (error) => {
        notify({ tone: 'warning', title: feedbackMessages.failed });
        return submissionErrors(error, fields, { email: /email/i });
      },
    });
}
