import type { RoleRecord, PermissionInput, StoredPermission } from '@admin/contract';
import {
  checkValues,
  type FieldErrors,
  ApiError,
  explainUnnamedError,
  type FilledMessage,
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
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { requiredText } from '../form-rules.ts';
import { formMessages } from '../messages.ts';
import { rolePage } from '../pages.ts';
import { findCell, type EditorLayout } from '../role-permissions/editor-layout.ts';
import type { RolePermissionsStore } from '../role-permissions/role-permissions-store.ts';
import { rolePermissionsQuery, roleQuery } from '../role-permissions/roles-queries.ts';
import { roleEditMessages } from './messages.ts';

/** The form values of a role. */
export interface RoleValues {
  readonly name: string;
  readonly description: string;
}

const rules = object({ name: requiredText, description: string().trim().max(4000, formMessages.tooLong) });

/** Returns the form values of a role. */
export function roleValues({ name, description }: Pick<RoleRecord, 'name' | 'description'>): RoleValues {
  return { name, description: description ?? '' };
}

/** Validates the name and description of a role. */
export const checkRole = (values: RoleValues): FieldErrors | undefined => checkValues(rules, values);

/**
 * Returns whether the server rejected a permission of a plugin that is not installed, which the editor does not show.
 */
function isAbsentRefused(layout: EditorLayout, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false;
  const { action, subject } = error.details;
  return (
    typeof action === 'string' && !findCell(layout, { action, subject: subject as string | null | undefined })
  );
}

/** Returns the name of the permission that the user tried to grant without having it; undefined for any other error. */
function permissionProblem(layout: EditorLayout, error: unknown): SubmissionErrors | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  const { action, subject } = error.details;
  if (typeof action !== 'string') return undefined;
  const on = typeof subject === 'string' ? subject : null;
  const { label = action } = findCell(layout, { action, subject: on }) ?? {};
  const subjects = [...layout.collectionTypes.subjects, ...layout.singleTypes.subjects];
  const name = subjects.find(({ uid }) => uid === on)?.label;
  const permission = name === undefined ? label : `${label} ${name}`;
  const message: FilledMessage = { ...roleEditMessages.notHeld, values: { permission } };
  return { [FORM_ERROR]: message };
}

/** Maps an error of a save to the form: the permission that is not allowed, or a name in use. */
export function explainRoleError(layout: EditorLayout, error: unknown): SubmissionErrors {
  return permissionProblem(layout, error) ?? explainUnnamedError(error, { name: /\bname\b/i });
}

async function storePermissions(http: HttpClient, id: number, permissions: PermissionInput[]) {
  await http.call('PUT /admin/roles/:id/permissions', { params: { id }, body: { permissions } });
  // The response contains only the created permissions.
  const { data } = await http.call('GET /admin/roles/:id/permissions', { params: { id } });
  return data satisfies readonly StoredPermission[];
}

/**
 * Saves a role and its permissions: first the name, then the permissions. When only the second request fails, a new role
 * exists already, and the next save updates it.
 * @param role the edited role; undefined for a new one
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
      // Only the server knows whether the user has the permissions that the editor cannot show.
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
      // The role may be the user's own: the panel applies its new permissions immediately.
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
