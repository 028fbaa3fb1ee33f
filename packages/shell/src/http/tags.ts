/**
 * The roots of query keys: what a cached answer is about. Invalidating a tag refreshes every query whose
 * key starts with it.
 */
export const tags = {
  apiToken: 'ApiToken',
  licenseLimits: 'LicenseLimits',
  me: 'Me',
  projectSettings: 'ProjectSettings',
  providersOptions: 'ProvidersOptions',
  reviewWorkflow: 'ReviewWorkflow',
  reviewWorkflowStage: 'ReviewWorkflowStage',
  role: 'Role',
  rolePermissions: 'RolePermissions',
  transferToken: 'TransferToken',
  user: 'User',
  webhook: 'Webhook',
} as const;

export type Tag = (typeof tags)[keyof typeof tags];
