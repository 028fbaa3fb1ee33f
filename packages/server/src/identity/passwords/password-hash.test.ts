import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { testAdmin } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { identityTables } from '../tables.ts';
import { createPasswords, decoyHash } from './password-hash.ts';

const today = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

describe('the hash of a password', () => {
  it('costs 19 MiB and two passes, and has a separate salt', async () => {
    const passwords = createPasswords();
    const [one, other] = [await passwords.hash('Correct-Horse-7'), await passwords.hash('Correct-Horse-7')];
    expect([one, other]).toEqual([expect.stringMatching(today), expect.stringMatching(today)]);
    expect(one).not.toBe(other);
  });

  it('costs the same for a user without a password', async () => {
    const passwords = createPasswords();
    expect(decoyHash()).toMatch(today);
    expect(await passwords.verify(null, 'Correct-Horse-7')).toBe(false);
    expect(passwords.isOutdated(null)).toBe(false);
  });
});

forEachDialect((dialect) => {
  describe('a hash with another cost', () => {
    let server: TestServer;

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open(), passwords: createPasswords() });
      await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    const users = () => identityTables(server.services.database);
    const stored = async () =>
      (await users().selectFrom('admin_users').select('password_hash').executeTakeFirstOrThrow())
        .password_hash;

    it('is replaced only when its owner signs in', async () => {
      const cheap = { memoryCost: 4096, timeCost: 3, algorithm: 2 } as const;
      const old = await hash(testAdmin.password, cheap);
      await users().updateTable('admin_users').set({ password_hash: old }).execute();
      await expect(server.client.signIn({ ...testAdmin, password: 'Wrong0000' })).rejects.toThrow(
        'Invalid credentials',
      );
      expect(await stored()).toBe(old);
      const session = await server.client.signIn();
      const fresh = await stored();
      expect(fresh).toMatch(today);
      const me = await server.client.send('GET', '/admin/users/me', undefined, { as: session });
      expect(me.status).toBe(200);
      await server.client.signIn();
      expect(await stored()).toBe(fresh);
    });
  });
});
