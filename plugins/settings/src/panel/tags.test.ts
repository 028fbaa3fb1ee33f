import { expect, it } from 'vitest';
import { settingsTags } from './tags.ts';

it('cached answers of the settings are known by the names of the interface, beside the four of the host', () => {
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
