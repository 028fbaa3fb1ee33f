import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Schemas } from '@admin/content-model';
import { assembleServer, type AssembledServer } from '../assemble/assemble-server.ts';
import { loadSecret, readConfig, type Environment } from '../config/index.ts';
import { readContent, type ContentSource } from '../content/index.ts';
import type { Passwords } from '../identity/index.ts';
import { openDatabase, type Database } from '../database/index.ts';
import { createEntryHooks } from '../events/entry-hooks.ts';
import { createEventBus } from '../events/event-bus.ts';
import type { HttpLimits } from '../http/create-http-server.ts';
import type { ServerPlugin } from '../plugin-api/index.ts';
import { createClock, type TestClock } from './clock.ts';
import { contentOf } from './content-of.ts';
import { recordLog, type RecordedLog } from './log-lines.ts';
import { cheapPasswords } from './passwords.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** The options of a test server. */
export interface TestServerOptions {
  /** Its content, validated again together with that of plugins. */
  readonly schemas?: Schemas;
  /** The folder with the content types of an application, instead of `schemas`. */
  readonly contentDir?: string | URL;
  readonly plugins?: readonly ServerPlugin[];
  /** Ids of required plugins. @default all */
  readonly needs?: readonly string[];
  readonly trusted?: readonly string[];
  /** Names of the features of an edition that does not run. */
  readonly promoted?: readonly string[];
  /** An open database, closed by its owner. @default a new embedded one */
  readonly database?: Database;
  readonly environment?: Environment;
  readonly panelDir?: string;
  readonly limits?: Partial<HttpLimits>;
  /** The hashing of passwords. @default the minimum cost */
  readonly passwords?: Passwords;
}

/** A server on a separate database in a temporary folder, with a manual clock. */
export interface TestServer extends AssembledServer {
  readonly clock: TestClock;
  readonly log: RecordedLog;
  readonly dataDir: string;
  /** Sends anonymous requests by default. */
  readonly client: TestClient;
  /** Stops the server and removes its folder. */
  close(): Promise<void>;
}

const noSchemas: Schemas = { contentTypes: new Map(), components: new Map() };

function contentFor({ contentDir, schemas = noSchemas }: TestServerOptions): ContentSource {
  if (contentDir === undefined) {
    const { contentTypes, components }: Partial<Schemas> = schemas ?? {};
    if (!(contentTypes instanceof Map && components instanceof Map)) {
      throw new TypeError(
        '`schemas` must be an object of two Maps by uid, { contentTypes, components }. For a folder of content types, set `contentDir`.',
      );
    }
    return contentOf(schemas);
  }
  return readContent(contentDir instanceof URL ? fileURLToPath(contentDir) : contentDir);
}

/** Starts a server as production does, without listening. @throws TypeError for `schemas` of another shape */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const content = contentFor(options);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'server-'));
  const config = readConfig({
    NODE_ENV: process.env['NODE_ENV'],
    ...options.environment,
    DATA_DIR: dataDir,
  });
  const clock = createClock();
  const log = recordLog();
  const database = options.database ?? (await openDatabase({ file: path.join(dataDir, 'data.db') }));
  const events = createEventBus(log.logger);
  const hooks = createEntryHooks(log.logger);
  const server = await assembleServer({
    config,
    logger: log.logger,
    database,
    content,
    events,
    hooks,
    secret: loadSecret(config, log.logger),
    passwords: options.passwords ?? cheapPasswords,
    plugins: options.plugins ?? [],
    // A rejected plugin fails the start, unless the test declares it optional.
    needs: options.needs ?? options.plugins?.map((plugin) => plugin.id) ?? [],
    trusted: options.trusted ?? [],
    promoted: options.promoted ?? [],
    panelDir: options.panelDir ?? null,
    productName: 'Test',
    version: '1.2.3',
    now: clock.now,
    limits: options.limits ?? {},
  });
  return {
    ...server,
    clock,
    log,
    dataDir,
    client: createTestClient(server.http),
    async close() {
      await server.http.close();
      if (options.database === undefined) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
