import { expect, it } from 'vitest';
import { tags } from './tags.ts';

it('cached answers are known by eight tags, which plugins may name too', () => {
  expect(Object.values(tags)).toEqual([
    'LicenseLimits',
    'Me',
    'ProvidersOptions',
    'ReviewWorkflow',
    'ReviewWorkflowStage',
    'Role',
    'RolePermissions',
    'User',
  ]);
});
