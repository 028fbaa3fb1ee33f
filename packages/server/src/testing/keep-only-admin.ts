import { identityTables } from '../identity/tables.ts';
import { hashForTests } from './passwords.ts';
import { testAdmin } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/**
 * Resets a server to the state after the registration of the first administrator, without sessions. This is cheaper
 * than a new server and a new database for each test.
 */
export async function keepOnlyAdmin({ services }: Pick<TestServer, 'services'>): Promise<void> {
  const tables = identityTables(services.database);
  for (const table of ['admin_sessions', 'admin_tokens'] as const) {
    await tables.deleteFrom(table).execute();
  }
  await services.identity.forgetAttempts();
  await tables.deleteFrom('admin_users').where('id', '<>', 1).execute();
  const { password, ...names } = testAdmin;
  await tables
    .updateTable('admin_users')
    .set({ ...names, username: null, password_hash: await hashForTests(password), is_active: 1, blocked: 0 })
    .execute();
}
