import { describe, expect, it } from 'vitest';
import { permissionGroups, withActions } from './permission-tree.ts';

const layout = {
  'plugin::weather': { controllers: { report: ['find'], station: ['find', 'create'] } },
  'api::article': { controllers: { article: ['find', 'create'] } },
};

describe('the available permissions', () => {
  it('are grouped by content type, and by plugin and controller, sorted by name', () => {
    expect(
      permissionGroups(layout).map(({ label, actions }) => [label, actions.map(({ id }) => id)]),
    ).toEqual([
      ['Article', ['api::article.article.find', 'api::article.article.create']],
      ['Weather / Report', ['plugin::weather.report.find']],
      ['Weather / Station', ['plugin::weather.station.find', 'plugin::weather.station.create']],
    ]);
    expect(permissionGroups({})).toEqual([]);
  });

  it('have the same result for every order of selection', () => {
    const all = withActions(withActions([], ['c', 'a'], 'add'), ['b', 'a'], 'add');
    expect(all).toEqual(['a', 'b', 'c']);
    expect(withActions(all, ['b', 'x'], 'remove')).toEqual(['a', 'c']);
  });
});
