import type { PermissionInput, RoleRecord, StoredPermission } from '@admin/contract';
import {
  changedValues,
  type HttpClient,
  httpRef,
  notifyRef,
  permissionsRef,
  savedState,
  tags,
  useService,
} from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RolePermissionsStore } from '../../role-permissions/role-permissions-store.ts';
import { rolePermissionsQuery, roleQuery } from '../../role-permissions/roles-queries.ts';
import { roleEditMessages } from './messages.ts';
import { isAbsentRefused } from './permission-problem.ts';
import { roleValues, type RoleValues } from './role-values.ts';
import { rolePage } from '../../pages.ts';

async function storePermissions(http: HttpClient, id: number, permissions: PermissionInput[]) {
  await http.call('PUT /admin/roles/:id/permissions', { params: { id }, body: { permissions } });
  // The answer holds only what is new.
  const { data } = await http.call('GET /admin/roles/:id/permissions', { params: { id } });
  return data satisfies readonly StoredPermission[];
}

/**
 * Saves a role and what it may do: first its name, then its permissions. When only the second fails, a new role
 * exists already and the next try goes on with it.
 * @param role the role that is edited; undefined for a new one
 */
export function useSaveRole(
  role: RoleRecord | undefined,
  store: RolePermissionsStore,
): (values: RoleValues, before: RoleValues) => Promise<RoleValues> {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const { refresh } = useService(permissionsRef).actions;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const created = useRef<RoleRecord | undefined>(undefined);

  const storeDetails = async (values: RoleValues, before: RoleValues): Promise<RoleRecord> => {
    const { name, description } = values;
    const body = { name, description: description === '' ? null : description };
    const known = created.current ?? role;
    if (!known) return (await http.call('POST /admin/roles', { body })).data;
    if (Object.keys(changedValues(values, before)).length === 0) return known;
    return (await http.call('PUT /admin/roles/:id', { params: { id: known.id }, body })).data;
  };

  const storeWhatMayBe = async (id: number): Promise<readonly StoredPermission[]> => {
    try {
      return await storePermissions(http, id, store.toInput());
    } catch (error) {
      // Only the server knows whether they hold what nobody can be shown.
      if (!isAbsentRefused(store.layout, error) || !store.dropAbsent()) throw error;
      const permissions = await storePermissions(http, id, store.toInput());
      notify({ tone: 'warning', title: roleEditMessages.absentLeftOut });
      return permissions;
    }
  };

  return async (values, before) => {
    const stored = await storeDetails(values, before);
    if (!role) created.current = stored;
    if (store.getState().isChanged) {
      const permissions = await storeWhatMayBe(stored.id);
      store.saved(permissions);
      queries.setQueryData(rolePermissionsQuery(http, String(stored.id)).queryKey, permissions);
      // Whoever changes a role may have it: what the panel offers follows at once.
      void refresh();
    }
    void queries.invalidateQueries({ queryKey: [tags.role] });
    if (role) {
      const { queryKey } = roleQuery(http, String(role.id));
      queries.setQueryData(queryKey, (known) => known && { ...known, ...stored });
    } else {
      void navigate(rolePage.to({ id: stored.id }), { replace: true, state: savedState });
    }
    return roleValues(stored);
  };
}
