import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textLike } from '../testing/any-of.ts';
import { recordLog } from '../testing/log-lines.ts';
import { prepareDataFolder } from './data-folder.ts';
import { assertNodeVersion } from './node-version.ts';
import { assertPortFree } from './port.ts';
import { readConfig } from './read-config.ts';
import { deriveKey, loadSecret } from './secret.ts';
import { variables } from './variables.ts';

const goodSecret = 'kP2vX9q-ZrT4mB7wLc1YdE8hN5uJ0sGa';

const read = (environment: Record<string, string>) => readConfig(environment, { workingDir: '/srv' });

describe('reading the configuration', () => {
  it('listens on localhost and stores data beside the program by default', () => {
    expect(read({})).toEqual({
      host: '127.0.0.1',
      port: 1337,
      dataDir: '/srv/data',
      contentDir: null,
      externalPlugins: [],
      databaseUrl: null,
      publicUrl: null,
      basePath: '/admin',
      smtpUrl: null,
      mailFrom: 'no-reply@localhost',
      mailOutbox: '/srv/data/outbox.jsonl',
      enterprise: false,
      analyticsUrl: null,
      nps: false,
      logLevel: 'info',
      trustProxy: false,
      corsOrigins: [],
      apiLimits: { ofNetwork: 600, ofClient: 12_000 },
      panelOrigins: { img: [], media: [], frame: [], connect: [] },
      uploads: { maxBytes: 200 * 1024 * 1024, s3: null },
      secret: null,
      given: expect.any(Function) as unknown,
    });
  });

  it('treats an empty variable as absent', () => {
    expect(read({ PORT: '', DATA_DIR: ' ' })).toEqual({
      ...read({}),
      given: expect.any(Function) as unknown,
    });
  });

  it('puts the outbox into the configured data folder', () => {
    expect(read({ DATA_DIR: 'elsewhere' }).mailOutbox).toBe('/srv/elsewhere/outbox.jsonl');
  });

  it('enables the survey only with an analytics endpoint, or when configured', () => {
    const ANALYTICS_URL = 'https://stats.example.com/atrium/';
    expect(read({ ANALYTICS_URL })).toMatchObject({
      analyticsUrl: 'https://stats.example.com/atrium',
      nps: true,
    });
    expect(read({ ANALYTICS_URL, NPS: 'false' }).nps).toBe(false);
    expect(read({ NPS: 'true' })).toMatchObject({ analyticsUrl: null, nps: true });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['PUBLIC_URL', 'cms.example.com'],
    ['PUBLIC_URL', 'https://cms.example.com/admin'],
    ['BASE_PATH', '/'],
    ['BASE_PATH', 'admin'],
    ['BASE_PATH', '/content-manager/panel'],
    ['BASE_PATH', '/a/../b'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SMTP_URL', 'mail.example.com'],
    ['ENTERPRISE', 'maybe'],
    ['ANALYTICS_URL', 'stats.example.com'],
    ['ANALYTICS_URL', 'javascript:alert(1)'],
    ['ANALYTICS_URL', 'https://user:password@stats.example.com'],
    ['NPS', 'sometimes'],
    ['LOG_LEVEL', 'loud'],
    ['CORS_ORIGINS', 'https://a.example,*'],
    ['CORS_ORIGINS', 'https://[a.example'],
    ['CSP_IMG_ORIGINS', 'https://a.example/pictures'],
    ['CSP_FRAME_ORIGINS', '*'],
    ['CSP_CONNECT_ORIGINS', "https://a.example;script-src'self'"],
    ['SECRET', 'too-short'],
    ['SECRET', 'a'.repeat(64)],
    ['SECRET', 'please-change-me-1234567890-abcdef'],
    ['SECRET', 'abcdefghij'.repeat(4)],
    ['SECRET', '0123456789abcdef'.repeat(2)],
    ['SECRET', 'toBeModified1,toBeModified2,toBeModified3'],
  ])('refuses %s=%s and names the variable', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(expect.objectContaining({ code: 'CONFIG_INVALID' }));
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('never prints the value of a refused secret', () => {
    expect(() => read({ SECRET: 'hunter2-hunter2' })).not.toThrow('hunter2');
  });

  it('documents exactly the variables that it reads', () => {
    const read = new Set<string>();
    const recorder = new Proxy<Record<string, string>>(
      {},
      {
        get(_target, name) {
          read.add(String(name));
          return undefined;
        },
      },
    );
    readConfig(recorder);
    // NODE_ENV is a convention of Node.js; environment.md describes it with the variables of tools.
    expect([...read].toSorted()).toEqual([...variables.map(({ name }) => name), 'NODE_ENV'].toSorted());
  });
});

describe('starting', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'config-'));
  });

  afterEach(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
  });

  const load = (rest: { readonly secret?: string; readonly databaseUrl?: string } = {}) => {
    const log = recordLog();
    const config = { secret: null, databaseUrl: null, dataDir: folder, ...rest };
    return { secret: loadSecret(config, log.logger), log: log.lines.join('\n') };
  };

  it('generates a secret that only its owner can read, and reuses it', () => {
    const { secret, log } = load();
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(load().secret).toBe(secret);
    expect(log).toBe('');
  });

  it('writes no secret when one is configured', () => {
    expect(load({ secret: goodSecret, databaseUrl: 'postgres://db/atrium' })).toEqual({
      secret: goodSecret,
      log: '',
    });
    expect(existsSync(path.join(folder, 'secrets.json'))).toBe(false);
  });

  it('warns of a generated secret when other servers may use the same database', () => {
    const { secret, log } = load({ databaseUrl: 'postgres://user:canary@db/atrium' });
    expect(log).toContain('set SECRET');
    for (const hidden of [secret, 'canary']) expect(log).not.toContain(hidden);
  });

  it.each([
    '{"secret": "sh',
    '{}',
    '{"secret": 7}',
    '{"secret": "short"}',
    `{"secret": "${'a'.repeat(64)}"}`,
  ])('refuses an invalid secrets file and leaves it unchanged: %s', (text) => {
    const file = path.join(folder, 'secrets.json');
    writeFileSync(file, text);
    expect(() => load()).toThrow(expect.objectContaining({ code: 'SECRETS_UNREADABLE' }));
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('derives different keys for different purposes, equal in every process', () => {
    expect(deriveKey(goodSecret, 'a')).toEqual(deriveKey(goodSecret, 'a'));
    expect(deriveKey(goodSecret, 'a')).not.toEqual(deriveKey(goodSecret, 'b'));
  });

  it('refuses a read-only data folder, without creating anything', () => {
    chmodSync(folder, 0o500);
    const inner = path.join(folder, 'data');
    expect(() => {
      prepareDataFolder(inner);
    }).toThrow(expect.objectContaining({ code: 'DATA_FOLDER_READ_ONLY' }));
    expect(existsSync(inner)).toBe(false);
  });

  it('refuses a data folder that is a file', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => {
      prepareDataFolder(file);
    }).toThrow(expect.objectContaining({ code: 'DATA_FOLDER_READ_ONLY' }));
  });

  it('refuses a data folder whose name is too long', () => {
    const inner = path.join(folder, 'x'.repeat(300));
    expect(() => {
      prepareDataFolder(inner);
    }).toThrow(expect.objectContaining({ code: 'DATA_FOLDER_READ_ONLY' }));
  });

  it('creates a missing data folder for its owner only', () => {
    const inner = path.join(folder, 'a/b');
    prepareDataFolder(inner);
    expect(statSync(inner).mode & 0o777).toBe(0o700);
  });

  it('reports a port that is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    await expect(assertPortFree('127.0.0.1', port)).rejects.toMatchObject({
      code: 'PORT_IN_USE',
      message: textLike(String(port)),
    });
    await new Promise((resolve) => {
      other.close(resolve);
    });
    await expect(assertPortFree('127.0.0.1', port)).resolves.toBeUndefined();
  });

  it.each(['18.20.0', '20.18.9', '4.0.0'])('refuses Node.js %s', (version) => {
    expect(() => {
      assertNodeVersion(version);
    }).toThrow('Node.js 20.19 or newer');
  });

  it.each(['20.19.0', '22.0.0', '24.1.2'])('accepts Node.js %s', (version) => {
    expect(() => {
      assertNodeVersion(version);
    }).not.toThrow();
  });
});
