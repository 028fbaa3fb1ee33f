import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackages } from '../../scripts/packages/build.mjs';
import { packPackages } from '../../scripts/packages/pack.mjs';
import { ensureChromium } from '../../scripts/workspace/chromium.mjs';
import { run } from '../../scripts/workspace/run.mjs';
import { startLocalRegistry } from './local-registry.mjs';
import { startElsewhere } from './server-elsewhere.mjs';

/** Milliseconds for an installation, a build and tests on a busy machine. */
const long = 400_000;

const admin = { firstname: 'Ada', email: 'ada@example.com', password: 'Correct-Horse-7' };

/** Starts a built project, signs up, and returns the response of a path. */
async function responseOf(project, path) {
  const dataDir = join(project, 'data');
  const server = await startElsewhere({ program: join(project, 'dist/server/main.js'), dataDir });
  try {
    const signUp = await fetch(`${server.origin}/admin/register-admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    const { data } = await signUp.json();
    const response = await fetch(`${server.origin}${path}`, {
      headers: { authorization: `Bearer ${data.token}` },
    });
    return await response.json();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

describe('npm create atrium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-created-'));
  const blog = join(folder, 'my-blog');
  const plugin = join(folder, 'my-plugin');
  let registry;

  const npm = async (cwd, ...args) => {
    const { code, output } = await run('npm', args, { quiet: true, cwd });
    expect({ args, code, output }).toMatchObject({ code: 0 });
    return output;
  };

  /** Creates a project and installs it without versions of this repository's lockfile, as a user does. */
  const create = async (name, template) => {
    // A separate cache: npm would run the create-atrium of an earlier run.
    const own = [`--registry=${registry.origin}`, `--cache=${join(folder, 'cache')}`];
    await npm(folder, ...own, 'create', '--yes', 'atrium', name, '--', '--template', template);
    const project = join(folder, name);
    writeFileSync(join(project, '.npmrc'), `@admin:registry=${registry.origin}/\n`);
    const output = await npm(
      project,
      'install',
      '--engine-strict',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
    );
    expect(output).not.toMatch(/EBADENGINE|ERESOLVE/);
  };

  beforeAll(async () => {
    await buildPackages();
    mkdirSync(join(folder, 'tarballs'));
    const tarballs = await packPackages(join(folder, 'tarballs'));
    registry = await startLocalRegistry();
    await Promise.all([...tarballs.values()].map((tarball) => registry.publish(tarball)));
  }, long);
  afterAll(async () => {
    await registry?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'writes an application that passes its checks and tests, and serves its seed',
    { timeout: long },
    async () => {
      await create('my-blog', 'blog');
      for (const script of ['check', 'test', 'build', 'doctor']) await npm(blog, 'run', script);
      const articles = '/content-manager/collection-types/api::article.article?sort=title:ASC';
      expect(await responseOf(blog, articles)).toMatchObject({
        results: [{ slug: 'drafts' }, { slug: 'welcome' }],
      });
    },
  );

  it('checks content types by `doctor`, which names file and path', { timeout: long }, async () => {
    const file = join(blog, 'content-types/author.json');
    const valid = readFileSync(file, 'utf8');
    const document = JSON.parse(valid);
    document.attributes.name.type = 'strng';
    writeFileSync(file, JSON.stringify(document));
    const { code, output } = await run('npm', ['run', 'doctor'], { quiet: true, cwd: blog });
    writeFileSync(file, valid);
    expect(code).toBe(1);
    expect(output).toMatch(/content-types\/author\.json at attributes\.name/);
  });

  it('writes a plugin that passes its checks, tests and journey', { timeout: long }, async () => {
    await create('my-plugin', 'plugin');
    process.env.CHROMIUM_PATH ??= await ensureChromium();
    for (const script of ['check', 'test', 'test:e2e']) await npm(plugin, 'run', script);
  });

  it('writes a plugin that an application installs from its package', { timeout: long }, async () => {
    await npm(plugin, 'pack', `--pack-destination=${folder}`);
    await npm(blog, 'install', join(folder, 'my-plugin-0.1.0.tgz'), '--prefer-offline', '--no-audit');
    const edit = (name, change) => {
      const file = join(blog, name);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    };
    edit('plugins.ts', (text) =>
      text
        .replace('[...trusted]', '[...trusted, plugin]')
        .replace(/^/, "import { plugin } from 'my-plugin';\n"),
    );
    edit('server.ts', (text) =>
      text
        .replace('plugins: [', 'plugins: [serverPlugin, ')
        .replace(/^/, "import { serverPlugin } from 'my-plugin/server';\n"),
    );
    for (const script of ['check', 'build', 'doctor']) await npm(blog, 'run', script);
    expect(await responseOf(blog, '/my-plugin/greetings/Ada')).toEqual({ data: { text: 'Hello, Ada!' } });
    const manifest = JSON.parse(readFileSync(join(blog, 'dist/panel/.vite/manifest.json'), 'utf8'));
    expect(Object.keys(manifest)).toContainEqual(expect.stringMatching(/my-plugin\/lib\/GreetingPage\.js$/));
  });
});
