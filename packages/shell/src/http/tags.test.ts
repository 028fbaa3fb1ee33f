import { expect, it } from 'vitest';
import { tags } from './tags.ts';

it('cached answers are known by twelve tags, which plugins may name too', () => {
  expect(Object.values(tags)).toEqual([
    'ApiToken',
    'LicenseLimits',
    'Me',
    'ProjectSettings',
    'ProvidersOptions',
    'ReviewWorkflow',
    'ReviewWorkflowStage',
    'Role',
    'RolePermissions',
    'TransferToken',
    'User',
    'Webhook',
  ]);
});
