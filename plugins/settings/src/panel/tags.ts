/**
 * The first elements of query keys in the settings, beside those of the host: they name the subject of a cached
 * response.
 */
export const settingsTags = {
  apiToken: 'ApiToken',
  licenseLimits: 'LicenseLimits',
  projectSettings: 'ProjectSettings',
  providersOptions: 'ProvidersOptions',
  reviewWorkflow: 'ReviewWorkflow',
  reviewWorkflowStage: 'ReviewWorkflowStage',
  transferToken: 'TransferToken',
  webhook: 'Webhook',
} as const;

export type SettingsTag = (typeof settingsTags)[keyof typeof settingsTags];
