import type { CommandCall } from '../backup/commands.ts';
import { createServer } from '../assemble/create-server.ts';
import { assertNodeVersion, readConfig } from '../config/index.ts';
import { silently } from '../events/event-context.ts';
import type { Application } from './start-server.ts';

/**
 * Runs the `seed` of an application on its database, without events. The server may be stopped or new; entries that the seed
 * finds are its own concern, since it is repeatable.
 * @throws StartError
 */
export async function seedCommand(
  application: Application,
  { environment, print }: Pick<CommandCall, 'environment' | 'print'>,
): Promise<void> {
  assertNodeVersion();
  const { seed } = application;
  if (seed === undefined) {
    print('The application has no seed: add `seed` to its server.ts.');
    return;
  }
  const server = await createServer({ ...application, config: readConfig(environment) });
  try {
    await silently(() => seed(server.services));
  } finally {
    await server.close();
  }
  print('Seeded the database.');
}
