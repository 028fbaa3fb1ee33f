import { at, forEachDialect, startTestServer } from '@admin/server/testing';
import { expect, it } from 'vitest';
import { projectServer } from './project-server.ts';

const lists = { plugins: [projectServer], trusted: ['project-settings'] };
const update = 'admin::project-settings.update';

it('without the plugin, a server has no project endpoints, logos or permissions', async () => {
  const server = await startTestServer();
  const as = await server.client.registerAdmin();
  const send = (path: string) => server.client.send('GET', path, undefined, { as });
  expect((await send('/admin/project-settings')).status).toBe(404);
  expect(Object.keys(at((await send('/admin/init')).body, 'data') as object)).toEqual([
    'uuid',
    'hasAdmin',
    'mail',
  ]);
  expect(JSON.stringify((await send('/admin/permissions')).body)).not.toContain(update);
  await server.close();
});

it('declares its action beside the one to read the project settings', async () => {
  const server = await startTestServer(lists);
  const as = await server.client.registerAdmin();
  const { body } = await server.client.send('GET', '/admin/permissions', undefined, { as });
  const offered = at(body, 'data.sections.settings') as readonly { readonly category: string }[];
  const location = { category: 'project', subCategory: 'general' };
  expect(offered.filter(({ category }) => category === location.category)).toEqual([
    { action: 'admin::project-settings.read', displayName: 'Read the project level settings', ...location },
    { action: update, displayName: 'Update the project level settings', ...location },
  ]);
  await server.close();
});

forEachDialect((dialect) => {
  it('continues with the logos of servers that stored them before they were a plugin', async () => {
    const database = await dialect.open();
    const before = await startTestServer({ database });
    const menuLogo = { name: 'a.png', url: '/uploads/a.png', width: 1, height: 1, ext: '.png', size: 0.1 };
    const value = JSON.stringify({ menuLogo, authLogo: null });
    await database.kysely.insertInto('admin_settings').values({ name: 'project-settings', value }).execute();
    await before.close();
    const server = await startTestServer({ ...lists, database });
    const as = await server.client.registerAdmin();
    const { body } = await server.client.send('GET', '/admin/project-settings', undefined, { as });
    expect(body).toEqual({ menuLogo, authLogo: null });
    const init = await server.client.send('GET', '/admin/init');
    expect(at(init.body, 'data')).toMatchObject({ menuLogo: '/uploads/a.png', authLogo: null });
    await server.close();
  });
});
