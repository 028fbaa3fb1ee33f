/** The roots of query keys of what the settings administer, beside those of the host: what a cached answer is about. */
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
