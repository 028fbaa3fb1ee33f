import { defineEndpoints } from '@admin/contract';
import {
  defineJob,
  defineServerPlugin,
  defineSettings,
  jobsRef,
  on,
  route,
  type ServerPlugin,
} from '@admin/server';
import { sql } from 'kysely';
import { Type } from 'typebox';

/** The settings of the plugin: whether its job runs until it is stopped. */
export const clockworkSettings = defineSettings(
  'clockwork',
  Type.Object({ isHolding: Type.Boolean({ default: false }) }),
);

const endpoints = defineEndpoints('clockwork', {
  run: { method: 'POST', path: '/run', policy: 'signed-in', status: 204 },
});

/**
 * Records which server runs the job and receives changed settings. The job runs only when a test makes it due.
 * @param server the name of the recording server
 */
export function clockworkServer(server: string): ServerPlugin {
  const noted = (what: string) => sql`insert into clockwork (server, what) values (${server}, ${what})`;
  return defineServerPlugin({
    id: 'clockwork',
    title: 'Clockwork',
    migrations: [
      {
        id: '0001-clockwork',
        up: async (db) => {
          await sql`create table clockwork (server text not null, what text not null)`.execute(db);
        },
      },
    ],
    settings: clockworkSettings,
    listeners: [
      on('settings.changed', async ({ plugin }, { database }) => {
        await noted(`heard of ${plugin}`).execute(database.kysely);
      }),
    ],
    jobs: [
      defineJob({
        id: 'tick',
        // The test makes it due.
        schedule: { cron: '0 0 1 1 *' },
        run: async ({ database, settings }, signal) => {
          await noted('ran').execute(database.kysely);
          const { isHolding } = await settings.read(clockworkSettings);
          if (isHolding) await new Promise((resolve) => signal.addEventListener('abort', resolve));
        },
      }),
    ],
    routes: [
      route(endpoints.run, ({ services }) => {
        void services.get(jobsRef).runDue();
        return undefined;
      }),
    ],
  });
}
