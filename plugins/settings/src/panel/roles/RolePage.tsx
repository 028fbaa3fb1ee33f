import { superAdminCode, type Permission } from '@admin/content-model';
import type { Role, PermissionLayout, StoredPermission } from '@admin/contract';
import {
  ForbiddenPage,
  httpRef,
  LoadFailed,
  PageSkeleton,
  useCan,
  useService,
  type GroupedPermissions,
  FormPage,
  permissionsRef,
  Section,
  TextAreaField,
  TextField,
  useStore,
  formatValue,
} from '@admin/shell';
import { Banner, Grid12 } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { rolesPage } from '../pages.ts';
import { PermissionCheckSection } from '../permission-check/PermissionCheckSection.tsx';
import { readLayout } from '../role-permissions/editor-layout.ts';
import { createRolePermissionsStore } from '../role-permissions/role-permissions-store.ts';
import { permissionLayoutQuery, rolePermissionsQuery, roleQuery } from '../role-permissions/roles-queries.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { explainRoleError, checkRole, roleValues, type RoleValues, useSaveRole } from './use-save-role.ts';
import { PermissionEditor } from './editor/PermissionEditor.tsx';
import { roleMessages } from './messages.ts';
import { ViewAsSection } from './ViewAsSection.tsx';

export interface RolePageProps {
  readonly purpose: 'create' | 'duplicate' | 'edit';
  /** The role that is edited or copied; empty for a new one. */
  readonly id: string;
}

/** A role with its permissions: an existing one, a new one, or a copy of another. */
export function RolePage({ purpose, id }: RolePageProps) {
  const mayCreate = useCan([settingsPermissions.roles.create]);
  if (purpose !== 'edit' && !mayCreate) return <ForbiddenPage />;
  return <LoadedRole id={id} purpose={purpose} />;
}

function LoadedRole({ purpose, id }: RolePageProps) {
  const http = useService(httpRef);
  const hasRole = purpose !== 'create';
  const layout = useQuery(permissionLayoutQuery(http));
  const role = useQuery({ ...roleQuery(http, id), enabled: hasRole });
  const permissions = useQuery({ ...rolePermissionsQuery(http, id), enabled: hasRole });
  const failed = [layout, role, permissions].find(({ isError, data }) => isError && data === undefined);
  if (failed) {
    return <LoadFailed query={failed} />;
  }
  const isReady = layout.data && (!hasRole || (role.data && permissions.data));
  if (!isReady) return <PageSkeleton shape="form" />;
  const source: Role | undefined = role.data;
  return (
    <RoleEditor
      layout={layout.data}
      permissions={permissions.data ?? []}
      role={purpose === 'edit' ? source : undefined}
      source={purpose === 'duplicate' ? source : undefined}
    />
  );
}

interface RoleEditorProps {
  readonly layout: PermissionLayout;
  /** The permissions of the role, or of the copied role. */
  readonly permissions: readonly StoredPermission[];
  /** The edited role; undefined for a new one. */
  readonly role: Role | undefined;
  /** The role that a new one copies. */
  readonly source: Role | undefined;
}

const heldPermissions = (granted: GroupedPermissions | null): readonly Permission[] =>
  Object.values(granted ?? {}).flatMap((actions) => Object.values(actions).flat());

const nothing: readonly StoredPermission[] = [];
const noValues: RoleValues = { name: '', description: '' };

/** The name, description and permissions of a role. The super administrator role is read-only. */
function RoleEditor({ layout, permissions, role, source }: RoleEditorProps) {
  const intl = useIntl();
  const mayUpdate = useCan([settingsPermissions.roles.update]);
  const isFixed = role?.code === superAdminCode;
  const mode = isFixed || (role && !mayUpdate) ? 'read' : 'edit';
  const ownPermissions = useService(permissionsRef);
  const [store] = useState(() => {
    const stored = role ? permissions : nothing;
    // A user who may create roles but not change them creates a role without permissions.
    return createRolePermissionsStore({
      layout: readLayout(layout, (name) => formatValue(intl, name)),
      stored,
      copied: source && mayUpdate ? permissions : undefined,
      held: heldPermissions(ownPermissions.getState().granted),
    });
  });
  const isChanged = useStore(store, (state) => state.isChanged);
  const copied = source && {
    ...roleValues(source),
    name: intl.formatMessage(roleMessages.copyOf, { name: source.name }),
  };
  const save = useSaveRole(role, store);
  return (
    <FormPage<RoleValues>
      check={checkRole}
      explain={(error) => explainRoleError(store.layout, error)}
      mode={mode}
      back={{ to: rolesPage.to(), label: intl.formatMessage(roleMessages.back) }}
      beside={{
        isChanged: () => store.getState().isChanged,
        state: isChanged || source ? 'changed' : 'unchanged',
      }}
      fields={
        <>
          {isFixed && <Banner announce="off" title={intl.formatMessage(roleMessages.superAdmin)} />}
          <RoleDetails disabled={mode === 'read'} />
        </>
      }
      initialValues={role ? roleValues(role) : (copied ?? noValues)}
      save={save}
      subtitle={role && intl.formatMessage(roleMessages.usersCount, { count: role.usersCount })}
      title={role?.name ?? intl.formatMessage(roleMessages.newTitle)}
    >
      {(role || mayUpdate) && (
        <Section
          {...(mode === 'edit' && { description: intl.formatMessage(roleMessages.permissionsBody) })}
          title={intl.formatMessage(roleMessages.permissions)}
        >
          <PermissionEditor mode={mode} store={store} />
        </Section>
      )}
      {role && <PermissionCheckSection holder={{ role: role.id }} />}
      {role && !isFixed && <ViewAsSection role={role} store={store} />}
    </FormPage>
  );
}

function RoleDetails({ disabled }: { readonly disabled: boolean }) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(roleMessages.details)}>
      <Grid12>
        <Grid12.Cell span={6}>
          <TextField disabled={disabled} label={roleMessages.name} name="name" required />
        </Grid12.Cell>
        <Grid12.Cell span={6}>
          <TextAreaField disabled={disabled} label={roleMessages.description} name="description" />
        </Grid12.Cell>
      </Grid12>
    </Section>
  );
}
