import { describe, expect, it } from 'vitest';
import { settingsLocation } from './settings-menu.ts';

describe('the location of a settings page', () => {
  it.each([
    ['application-infos', 'application-infos', '/settings/application-infos'],
    ['roles/*', 'roles/*', '/settings/roles'],
    ['users/*?pageSize=10&page=1', 'users/*', '/settings/users?pageSize=10&page=1'],
    ['api-tokens?sort=name:ASC', 'api-tokens', '/settings/api-tokens?sort=name:ASC'],
  ])('%s has the route %s and the address %s', (to, route, address) => {
    expect(settingsLocation(to)).toEqual({ route, address });
  });
});
