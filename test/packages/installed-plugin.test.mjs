import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installElsewhere } from '../../scripts/packages/install-elsewhere.mjs';
import { root } from '../../scripts/workspace/paths.mjs';
import { run } from '../../scripts/workspace/run.mjs';
import { startElsewhere } from './server-elsewhere.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

describe('a plugin with two halves, in a project that has installed the packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-installed-'));
  const project = join(folder, 'starter');
  let server;
  let token;

  /** Runs a script of the project. */
  const npmRun = async (script) => {
    const { code, output } = await run('npm', ['--prefix', project, 'run', '--silent', script], {
      quiet: true,
    });
    expect({ script, code, output }).toMatchObject({ code: 0 });
  };
  const send = async (method, path, body, authorization = `Bearer ${token}`) => {
    const response = await fetch(`${server.origin}${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

  beforeAll(async () => {
    cpSync(join(root, 'examples/starter'), project, {
      recursive: true,
      filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
    });
    await installElsewhere(project, new Map(inject('packages').tarballs));
    for (const script of ['build', 'check', 'build:product']) await npmRun(script);
    const dataDir = join(folder, 'data');
    server = await startElsewhere({ program: join(project, 'product/server.js'), dataDir });
    const { body } = await send('POST', '/admin/register-admin', {
      firstname: 'Ada',
      email: 'ada@example.com',
      password: 'Correct-Horse-7',
    });
    token = body.data.token;
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shares one copy of the modules that both sides of a point require', () => {
    const paths = Object.keys(readJson(join(project, 'package-lock.json')).packages);
    const shared = ['react', 'react-dom', 'react-router-dom', 'react-intl', '@tanstack/react-query'];
    for (const name of [...shared, 'react-final-form', 'kysely', 'typebox', '@admin/shell', '@admin/ui']) {
      expect(paths.filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([`node_modules/${name}`]);
    }
  });

  it('serves the panel with a page that is fetched when it is opened, and its styles', async () => {
    const page = await (await fetch(`${server.origin}/admin`)).text();
    const manifest = readJson(join(project, 'product/dist/.vite/manifest.json'));
    expect(page).toContain(manifest['index.html'].file);
    expect(page).toContain('id="admin-boot"');
    const opened = manifest['../dist/IsbnPage.js'];
    expect(opened).toMatchObject({ isDynamicEntry: true, css: [expect.stringContaining('IsbnPage')] });
    const files = [opened.file, ...opened.css];
    const responses = await Promise.all(files.map((file) => fetch(`${server.origin}/admin/${file}`)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await responses[0].text()).toContain('This is not an ISBN of 13 digits.');
    // A table is one thing, an editor another: what is imported late in a package stays apart.
    expect(Object.keys(manifest)).toContainEqual(
      expect.stringMatching(/content-manager\/dist\/.*BlocksFieldEditor\.js$/),
    );
  });

  it('responses at its route, to those who may ask', async () => {
    const path = '/isbn/check/978-0-306-40615-7';
    expect(await send('GET', path)).toEqual({
      status: 200,
      body: { data: { isbn: '9780306406157', isValid: true } },
    });
    expect(await send('GET', path, undefined, '')).toMatchObject({ status: 401 });
  });

  it('lays out its custom field with its default width', async () => {
    const { body } = await send('GET', '/content-manager/content-types/api::book.book/configuration');
    expect(body.data.contentType.layouts.edit.flat()).toContainEqual({ name: 'isbn', size: 4 });
  });

  it('validates entries before they are stored, according to its setting', async () => {
    const create = (isbn) =>
      send('POST', '/content-manager/collection-types/api::book.book', { title: 'Logic', isbn });
    expect(await create('978-0-306-40615-7')).toMatchObject({ body: { isbn: '9780306406157' } });
    expect(await create('978-0-306-40615-8')).toMatchObject({
      status: 400,
      body: { error: { details: { errors: [{ path: ['isbn'], message: 'This is not an ISBN.' }] } } },
    });
    expect(await send('GET', '/isbn/settings')).toMatchObject({ body: { data: { refuse: true } } });
    expect(await send('PUT', '/isbn/settings', { refuse: false })).toMatchObject({ status: 200 });
    expect(await create('978-0-306-40615-8')).toMatchObject({ body: { isbn: '9780306406158' } });
  });
});
