import { bulkActions, type ExtensionPoint, menuLinks, routes } from '@admin/shell';
import { createTestRuntime } from '@admin/shell/testing';
import { describe, expect, it } from 'vitest';
import { contentManager } from './plugin.ts';

describe('the content manager', () => {
  it('joins a panel without a problem: a link, a route and what is done to checked entries', () => {
    const { problems, registry } = createTestRuntime({ plugins: [contentManager] });
    expect(problems.list()).toEqual([]);
    const own = <C>(point: ExtensionPoint<C>) =>
      registry
        .list(point)
        .filter(({ pluginId }) => pluginId === 'content-manager')
        .map(({ contributionId }) => contributionId);
    expect(own(menuLinks)).toEqual(['content-manager']);
    expect(own(routes)).toEqual(['content-manager']);
    expect(own(bulkActions)).toEqual(['publish', 'unpublish', 'delete']);
  });
});
