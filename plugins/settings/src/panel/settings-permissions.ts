import type { PermissionRequirement } from '@admin/content-model';
import type { actions } from '@admin/contract';
import type {
  apiTokenActions,
  projectActions,
  transferTokenActions,
  webhookActions,
} from '../settings-actions.ts';

type IdOf<Actions> = Actions[keyof Actions];
type ActionId =
  | IdOf<typeof actions>
  | IdOf<typeof projectActions>
  | IdOf<typeof webhookActions>
  | IdOf<typeof apiTokenActions>
  | IdOf<typeof transferTokenActions>;

const permission = (action: ActionId): PermissionRequirement => ({ action });

/** The permissions that the settings pages require. */
export const settingsPermissions = {
  users: {
    create: permission('admin::users.create'),
    read: permission('admin::users.read'),
    update: permission('admin::users.update'),
    delete: permission('admin::users.delete'),
  },
  roles: {
    create: permission('admin::roles.create'),
    read: permission('admin::roles.read'),
    update: permission('admin::roles.update'),
    delete: permission('admin::roles.delete'),
  },
  apiTokens: {
    access: permission('admin::api-tokens.access'),
    create: permission('admin::api-tokens.create'),
    read: permission('admin::api-tokens.read'),
    update: permission('admin::api-tokens.update'),
    regenerate: permission('admin::api-tokens.regenerate'),
    delete: permission('admin::api-tokens.delete'),
  },
  transferTokens: {
    access: permission('admin::transfer.tokens.access'),
    create: permission('admin::transfer.tokens.create'),
    read: permission('admin::transfer.tokens.read'),
    update: permission('admin::transfer.tokens.update'),
    regenerate: permission('admin::transfer.tokens.regenerate'),
    delete: permission('admin::transfer.tokens.delete'),
  },
  webhooks: {
    create: permission('admin::webhooks.create'),
    read: permission('admin::webhooks.read'),
    update: permission('admin::webhooks.update'),
    delete: permission('admin::webhooks.delete'),
  },
  plugins: {
    read: permission('admin::marketplace.read'),
    update: permission('admin::plugins.update'),
  },
  projectSettings: {
    read: permission('admin::project-settings.read'),
    update: permission('admin::project-settings.update'),
  },
} as const;
