export type { ActionDefinition, BuiltInRole } from './actions.ts';
export type { Actor, ActorRole, UserRecord } from './actor.ts';
export type { Client } from './actor.ts';
export { identityTypes } from './internal-types.ts';
export { rolePermissionChanges, roleChanges, userChanges } from './change-points.ts';
export { createIdentityContext } from './identity-context.ts';
export type { IdentityContext } from './identity-context.ts';
export { identityTables } from './tables.ts';
export { createAccounts, type Accounts, type NewAccount } from './accounts.ts';
export { createIdentityService, type IdentityService } from './identity-service.ts';
export { panelLink } from './recovery/queue-link.ts';
export { createPasswords, type Passwords } from './passwords/password-hash.ts';
export { permitAllLocales, prepareIdentity } from './start/prepare-identity.ts';
export {
  builtInConditions,
  type ConditionDefinition,
  type ValuedConditionDefinition,
  type ConditionSubject,
  type ConditionValue,
} from './conditions.ts';
export { coreActions } from './actions.ts';
export { coreMails } from './core-mails.ts';
export { createActionRegistry, type ActionRegistry } from './actions.ts';
export { holdsPermissionsOf } from './users/permissions/user-authorization.ts';
