import { bulkActions, type ExtensionPoint, headerActions, menuLinks, routes, rowActions } from '@admin/shell';
import { createTestRuntime } from '@admin/shell/testing';
import { describe, expect, it } from 'vitest';
import guide from '../../../docs/guides/plugins/actions.md?raw';
import { contentManager } from './plugin.ts';

describe('the content manager', () => {
  it('joins a panel without problems: a link, a route and the bulk actions', () => {
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

  it.each([
    ['bulkActions', bulkActions],
    ['rowActions', rowActions],
    ['headerActions', headerActions],
  ] as const)('has the actions that the guide lists for %s', (name, point) => {
    const { registry } = createTestRuntime({ plugins: [contentManager] });
    const [, cell = ''] = new RegExp(String.raw`^\| \`${name}\` +\|[^|]+\|([^|]+)\|$`, 'm').exec(guide) ?? [];
    const documented = [...cell.matchAll(/`([\w-]+)`/g)].map(([, id]) => id);
    expect(cell).not.toBe('');
    expect(documented).toEqual(registry.list<{ readonly id: string }>(point as never).map(({ id }) => id));
  });
});
