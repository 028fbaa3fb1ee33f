import { administrationSettings, type ExtensionPoint, globalSettings, menuLinks, routes } from '@admin/shell';
import { createTestRuntime } from '@admin/shell/testing';
import { describe, expect, it } from 'vitest';
import { settings } from './plugin.ts';

describe('the settings plugin', () => {
  it('contributes a link, two routes and its pages to a panel without problems', () => {
    const { problems, registry } = createTestRuntime({ plugins: [settings] });
    expect(problems.list()).toEqual([]);
    const own = <C>(point: ExtensionPoint<C>) =>
      registry
        .list(point)
        .filter(({ pluginId }) => pluginId === 'settings')
        .map(({ contributionId }) => contributionId);
    expect(own(menuLinks)).toEqual(['settings']);
    expect(own(routes)).toEqual(['settings', 'settings.profile']);
    expect(own(globalSettings)).toContain('settings.overview');
    expect(own(administrationSettings)).toEqual(expect.arrayContaining(['settings.roles', 'settings.users']));
  });
});
