import type { PermissionRequirement } from '@admin/content-model';
import type { actions } from '@admin/contract';

type ActionId = (typeof actions)[keyof typeof actions];

const right = (action: ActionId): PermissionRequirement => ({ action });

/** The rights that these pages ask for. */
export const rights = {
  users: {
    create: right('admin::users.create'),
    read: right('admin::users.read'),
    update: right('admin::users.update'),
    delete: right('admin::users.delete'),
  },
  roles: {
    create: right('admin::roles.create'),
    read: right('admin::roles.read'),
    update: right('admin::roles.update'),
    delete: right('admin::roles.delete'),
  },
  projectSettings: {
    read: right('admin::project-settings.read'),
    update: right('admin::project-settings.update'),
  },
} as const;
