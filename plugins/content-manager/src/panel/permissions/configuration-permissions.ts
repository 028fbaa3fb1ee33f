import type { ContentTypeKind, PermissionRequirement } from '@admin/content-model';
import type { ActionId } from '@admin/contract';

const permission = (action: ActionId): PermissionRequirement => ({ action });

/** What is asked of whoever arranges the views of content types, by their kind, and of components. */
export const configurationPermissions = {
  collectionType: permission('plugin::content-manager.collection-types.configure-view'),
  singleType: permission('plugin::content-manager.single-types.configure-view'),
  component: permission('plugin::content-manager.components.configure-layout'),
} as const satisfies Readonly<Record<ContentTypeKind | 'component', PermissionRequirement>>;
