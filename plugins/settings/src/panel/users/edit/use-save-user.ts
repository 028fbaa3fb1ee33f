import { httpRef, notifyRef, sessionRef, tags, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { feedbackMessages } from '../../feedback/messages.ts';
import { submissionErrors } from '../../forms/submission-errors.ts';
import { submit, type Outcome } from '../../forms/submit.ts';
import { checkUser } from '../user-rules.ts';
import { userQuery, useUsersChanged } from '../users-queries.ts';
import { userChange, userValues, type UserValues } from './user-values.ts';

const fields = ['firstname', 'lastname', 'username', 'email', 'password', 'isActive', 'roles'];

/** Saves one user. */
export function useSaveUser(
  id: number,
): (values: UserValues, before: UserValues) => Promise<Outcome<UserValues>> {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const session = useService(sessionRef);
  const changed = useUsersChanged();
  return (values, before) =>
    submit(values, {
      check: checkUser,
      send: async (trimmed) => {
        const body = userChange(trimmed, before);
        const { data } = await http.call('PUT /admin/users/:id', { params: { id }, body });
        queries.setQueryData(userQuery(http, String(id)).queryKey, data);
        if (session.getState().user?.id === id) {
          const { firstname, lastname, email } = data;
          session.actions.rename({ id, firstname, lastname, email });
          void queries.invalidateQueries({ queryKey: [tags.me] });
        }
        notify({ tone: 'success', title: feedbackMessages.saved });
        void changed();
        return userValues(data);
      },
      refused: (error) => {
        notify({ tone: 'warning', title: feedbackMessages.failed });
        return submissionErrors(error, fields, { email: /email/i });
      },
    });
}
