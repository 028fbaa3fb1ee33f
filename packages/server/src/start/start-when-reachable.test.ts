import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/index.ts';
import { StartError } from '../errors/start-error.ts';
import { startWhenReachable } from './start-when-reachable.ts';
import { recordLog } from '../testing/log-lines.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe('the start without a reachable database', () => {
  it('waits longer after each attempt, responds as alive but not ready, and releases its port for the server', async () => {
    const [port, nobody] = [await freePort(), await freePort()];
    const databaseUrl = `postgres://atrium:hunter2@127.0.0.1:${nobody}/atrium`;
    const log = recordLog();
    const pauses: number[] = [];
    const seen: unknown[] = [];
    let attempts = 0;
    const start = async () => {
      attempts += 1;
      if (attempts > 7) return 'started';
      return openDatabase({ url: databaseUrl, file: '' });
    };
    const pause = async (milliseconds: number) => {
      pauses.push(milliseconds);
      const paths = ['/_health/live', '/_health', '/_health/ready', '/admin/init'];
      const responses = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`)));
      seen.push(responses.map(({ status }) => status));
    };
    const config = { databaseUrl, host: '127.0.0.1', port };
    expect(await startWhenReachable(start, { config, logger: log.logger, pause })).toBe('started');
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(new Set(seen.map(String))).toEqual(new Set(['204,503,503,503']));
    expect(log.lines).toHaveLength(7);
    expect(log.lines[0]).toContain('ECONNREFUSED');
    expect(log.lines.join('')).not.toContain('hunter2');
    await expect(fetch(`http://127.0.0.1:${port}/_health/live`)).rejects.toThrow('fetch failed');
  });

  it('ends with any other error', async () => {
    const config = { databaseUrl: 'postgres://127.0.0.1/atrium', host: '127.0.0.1', port: 0 };
    const refused = new StartError('DATABASE_REFUSED', 'The PostgreSQL server refuses the connection.');
    await expect(
      startWhenReachable(() => Promise.reject(refused), { config, logger: recordLog().logger }),
    ).rejects.toBe(refused);
  });
});
