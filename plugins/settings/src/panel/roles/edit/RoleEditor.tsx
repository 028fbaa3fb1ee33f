import { superAdminCode, type Permission } from '@admin/content-model';
import type { PermissionLayout, Role, StoredPermission } from '@admin/contract';
import {
  type GroupedPermissions,
  FormPage,
  permissionsRef,
  Section,
  TextAreaField,
  TextField,
  useCan,
  useService,
  useStore,
} from '@admin/shell';
import { Banner, Grid12 } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { settingsPermissions } from '../../settings-permissions.ts';
import { PermissionCheckSection } from '../../permission-check/PermissionCheckSection.tsx';
import { PermissionEditor } from '../editor/PermissionEditor.tsx';
import { roleMessages } from '../messages.ts';
import { readLayout } from '../../role-permissions/editor-layout.ts';
import { createRolePermissionsStore } from '../../role-permissions/role-permissions-store.ts';
import { checkRole, roleValues, type RoleValues } from './role-values.ts';
import { explainRoleError } from './permission-problem.ts';
import { ViewAsSection } from '../view/ViewAsSection.tsx';
import { useSaveRole } from './use-save-role.ts';
import { rolesPage } from '../../pages.ts';

export interface RoleEditorProps {
  readonly layout: PermissionLayout;
  /** What the role, or the one it is made after, may do. */
  readonly permissions: readonly StoredPermission[];
  /** The role that is edited; undefined for a new one. */
  readonly role: Role | undefined;
  /** The role that a new one is made after. */
  readonly source: Role | undefined;
}

const heldPermissions = (granted: GroupedPermissions | null): readonly Permission[] =>
  Object.values(granted ?? {}).flatMap((actions) => Object.values(actions).flat());

const nothing: readonly StoredPermission[] = [];
const noValues: RoleValues = { name: '', description: '' };

/** Name, description and permissions of a role. The super administrator's can only be looked at. */
export function RoleEditor({ layout, permissions, role, source }: RoleEditorProps) {
  const intl = useIntl();
  const mayUpdate = useCan([settingsPermissions.roles.update]);
  const isFixed = role?.code === superAdminCode;
  const mode = isFixed || (role && !mayUpdate) ? 'read' : 'edit';
  const ownPermissions = useService(permissionsRef);
  const [store] = useState(() => {
    const stored = role ? permissions : nothing;
    // Whoever may add roles but not change them adds one that may do nothing yet.
    return createRolePermissionsStore({
      layout: readLayout(layout),
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
