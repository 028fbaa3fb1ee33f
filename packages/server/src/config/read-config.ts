import path from 'node:path';
import { StartError } from '../errors/start-error.ts';
import { logLevels, type LogLevel } from '../logger.ts';
import { isGuessable } from './is-guessable.ts';
import { readUploads } from './read-uploads.ts';
import type { ServerConfig } from './server-config.ts';
import type { VariableName } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const originPattern = /^https?:\/\/[^/?#@\s;'"]+$/;
const basePathPattern = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/;

/** First path segments of the API, which the panel cannot use. */
const apiRoots = new Set(['api', 'content-manager', 'upload', 'uploads', '_health']);

function invalid(name: VariableName, expectation: string): StartError {
  return new StartError('CONFIG_INVALID', `${name} must be ${expectation}.`);
}

function list(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw invalid('PORT', 'a number from 0 to 65535');
  return port;
}

function readOrigin(name: VariableName, text: string): string {
  const origin = text.replace(/\/$/, '');
  if (!originPattern.test(origin) || !URL.canParse(origin)) {
    throw invalid(name, 'an origin such as https://cms.example.com, without a path');
  }
  return new URL(origin).origin;
}

function readUrl(name: VariableName, text: string, schemes: readonly string[]): string {
  const scheme = /^([a-z]+):\/\//.exec(text)?.[1];
  if (scheme === undefined || !schemes.includes(scheme)) {
    throw invalid(name, `an address that starts with ${schemes.map((known) => `${known}://`).join(' or ')}`);
  }
  return text;
}

/** Reads an address without credentials or fragment, because the panel makes it public. */
function readPublicAddress(name: VariableName, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url !== null && url.username === '' && url.password === '' && url.hash === '';
  if (!plain || !['http:', 'https:'].includes(url.protocol)) {
    throw invalid(name, 'an address such as https://analytics.example.com, without credentials');
  }
  return url.href.replace(/\/$/, '');
}

function readBasePath(text: string): string {
  const basePath = text.replace(/\/+$/, '');
  const root = basePath.split('/')[1] ?? '';
  if (!basePathPattern.test(basePath) || apiRoots.has(root)) {
    throw invalid('BASE_PATH', `a path such as /admin that does not start with ${[...apiRoots].join(', ')}`);
  }
  return basePath;
}

/** Parses a boolean; returns undefined for any other text. */
export function flagOf(text: string): boolean | undefined {
  if (['true', '1', 'yes'].includes(text)) return true;
  if (['false', '0', 'no'].includes(text)) return false;
  return undefined;
}

function readCount(name: VariableName, text: string): number {
  const count = Number(text);
  if (!/^\d{1,9}$/.test(text) || count === 0) throw invalid(name, 'a whole number above 0');
  return count;
}

function readFlag(name: VariableName, text: string): boolean {
  const flag = flagOf(text);
  if (flag === undefined) throw invalid(name, 'true or false');
  return flag;
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level === undefined) throw invalid('LOG_LEVEL', `one of ${logLevels.join(', ')}`);
  return level;
}

/** Reads a secret. Throws for one that is guessable rather than random. */
function readSecret(text: string): string {
  if (Buffer.byteLength(text) < 32) throw invalid('SECRET', 'at least 32 bytes long');
  if (isGuessable(text))
    throw invalid('SECRET', 'random, for example the output of "openssl rand -base64 48"');
  return text;
}

/**
 * Reads the configuration of a server from its environment. Empty variables count as absent; relative
 * paths start at `workingDir`.
 * @throws StartError CONFIG_INVALID that names the variable, never its value
 */
export function readConfig(
  environment: Environment,
  options: { readonly workingDir?: string; readonly terminal?: boolean } = {},
): ServerConfig {
  const workingDir = options.workingDir ?? process.cwd();
  const given = (name: VariableName): string | null => environment[name]?.trim() || null;
  const optional = <Value>(name: VariableName, read: (text: string) => Value): Value | null => {
    const text = given(name);
    return text === null ? null : read(text);
  };
  const absolute = (text: string): string => path.resolve(workingDir, text);
  const origins = (name: VariableName): readonly string[] =>
    list(given(name) ?? '').map((origin) => readOrigin(name, origin));
  const dataDir = absolute(given('DATA_DIR') ?? './data');
  const proxies = list(given('TRUST_PROXY') ?? '');
  const analyticsUrl = optional('ANALYTICS_URL', (text) => readPublicAddress('ANALYTICS_URL', text));
  const uploads = readUploads({
    given,
    address: (name) => optional(name, (text) => readPublicAddress(name, text)),
  });
  const filesFrom = uploads.s3?.publicUrl ? [new URL(uploads.s3.publicUrl).origin] : [];
  return {
    host: given('HOST') ?? '127.0.0.1',
    port: readPort(given('PORT') ?? '1337'),
    dataDir,
    contentDir: optional('CONTENT_DIR', absolute),
    externalPlugins: list(given('EXTERNAL_PLUGINS') ?? '').map((name) =>
      name.startsWith('.') ? absolute(name) : name,
    ),
    databaseUrl: optional('DATABASE_URL', (text) =>
      readUrl('DATABASE_URL', text, ['postgres', 'postgresql']),
    ),
    publicUrl: optional('PUBLIC_URL', (text) => readOrigin('PUBLIC_URL', text)),
    basePath: readBasePath(given('BASE_PATH') ?? '/admin'),
    smtpUrl: optional('SMTP_URL', (text) => readUrl('SMTP_URL', text, ['smtp', 'smtps'])),
    mailFrom: given('MAIL_FROM') ?? 'no-reply@localhost',
    mailOutbox: absolute(given('MAIL_OUTBOX') ?? path.join(dataDir, 'outbox.jsonl')),
    enterprise: readFlag('ENTERPRISE', given('ENTERPRISE') ?? 'false'),
    analyticsUrl,
    nps: optional('NPS', (text) => readFlag('NPS', text)) ?? analyticsUrl !== null,
    logLevel: readLogLevel(given('LOG_LEVEL') ?? (options.terminal === true ? 'warn' : 'info')),
    trustProxy: proxies.length === 0 ? false : proxies,
    corsOrigins: origins('CORS_ORIGINS'),
    apiLimits: {
      ofNetwork: readCount('API_NETWORK_LIMIT', given('API_NETWORK_LIMIT') ?? '600'),
      ofClient: readCount('API_TOKEN_LIMIT', given('API_TOKEN_LIMIT') ?? '12000'),
    },
    panelOrigins: {
      img: [...origins('CSP_IMG_ORIGINS'), ...filesFrom],
      media: filesFrom,
      frame: origins('CSP_FRAME_ORIGINS'),
      connect: origins('CSP_CONNECT_ORIGINS'),
    },
    uploads,
    secret: optional('SECRET', readSecret),
    nodeEnv: environment['NODE_ENV'],
    given: (name) => environment[name]?.trim() || null,
  };
}
