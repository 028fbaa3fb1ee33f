import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { route, type ServerPlugin } from '../../plugin.ts';
import { coreActions, createActionRegistry } from '../../identity/index.ts';
import type { ContentApiAction } from './content-api-action.ts';
import { createContentApiActions } from './content-api-actions.ts';

const roleActions = createActionRegistry(coreActions, []);
const find: ContentApiAction = { id: 'plugin::weather.report.find', access: 'read', requires: null };

function pluginWith(rest: Partial<ServerPlugin>): ServerPlugin {
  return { id: 'weather', displayName: 'Weather', ...rest };
}

describe('what API tokens can open', () => {
  it('is arranged by owner and controller, and names of objects own nothing else', () => {
    const odd = 'plugin::__proto__.constructor.find' as ContentApiAction['id'];
    const actions = createContentApiActions(
      [{ id: 'api::book.book.find', access: 'read', isHeldBy: () => true }],
      [pluginWith({ contentApiActions: [find, { id: odd, access: 'read', requires: null }] })],
      roleActions,
    );
    expect(Object.keys(actions.layout)).toEqual(['api::book', 'plugin::weather', 'plugin::__proto__']);
    expect(actions.layout['plugin::weather']).toEqual({ controllers: { report: ['find'] } });
    expect(Object.keys(actions.layout['plugin::__proto__']?.controllers ?? {})).toEqual(['constructor']);
    expect(actions.find('toString')).toBeUndefined();
  });

  it.each(['weather.find', 'plugin::weather.find', 'plugin::weather.a.b.c', 'plugin::weather.a. b', ''])(
    'has no action "%s"',
    (id) => {
      const action = { ...find, id: id as ContentApiAction['id'] };
      const start = () =>
        createContentApiActions([], [pluginWith({ contentApiActions: [action] })], roleActions);
      expect(start).toThrow(expect.objectContaining({ code: 'TOKEN_ACTION_INVALID' }));
    },
  );

  it.each([undefined, '', 'plugin::weather.unknown', 'constructor'])(
    'says which permission of the panel it asks of the owner of a token: not %j',
    (requires) => {
      const action = { ...find, requires } as ContentApiAction;
      const start = () =>
        createContentApiActions([], [pluginWith({ contentApiActions: [action] })], roleActions);
      expect(start).toThrow(expect.objectContaining({ code: 'TOKEN_ACTION_INVALID' }));
    },
  );

  it('is declared once', () => {
    const twice = [pluginWith({ contentApiActions: [find] }), pluginWith({ contentApiActions: [find] })];
    expect(() => createContentApiActions([], twice, roleActions)).toThrow(
      expect.objectContaining({ code: 'TOKEN_ACTION_INVALID' }),
    );
  });

  it('is declared before a route asks for it', () => {
    const endpoint = {
      method: 'GET',
      path: '/api/weather',
      policy: { apiToken: find.id },
      answer: Type.Object({}),
    } as const;
    const routes = [route(endpoint, () => ({}))];
    expect(() => createContentApiActions([], [pluginWith({ routes })], roleActions)).toThrow(
      expect.objectContaining({ code: 'TOKEN_ACTION_UNKNOWN' }),
    );
    expect(
      createContentApiActions([], [pluginWith({ routes, contentApiActions: [find] })], roleActions).find(
        find.id,
      ),
    ).toMatchObject({ id: find.id });
  });
});
