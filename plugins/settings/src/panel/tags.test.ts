import { expect, it } from 'vitest';
import { settingsTags } from './tags.ts';

it('cached answers of the settings are known by the names of the interface, beside the eight of the host', () => {
  expect(Object.values(settingsTags)).toEqual(['ApiToken', 'ProjectSettings', 'TransferToken', 'Webhook']);
});
