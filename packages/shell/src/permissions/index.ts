export {
  permissionsFor,
  isGranted,
  type GroupedPermissions,
  type PermissionState,
} from './permission-store.ts';
export * from './permission-rule.ts';
