export {
  permissionsFor,
  isGranted,
  type GroupedPermissions,
  type PermissionState,
} from './permission-store.ts';
export * from './permission-rule.ts';
export * from './use-can.ts';
export * from './WhyLocked.tsx';
