import { describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { route, type Route, type ServerPlugin } from '../plugin-api/index.ts';
import type { ContentApiAction } from './content-api-action.ts';
import { createContentApiActions } from './content-api-actions.ts';

const find: ContentApiAction = { id: 'plugin::weather.report.find', access: 'read', requires: null };

function pluginWith(rest: Partial<ServerPlugin>): ServerPlugin {
  return { id: 'weather', title: 'Weather', ...rest };
}

const routeFor = (apiClient: string): Route =>
  route(
    { method: 'GET', path: `/api/${apiClient}`, policy: { apiClient }, response: Type.Object({}) },
    () => ({}),
  );

describe('the actions of API tokens', () => {
  it('are grouped by owner and controller, also for names of object properties', () => {
    const odd = 'plugin::__proto__.constructor.find' as ContentApiAction['id'];
    const actions = createContentApiActions(
      [{ id: 'api::book.book.find', access: 'read', isHeldBy: () => true }],
      [
        pluginWith({
          contentApiActions: [find, { id: odd, access: 'read', requires: null }],
          routes: ['api::book.book.find', find.id, odd].map(routeFor),
        }),
      ],
    );
    expect(Object.keys(actions.layout)).toEqual(['api::book', 'plugin::weather', 'plugin::__proto__']);
    expect(actions.layout['plugin::weather']).toEqual({ controllers: { report: ['find'] } });
    expect(Object.keys(actions.layout['plugin::__proto__']?.controllers ?? {})).toEqual(['constructor']);
    expect(actions.find('toString')).toBeUndefined();
  });

  it('are known but not offered if no route requires them', () => {
    const actions = createContentApiActions([], [pluginWith({ contentApiActions: [find] })]);
    expect(actions.find(find.id)?.access).toBe('read');
    expect([actions.layout, actions.routes]).toEqual([{}, {}]);
  });
});
