import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSecret, readConfig } from '../../config/index.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import type { TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';
import { identityTables } from '../tables.ts';
import { createIdentityKeys } from '../identity-context.ts';
import { createAccessTokens } from '../tokens/access-token.ts';

const bob = { email: 'bob@example.com', password: 'Correct-Horse-7' };

forEachDialect((dialect) => {
  describe('the owner of a token', () => {
    let server: TestServer;
    let session: TestSession;

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      session = await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    const authenticate = (token: string) => server.services.identity.authenticate(token);

    it('is the user of its session, and null when it names another user', async () => {
      const { userId: other } = await addUser(server.services, { ...bob, role: 'strapi-editor' });
      const { sessionId = '' } = (await authenticate(session.token)) ?? {};
      const keys = createIdentityKeys(loadSecret(readConfig({ DATA_DIR: server.dataDir })));
      const tokens = createAccessTokens(keys.accessToken, server.clock.now);
      const signed = (userId: number) => tokens.sign({ userId, sessionId }, 60_000);
      expect(await authenticate(await signed(1))).toMatchObject({ user: { id: 1 }, sessionId });
      expect(await authenticate(await signed(other))).toBeNull();
    });

    it('may be a user without a role, who has no permission', async () => {
      const nobody = { email: 'nobody@example.com', password: bob.password };
      const { userId } = await addUser(server.services, { ...nobody, role: 'strapi-editor' });
      const { token } = await server.client.signIn(nobody);
      const tables = identityTables(server.services.database);
      await tables.deleteFrom('admin_user_roles').where('user_id', '=', userId).execute();
      expect(await authenticate(token)).toMatchObject({
        user: { id: userId },
        roles: [],
        isSuperAdmin: false,
        view: null,
      });
    });
  });
});
