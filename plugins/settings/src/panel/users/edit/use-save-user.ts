import { httpRef, sessionRef, tags, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { userQuery, useUsersChanged } from '../users-queries.ts';
import { userChange, userValues, type UserValues } from './user-values.ts';

/** Saves one user. */
export function useSaveUser(id: number): (values: UserValues, before: UserValues) => Promise<UserValues> {
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
