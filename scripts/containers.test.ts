import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { variables } from '@admin/server';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** Variables whose value must be neither in the repository nor in an image. */
const isSecret = (name: string): boolean => /SECRET|PASSWORD|TOKEN|DATABASE_URL|SMTP_URL/.test(name);

const ofServer = new Set<string>(variables.map(({ name }) => name));

/** A tag that starts with a version: `20-slim`, `17`. */
const pinned = /^\d+(?:[.-]|$)/;

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const instructions = DockerfileParser.parse(text).getInstructions();
  const named = (keyword: string) =>
    instructions.filter((instruction) => instruction.getKeyword() === keyword);
  const stages = DockerfileParser.parse(text).getFROMs();
  /** The instructions of the final stage. */
  const last = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));
  const inLast = (keyword: string): readonly string[] =>
    last
      .filter((instruction) => instruction.getKeyword() === keyword)
      .map((instruction) => instruction.getArgumentsContent() ?? '');
  const settings = DockerfileParser.parse(text)
    .getENVs()
    .flatMap((env) => env.getProperties())
    .map((property) => [property.getName(), property.getValue()] as const);

  it('has no linter errors', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  it('has separate stages for building and running, with a pinned and supported version', () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const stage of stages) expect(stage.getImageTag() ?? '').toMatch(pinned);
    const [supported = ''] = read('.nvmrc').trim().split('.');
    for (const stage of stages) expect(stage.getImage()).toBe(`node:${supported}-slim`);
  });

  it('runs as an unprivileged account that owns its data', () => {
    expect(inLast('USER')).toEqual(['node']);
    const keywords = last.map((instruction) => instruction.getKeyword());
    expect(keywords.indexOf('USER')).toBeGreaterThan(keywords.lastIndexOf('RUN'));
    expect(keywords.indexOf('USER')).toBeLessThan(keywords.indexOf('CMD'));
    const folder = settings.find(([name]) => name === 'DATA_DIR')?.[1];
    expect(inLast('VOLUME')).toEqual([folder]);
  });

  it('has a health check that calls the server', () => {
    const [check = ''] = inLast('HEALTHCHECK');
    expect(check).toContain('/_health');
    expect(check).toContain('["node"');
  });

  it('passes the same options to Node.js as npm start', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } };
    const options = (parts: readonly string[]) => parts.filter((part) => part.startsWith('--'));
    const [command = '[]'] = inLast('CMD');
    expect(options(JSON.parse(command) as readonly string[])).toEqual(options(scripts.start.split(' ')));
    expect(read('docs/guides/run-in-production.md')).toContain(options(scripts.start.split(' ')).join(' '));
  });

  it('sets only known variables, and no secret', () => {
    const names = settings.map(([name]) => name);
    expect(names.filter((name) => name !== 'NODE_ENV' && !ofServer.has(name))).toEqual([]);
    expect(names.filter(isSecret)).toEqual([]);
    expect(named('ARG')).toEqual([]);
  });

  it('copies existing files only', () => {
    const copied = inLast('COPY').map((paths) => paths.split(' ')[1]?.replace('/app/', '') ?? '');
    expect(copied.length).toBeGreaterThan(2);
    expect(copied.filter((file) => !existsSync(root + file))).toEqual([]);
  });

  it('excludes local files from the build context', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '**/node_modules', '**/dist', 'data', 'backups', '*.env']) {
      expect(ignored).toContain(name);
    }
  });
});

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly ports?: readonly string[];
  readonly healthcheck?: object;
  readonly volumes: readonly string[];
}

describe('the compose file', () => {
  const text = read('compose.yaml');
  const { services, volumes } = parse(text, { strict: true, uniqueKeys: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: object;
  };
  const example = new Map(
    [...read('compose.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

  it('pins the version of each image', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image.split(':')[1] ?? '').toMatch(pinned);
  });

  it('starts the server when its database is healthy', () => {
    const unwatched = Object.entries(services).filter(
      ([, { image, healthcheck }]) => image !== undefined && healthcheck === undefined,
    );
    expect(unwatched).toEqual([]);
    expect(services['server']?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  });

  it('trusts only the gateway of its network, from which the proxy connects', () => {
    const { networks } = parse(text) as {
      readonly networks: {
        readonly default: { readonly ipam: { readonly config: readonly { gateway: string }[] } };
      };
    };
    const gateways = networks.default.ipam.config.map(({ gateway }) => gateway);
    expect([example.get('TRUST_PROXY')]).toEqual(gateways);
  });

  it('sets only known variables of the server', () => {
    const names = Object.keys(services['server']?.environment ?? {});
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !ofServer.has(name))).toEqual([]);
  });

  it('contains no secret, and requires the needed ones', () => {
    const settings = Object.values(services).flatMap(({ environment }) => Object.entries(environment));
    const secrets = settings.filter(([name]) => isSecret(name));
    expect(secrets.length).toBeGreaterThan(3);
    const given = secrets.filter(([, value]) => !/\$\{[A-Z_]+:\?\}/.test(value));
    expect(given).toEqual([['SMTP_URL', '${SMTP_URL:-}']]);
  });

  it('uses the variables of the example file, whose secrets are empty and whose copy is ignored by git', () => {
    const required = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name));
    expect([...example.keys()].toSorted()).toEqual([...required].toSorted());
    expect([...example].filter(([name, value]) => isSecret(name) && value !== '')).toEqual([]);
    expect(read('.gitignore').split('\n')).toContain('*.env');
  });

  it('publishes the port on this machine only, and stores data in volumes', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports).toEqual(['127.0.0.1:1337:1337']);
    const used = Object.values(services).flatMap((service) =>
      service.volumes.map((one) => one.replace(/:.*/, '')),
    );
    expect(used.toSorted()).toEqual(Object.keys(volumes).toSorted());
  });
});

describe('the production guide', () => {
  const guide = read('docs/guides/run-in-production.md');
  const commands = [...guide.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) => block).join('\n');

  it('uses existing scripts, files and variables', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };
    const ran = [...commands.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(ran).toEqual(expect.arrayContaining(['build', 'backup', 'restore']));
    expect(ran.filter((name) => scripts[name] === undefined)).toEqual([]);
    const set = [...commands.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name);
    expect(set.filter((name) => name !== 'NODE_ENV' && !ofServer.has(name))).toEqual([]);
    const files = [...commands.matchAll(/(?:scripts\/|compose\.env\.)[\w.]+/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
  });

  it('links to existing sections', () => {
    const links = [...guide.matchAll(/\]\(\.\.\/reference\/([a-z]+\.md)#([a-z_-]+)\)/g)];
    expect(links.length).toBeGreaterThan(1);
    for (const [, page = '', anchor = ''] of links) {
      const headings = [...read(`docs/reference/${page}`).matchAll(/^#+ (.+)$/gm)];
      const anchors = headings.map(([, title = '']) =>
        title.toLowerCase().replaceAll('`', '').replaceAll(' ', '-'),
      );
      expect(anchors).toContain(anchor);
    }
  });
});
