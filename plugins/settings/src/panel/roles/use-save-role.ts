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
import { formMessages as say } from '../messages.ts';
import { rolePage } from '../pages.ts';
import { cellKey, type EditorLayout } from '../role-permissions/editor-layout.ts';
import type { RolePermissionsStore } from '../role-permissions/role-permissions-store.ts';
import { rolePermissionsQuery, roleQuery } from '../role-permissions/roles-queries.ts';
import { roleEditMessages } from './messages.ts';

/** A role while its name is being edited. */
export interface RoleValues {
  readonly name: string;
  readonly description: string;
}

const rules = object({ name: requiredText, description: string().trim().max(4000, say.tooLong) });

/** A role as the form shows it. */
export function roleValues({ name, description }: Pick<RoleRecord, 'name' | 'description'>): RoleValues {
  return { name, description: description ?? '' };
}

/** Checks the name and description of a role. */
export const checkRole = (values: RoleValues): FieldErrors | undefined => checkValues(rules, values);

/** Whether a permission was refused that the editor does not show, since its plugin is not there. */
function isAbsentRefused(layout: EditorLayout, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false;
  const { action, subject } = error.details;
  return typeof action === 'string' && !layout.cells.has(cellKey(action, (subject as string | null) ?? null));
}

/** Which permission somebody tried to grant without holding it, in words; undefined for any other refusal. */
function permissionProblem(layout: EditorLayout, error: unknown): SubmissionErrors | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  const { action, subject } = error.details;
  if (typeof action !== 'string') return undefined;
  const on = typeof subject === 'string' ? subject : null;
  const { label = action } = layout.cells.get(cellKey(action, on)) ?? {};
  const subjects = [...layout.collectionTypes.subjects, ...layout.singleTypes.subjects];
  const name = subjects.find(({ uid }) => uid === on)?.label;
  const permission = name === undefined ? label : `${label} ${name}`;
  const message: FilledMessage = { ...roleEditMessages.notHeld, values: { permission } };
  return { [FORM_ERROR]: message };
}

/** What a failed save of a role means for its form: which permission was too much, or a name that is taken. */
export function explainRoleError(layout: EditorLayout, error: unknown): SubmissionErrors {
  return permissionProblem(layout, error) ?? explainUnnamedError(error, { name: /\bname\b/i });
}

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
