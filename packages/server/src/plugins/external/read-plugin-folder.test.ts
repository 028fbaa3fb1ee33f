import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bothHalves, fileEntry, manifestOf, writePlugin } from './fixtures/built-plugin.ts';
import { findPluginFolders } from './find-plugin-folders.ts';
import { manifestName } from './plugin-manifest.ts';
import { readPluginFolder } from './read-plugin-folder.ts';

const host = '1.4.0';
const files = bothHalves();
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'plugins-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (changed = {}) => writePlugin(path.join(root, 'built'), files, changed);
const refusal = (code: string, message: string) =>
  expect.objectContaining({ code, message: expect.stringContaining(message) as string }) as Error;

describe('reading a built plugin', () => {
  it('[P90] returns the verified files of the panel, and no others', async () => {
    const read = await readPluginFolder(write(), host);
    expect([...read.panelFiles.keys()]).toEqual(['panel/plugin-a1.js', 'panel/style.css']);
    expect(read.panelFiles.get('panel/style.css')?.toString()).toBe(files['panel/style.css']);
    expect(read.bytes).toBe(Object.values(files).reduce((sum, content) => sum + content.length, 0));
    expect(read.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('[P91] refuses a changed, a longer and a missing file', async () => {
    const folder = write();
    const file = path.join(folder, 'panel/style.css');
    writeFileSync(file, files['panel/style.css']?.replace('red', 'tan') ?? '');
    await expect(readPluginFolder(folder, host)).rejects.toEqual(
      refusal('PLUGIN_DAMAGED', 'panel/style.css differs from the manifest'),
    );
    writeFileSync(file, `${files['panel/style.css']} `);
    await expect(readPluginFolder(folder, host)).rejects.toEqual(refusal('PLUGIN_DAMAGED', 'more than'));
    rmSync(file);
    await expect(readPluginFolder(folder, host)).rejects.toEqual(refusal('PLUGIN_DAMAGED', 'is missing'));
  });

  it('[P91] refuses symbolic links, also of folders', async () => {
    const folder = write();
    const outside = path.join(root, 'outside.css');
    renameSync(path.join(folder, 'panel/style.css'), outside);
    symlinkSync(outside, path.join(folder, 'panel/style.css'));
    await expect(readPluginFolder(folder, host)).rejects.toEqual(
      refusal('PLUGIN_DAMAGED', 'is no regular file'),
    );
    renameSync(path.join(folder, 'server'), path.join(root, 'server'));
    symlinkSync(path.join(root, 'server'), path.join(folder, 'server'));
    rmSync(path.join(folder, 'panel/style.css'));
    renameSync(outside, path.join(folder, 'panel/style.css'));
    await expect(readPluginFolder(folder, host)).rejects.toEqual(
      refusal('PLUGIN_DAMAGED', 'server/plugin.mjs is no regular file'),
    );
  });

  it.each([
    '../secrets.json',
    'panel/../../secrets.json',
    '/etc/passwd',
    'panel//a.js',
    'panel/.env',
    String.raw`panel\a.js`,
    'panel/%2e%2e/a.js',
  ])('[P91] refuses a manifest that lists %s', async (file) => {
    const folder = write({ files: { ...manifestOf(files).files, [file]: fileEntry('') } });
    await expect(readPluginFolder(folder, host)).rejects.toEqual(refusal('PLUGIN_DAMAGED', 'is invalid'));
  });

  it.each<[string, Parameters<typeof write>[0], string]>([
    ['names an unlisted file', { server: { module: 'server/other.js', guards: [] } }, 'server/other.js'],
    [
      'serves a file of the server',
      { panel: { module: 'server/plugin.mjs', styles: [], uses: [] } },
      'is not in the folder panel/',
    ],
    ['has an invalid version', { version: 'one' }, 'its version one is invalid'],
    ['has an invalid range', { host: 'new' }, 'its host range new is invalid'],
    [
      'has neither half',
      { panel: undefined, server: undefined },
      'neither a panel module nor a server module',
    ],
    ['has an id that is no path', { id: '../admin' }, '/id'],
    [
      'lists a large file',
      { files: { 'panel/a.js': { ...fileEntry(''), bytes: 11_000_000 } } },
      'is invalid',
    ],
  ])('[P91] refuses a manifest that %s', async (_case, changed, message) => {
    await expect(readPluginFolder(write(changed), host)).rejects.toEqual(refusal('PLUGIN_DAMAGED', message));
  });

  it('[P91] refuses a manifest that is no JSON or missing', async () => {
    const folder = write();
    writeFileSync(path.join(folder, manifestName), '{');
    await expect(readPluginFolder(folder, host)).rejects.toEqual(refusal('PLUGIN_DAMAGED', 'is no JSON'));
    rmSync(path.join(folder, manifestName));
    await expect(readPluginFolder(folder, host)).rejects.toEqual(refusal('PLUGIN_DAMAGED', 'is missing'));
    await expect(readPluginFolder(path.join(root, 'nowhere'), host)).rejects.toEqual(
      refusal('PLUGIN_DAMAGED', 'does not exist'),
    );
  });

  it.each([
    [{ host: '^2.0.0' }, 'it supports versions ^2.0.0 of the product, and this is 1.4.0'],
    [{ format: 2 }, 'newer version of the product'],
  ])('[P92] refuses a plugin for another host: %j', async (changed, message) => {
    await expect(readPluginFolder(write(changed), host)).rejects.toEqual(
      refusal('PLUGIN_INCOMPATIBLE', message),
    );
  });

  it('[P92] accepts a prerelease of the host in the range', async () => {
    await expect(readPluginFolder(write({ host: '^1.4.0-0' }), '1.5.0-beta.1')).resolves.toBeDefined();
  });
});

describe('findPluginFolders', () => {
  const find = (...configured: string[]) =>
    findPluginFolders({ dataDir: root, configured, workingDir: root });

  it('[P90] lists folders of the data folder by name, without links and hidden ones', async () => {
    writePlugin(path.join(root, 'plugins/two'), files);
    writePlugin(path.join(root, 'plugins/one'), files);
    writePlugin(path.join(root, 'plugins/.copying'), files);
    writeFileSync(path.join(root, 'plugins/readme.md'), '');
    symlinkSync(write(), path.join(root, 'plugins/linked'));
    expect((await find()).map(({ folder }) => path.basename(folder))).toEqual(['one', 'two']);
  });

  it('[P90] lists configured packages and paths', async () => {
    const inPackage = writePlugin(path.join(root, 'node_modules/@acme/notes/atrium-plugin'), files);
    expect(await find('@acme/notes', './built')).toEqual([
      { folder: inPackage, name: '@acme/notes' },
      { folder: path.join(root, 'built'), name: './built' },
    ]);
  });

  it('lists nothing without a folder', async () => {
    expect(await find()).toEqual([]);
  });
});
