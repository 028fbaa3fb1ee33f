import { expect, it } from 'vitest';
import { settingsTags } from './tags.ts';

it('query keys of the settings have the names of the specification, beside the four of the host', () => {
  expect(Object.values(settingsTags)).toEqual([
    'ApiToken',
    'LicenseLimits',
    'ProjectSettings',
    'ProvidersOptions',
    'ReviewWorkflow',
    'ReviewWorkflowStage',
    'TransferToken',
    'Webhook',
  ]);
});
