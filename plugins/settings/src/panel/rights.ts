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
  apiTokens: {
    access: right('admin::api-tokens.access'),
    create: right('admin::api-tokens.create'),
    read: right('admin::api-tokens.read'),
    update: right('admin::api-tokens.update'),
    regenerate: right('admin::api-tokens.regenerate'),
    delete: right('admin::api-tokens.delete'),
  },
  transferTokens: {
    access: right('admin::transfer.tokens.access'),
    create: right('admin::transfer.tokens.create'),
    read: right('admin::transfer.tokens.read'),
    update: right('admin::transfer.tokens.update'),
    regenerate: right('admin::transfer.tokens.regenerate'),
    delete: right('admin::transfer.tokens.delete'),
  },
  webhooks: {
    create: right('admin::webhooks.create'),
    read: right('admin::webhooks.read'),
    update: right('admin::webhooks.update'),
    delete: right('admin::webhooks.delete'),
  },
  projectSettings: {
    read: right('admin::project-settings.read'),
    update: right('admin::project-settings.update'),
  },
} as const;
