import { addUser, forEachDialect, startTestServer } from '@admin/server/testing';
import { expect, it } from 'vitest';
import { projectServer, tokensServer, webhooksServer } from './index.ts';

const credentials = { email: 'author@example.com', password: 'Correct-Horse-7' };
const plugins = [webhooksServer, tokensServer, projectServer];

forEachDialect((dialect) => {
  it('every settings request of a user who may only write their own entries is rejected', async () => {
    const trusted = plugins.map(({ id }) => id);
    const server = await startTestServer({ database: await dialect.open(), plugins, trusted });
    await server.client.registerAdmin();
    await addUser(server.services, { ...credentials, role: 'strapi-author' });
    const as = await server.client.signIn(credentials);
    const endpoints = plugins.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => endpoint));
    expect(endpoints.length).toBeGreaterThan(10);
    for (const { method, path } of endpoints) {
      for (const id of ['1', '2', 'nobody']) {
        const url = path.replaceAll(/:[^/]+/g, id);
        const { status } = await server.client.send(method, url, method === 'GET' ? undefined : {}, { as });
        expect([method, url, status]).toEqual([method, url, 403]);
      }
    }
    await server.close();
  });
});
