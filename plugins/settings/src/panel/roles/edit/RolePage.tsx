import type { Role } from '@admin/contract';
import { ForbiddenPage, httpRef, LoadFailed, PageSkeleton, useCan, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { settingsPermissions } from '../../settings-permissions.ts';
import {
  permissionLayoutQuery,
  rolePermissionsQuery,
  roleQuery,
} from '../../role-permissions/roles-queries.ts';
import { RoleEditor } from './RoleEditor.tsx';

export interface RolePageProps {
  readonly purpose: 'create' | 'duplicate' | 'edit';
  /** The role that is edited or copied; empty for a new one. */
  readonly id: string;
}

/** One role and what it may do: an existing one, a new one, or a new one made after another. */
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
