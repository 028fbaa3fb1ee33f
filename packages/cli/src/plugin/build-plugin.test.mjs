import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { panelModules } from '../host-modules.js';
import { buildPlugin, pluginCommand } from './build-plugin.js';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

const manifest = {
  name: '@acme/notes',
  version: '1.2.0',
  type: 'module',
  peerDependencies: { '@admin/shell': '^0.1.0' },
};
const panel = `
  import { definePlugin, routes } from '@admin/shell';
  export const notes = definePlugin({
    id: 'notes',
    contributes: [routes.add({ id: 'notes.page', path: 'notes', page: () => import('./Page.tsx') })],
  });`;
const page = `
  import { useState } from 'react';
  import styles from './Page.module.css';
  export default function Page() {
    const [count] = useState(1);
    return <p className={styles['text']}>{count}</p>;
  }`;
const server = `
  import { beforeUser, defineServerPlugin } from '@admin/server';
  export const notesServer = defineServerPlugin({
    id: 'notes', title: 'Notes', beforeUser: [beforeUser('create', () => undefined)],
  });`;
const files = {
  'src/plugin.ts': panel,
  'src/Page.tsx': page,
  'src/Page.module.css': '.text { color: red; }',
  'src/server/server-plugin.ts': server,
};

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-plugin-'));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a package and returns its folder. */
function write(name, changed = {}, description = {}) {
  const root = join(folder, name);
  const all = { ...files, ...changed, 'package.json': JSON.stringify({ ...manifest, ...description }) };
  for (const [file, content] of Object.entries(all)) {
    if (content === null) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

const build = (root) => buildPlugin({ root, conditions: ['@admin/source'], write: () => undefined });

describe('the modules that panels share', () => {
  // The main module declares the plugin; `preload`, `early-list` and `early-entry` are scripts of the document.
  const own = ['.', './server', './preload', './early-entry', './early-list', './package.json'];
  it.each(['content-manager', 'settings'])('contain those of %s for other plugins', (name) => {
    const { exports } = JSON.parse(readFileSync(join(repository, 'plugins', name, 'package.json'), 'utf8'));
    const shared = Object.keys(exports)
      .filter((path) => !own.includes(path))
      .map((path) => path.replace('.', `@admin/plugin-${name}`));
    expect(shared.length).toBeGreaterThan(0);
    expect(Object.keys(panelModules)).toEqual(expect.arrayContaining(shared));
  });
});

describe('buildPlugin', () => {
  it('writes both halves and a manifest with the hashes of all files', async () => {
    const root = write('whole');
    const built = await build(root);
    const out = join(root, 'atrium-plugin');
    expect(JSON.parse(readFileSync(join(out, 'atrium-plugin.json'), 'utf8'))).toEqual(built);
    expect(built).toMatchObject({
      format: 1,
      id: 'notes',
      title: 'Notes',
      version: '1.2.0',
      host: '^0.1.0',
      panel: {
        module: expect.stringMatching(/^panel\/plugin-[\w-]+\.js$/),
        styles: [expect.stringMatching(/^panel\/[\w-]+\.css$/)],
        uses: ['@admin/shell', 'react', 'react/jsx-runtime'],
      },
      server: { module: expect.stringMatching(/^server\/plugin-[\w-]+\.mjs$/), guards: ['create'] },
      contributes: ['shell.routes/notes.page'],
    });
    for (const [file, { bytes, sha256 }] of Object.entries(built.files)) {
      const content = readFileSync(join(out, file));
      expect([file, content.length]).toEqual([file, bytes]);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      expect(content.toString()).not.toMatch(/from ?["'](?:react|@admin)/);
    }
  }, 60_000);

  it.each([
    [
      'imports an export that is not shared',
      {
        'src/Page.tsx':
          "import { createBrowserRouter } from 'react-router-dom';\nexport default createBrowserRouter;",
      },
      {},
      'react-router-dom does not share createBrowserRouter',
    ],
    [
      'imports a part of the host that is not shared',
      { 'src/Page.tsx': "export { createTestPanel as default } from '@admin/shell/testing';" },
      {},
      'imports @admin/shell/testing, which is not shared',
    ],
    [
      'needs a browser when it is imported',
      { 'src/plugin.ts': `document.title = 'Notes';${panel}` },
      {},
      'cannot be evaluated: document is not defined',
    ],
    [
      'has different ids',
      { 'src/server/server-plugin.ts': server.replace("id: 'notes'", "id: 'memos'") },
      {},
      'The panel plugin has the id notes, and the server plugin memos.',
    ],
    ['exports no plugin', { 'src/plugin.ts': 'export const notes = 1;' }, {}, 'made with definePlugin'],
    ['states no range of host versions', {}, { peerDependencies: {} }, 'in peerDependencies'],
    ['states no version', {}, { version: undefined }, 'must state a version'],
    ['names a missing file', {}, { atrium: { panel: 'src/other.ts' } }, 'names src/other.ts as atrium.panel'],
    ['has no half', {}, { atrium: { panel: null, server: null } }, 'contains no plugin'],
  ])(
    'rejects a package that %s',
    async (name, changed, description, message) => {
      await expect(build(write(name.replaceAll(' ', '-'), changed, description))).rejects.toThrow(message);
    },
    60_000,
  );
});

it.each([[[]], [['pack']], [['build', '--out']], [['build', 'here']]])(
  'explains its use for the arguments %j',
  async (args) => {
    await expect(pluginCommand({ root: folder }, args)).rejects.toThrow('Usage: atrium plugin build');
  },
);
