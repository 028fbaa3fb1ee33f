import { forEachDialect, startTestServer } from '@admin/server/testing';
import { expect, it } from 'vitest';
import { recipesServer } from './recipes-server.ts';

forEachDialect((dialect) => {
  it('stores the profile', async () => {
    const server = await startTestServer({ database: await dialect.open(), plugins: [recipesServer] });
    const as = await server.client.registerAdmin();
    const profile = { title: 'Soups', text: 'Hot and cold' };
    expect(await server.client.send('PUT', '/recipes/profile', profile, { as })).toMatchObject({
      status: 200,
    });
    expect(await server.client.send('GET', '/recipes/profile', undefined, { as })).toMatchObject({
      body: { data: profile },
    });
    await server.close();
  });
});
