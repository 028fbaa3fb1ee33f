import { setTimeout as wait } from 'node:timers/promises';
import { endConnections, type TestPostgres } from '@admin/server/testing';
import { expect } from 'vitest';

/** The requests of clients of several servers while their database restarted. */
export interface Experience {
  /** Names of the entries whose creation was confirmed. */
  readonly confirmed: readonly string[];
  /** How often each status was received; -1 for a connection that broke. */
  readonly statuses: ReadonlyMap<number, number>;
}

/** Creates an entry or searches, and returns the status. */
export type Call = (client: number, name: string) => Promise<number>;

interface Load {
  readonly postgres: TestPostgres;
  /** The connection string of the database. */
  readonly databaseUrl: string;
  readonly origins: readonly string[];
  readonly call: Call;
  /** Milliseconds without a database in every fourth round. */
  readonly outage: number;
}

const clients = 6;

async function disrupt(round: number, { postgres, databaseUrl, outage }: Load): Promise<void> {
  if (round % 4 === 2) {
    await endConnections(databaseUrl);
    return;
  }
  postgres.halt(round % 4 === 1 ? 'immediate' : 'fast');
  if (round % 4 === 3) await wait(outage);
  postgres.resume();
}

/** Writes to all servers with six clients while the database restarts in different ways. */
export async function writeThroughRestarts(rounds: number, load: Load): Promise<Experience> {
  const confirmed: string[] = [];
  const statuses = new Map<number, number>();
  let isOver = false;
  const write = async (client: number): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const name = `restart-${client}-${count}`;
      const status = await load.call(client, name).catch(() => -1);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) confirmed.push(name);
      else await wait(20);
    }
  };
  const writing = Array.from({ length: clients }, (_, client) => write(client));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const before = confirmed.length;
      await disrupt(round, load);
      for (const origin of load.origins)
        await expect
          .poll(async () => (await fetch(`${origin}/_health/ready`)).status, { interval: 50 })
          .toBe(204);
      // Each round starts under load.
      await expect.poll(() => confirmed.length, { interval: 50 }).toBeGreaterThan(before + 2 * clients);
    }
  } finally {
    isOver = true;
    await Promise.all(writing);
  }
  return { confirmed, statuses };
}
