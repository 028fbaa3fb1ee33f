import { describe, expect, it } from 'vitest';
import { definePlugin } from '../core/plugin.ts';
import { routes } from '../points/routes.ts';
import { administrationSettings, globalSettings } from '../points/settings.ts';
import type { BootProblem } from '../problems/problem.ts';
import { resolvePlugins } from './registry.ts';
import { validateContributions } from '../validation/validate-contributions.ts';

const page = () => Promise.resolve({ default: () => null });
const label = { id: 'roles', defaultMessage: 'Roles' };
const points = [routes, globalSettings, administrationSettings];
const host = definePlugin({ id: 'host', points });

const pageAt = (pluginId: string, path: string) =>
  definePlugin({ id: pluginId, contributes: [routes.add({ id: `${pluginId}.page`, path, page })] });

/** Resolves an untrusted plugin in front of a trusted one. */
function resolve(other: ReturnType<typeof pageAt>, trusted: ReturnType<typeof pageAt>) {
  const problems: BootProblem[] = [];
  const { registry } = resolvePlugins([host, other, trusted], {
    trusted: [host, trusted],
    report: (problem) => problems.push(problem),
  });
  const shown = [registry.list(routes), ...[globalSettings, administrationSettings].map(registry.list)]
    .flat()
    .map(({ contributionId }) => contributionId);
  return { shown, problems };
}

describe('pages of trusted plugins', () => {
  it.each([
    ['settings/roles', 'settings/*'],
    ['/Settings/roles/:id', 'settings/*'],
    ['settings/*', 'settings/*'],
    [':area/roles', 'settings/*'],
    ['books/:book', 'books/:id'],
    ['books/new', 'books/:id'],
    ['books/new?', 'books/:id'],
  ])('[E74] prevent %s of another plugin if their own path is %s', (path, trustedPath) => {
    const { shown, problems } = resolve(pageAt('other', path), pageAt('ours', trustedPath));
    expect(shown).toEqual(['ours.page']);
    expect(problems).toMatchObject([
      {
        code: 'ROUTE_TAKEN',
        pluginId: 'other',
        context: { pointId: routes.id, contributionId: 'other.page', path },
      },
    ]);
  });

  it.each([
    ['*', 'settings/*'],
    [':page', 'settings/*'],
    ['books/*', 'books/:id'],
    ['books/:id/:chapter', 'books/:id'],
    ['settings-of-mine', 'settings/*'],
  ])('[E74] allow %s of another plugin, which covers no address of %s', (path, trustedPath) => {
    const { shown, problems } = resolve(pageAt('other', path), pageAt('ours', trustedPath));
    expect(shown).toEqual(['other.page', 'ours.page']);
    expect(problems).toEqual([]);
  });

  it('[E74] keep their address in the settings, whatever the section of the other page', () => {
    const entry = (id: string, to: string) => ({ id, to, label, page });
    const { shown, problems } = resolve(
      definePlugin({ id: 'other', contributes: [globalSettings.add(entry('other.roles', 'roles/new'))] }),
      definePlugin({
        id: 'ours',
        contributes: [administrationSettings.add(entry('ours.roles', 'roles/*?page=1'))],
      }),
    );
    expect(shown).toEqual(['ours.roles']);
    expect(problems).toMatchObject([{ code: 'ROUTE_TAKEN', pluginId: 'other' }]);
  });

  it('[E58] do not override each other: both are shown, and a problem for developers is reported', () => {
    const [one, other] = [pageAt('one', 'settings/*'), pageAt('other', 'settings/roles')];
    const { registry } = resolvePlugins([host, one, other], { trusted: [host, one, other] });
    expect(registry.list(routes)).toHaveLength(2);
    expect(validateContributions(registry)).toMatchObject([{ code: 'ROUTE_SHADOWS', pluginId: 'other' }]);
  });
});
