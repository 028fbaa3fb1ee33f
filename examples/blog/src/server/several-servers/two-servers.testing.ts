import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, readConfig, type RunningServer } from '@admin/server';
import { newPostgresDatabase } from '@admin/server/testing';
import { application } from '../application.ts';
import { clockworkServer } from './clockwork-server.testing.ts';
import { startRoundRobin, type RoundRobin } from './round-robin.testing.ts';
import { buildOther, startOther, type OtherServer } from './start-other.testing.ts';

/** Two servers on one database and one folder of uploads, behind a proxy. */
export interface TwoServers {
  /** The server in this process, whose clock tests can move forward. */
  readonly own: RunningServer;
  readonly other: OtherServer;
  readonly proxy: RoundRobin;
  /** The connection string of their database. */
  readonly databaseUrl: string;
  /** Clients of each server and of the proxy, by name. */
  readonly origins: { readonly own: string; readonly other: string; readonly any: string };
  /** Moves the clock of the server in this process forward by milliseconds. */
  putForward(time: number): void;
  close(): Promise<void>;
}

/** Returns the environment of a server with a separate data folder but shared uploads. */
function environmentOf(folder: string, name: string, databaseUrl: string): Record<string, string> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  symlinkSync(join(folder, 'uploads'), join(dataDir, 'uploads'));
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET: 'bridge-lantern-quartz-meadow-48-otter',
    TRUST_PROXY: '127.0.0.1',
    WEBHOOKS_ALLOW_PRIVATE: 'true',
  };
}

/**
 * Starts both servers at the same time on an empty database.
 * @param postgres connection string without a database
 */
export async function startTwoServers(postgres: string): Promise<TwoServers> {
  const folder = mkdtempSync(join(tmpdir(), 'two-servers-'));
  mkdirSync(join(folder, 'uploads'));
  const databaseUrl = await newPostgresDatabase(postgres);
  const program = await buildOther();
  let ahead = 0;
  const [own, other] = await Promise.all([
    createServer({
      ...application,
      panelDir: null,
      plugins: [...application.plugins, clockworkServer('own')],
      config: readConfig({ ...environmentOf(folder, 'own', databaseUrl), PORT: '0' }),
      // The suite restarts the database and expects failures during the restart.
      logger: createLogger({ level: 'fatal' }),
      now: () => Date.now() + ahead,
    }),
    startOther(program.program, environmentOf(folder, 'other', databaseUrl)),
  ]);
  const origin = await own.listen();
  const proxy = await startRoundRobin([other.origin, origin]);
  return {
    own,
    other,
    proxy,
    databaseUrl,
    origins: { own: origin, other: other.origin, any: proxy.origin },
    putForward(time) {
      ahead += time;
    },
    async close() {
      await proxy.close();
      await other.kill();
      await own.close();
      program.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
