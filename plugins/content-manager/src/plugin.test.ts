import {
  asideActions,
  bulkActions,
  type ExtensionPoint,
  headerActions,
  listActions,
  listMenuActions,
  menuLinks,
  routes,
  rowActions,
} from '@admin/shell';
import { createTestRuntime } from '@admin/shell/testing';
import { describe, expect, it } from 'vitest';
import reference from '../../../docs/reference/actions.md?raw';
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

  it.each(
    Object.entries({ asideActions, bulkActions, headerActions, listActions, listMenuActions, rowActions }),
  )('has the actions that the reference lists for %s', (name, point) => {
    const { registry } = createTestRuntime({ plugins: [contentManager] });
    const rows = [...reference.matchAll(/^\| `(\w+)` +\| `([\w.-]+)` +\|/gm)];
    const documented = rows.flatMap(([, of, id]) => (of === name && !id?.includes('.') ? [id] : []));
    expect(documented).not.toEqual([]);
    expect(documented).toEqual(registry.list<{ readonly id: string }>(point as never).map(({ id }) => id));
  });
});
