import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineServerPlugin } from '../plugin-api/index.ts';
import { writePlugin } from '../plugins/external/fixtures/built-plugin.ts';
import { doctorCommand } from './doctor-command.ts';
import type { Application } from './start-server.ts';

describe('doctorCommand', () => {
  let folder: string;
  let application: Application;
  const contentType = (attributes: object) =>
    writeFileSync(
      path.join(folder, 'content-types/page.json'),
      JSON.stringify({
        kind: 'collectionType',
        collectionName: 'pages',
        info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
        attributes,
      }),
    );
  const examine = async (environment: Readonly<Record<string, string>> = {}) => {
    const lines: string[] = [];
    const count = await doctorCommand(application, {
      environment: { PORT: '0', DATA_DIR: path.join(folder, 'data'), ...environment },
      print: (line) => void lines.push(line),
    });
    return { count, text: lines.join('\n') };
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'atrium-doctor-'));
    mkdirSync(path.join(folder, 'content-types'));
    contentType({ title: { type: 'string' } });
    application = { productName: 'Test', version: null, plugins: [], contentDir: folder, panelDir: null };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('finds no problem in an application that can start', async () => {
    const { count, text } = await examine();
    expect(count).toBe(0);
    expect(text).toContain('✓ Content types: 1, components: 0');
    expect(text).toContain(`✓ Data folder ${path.join(folder, 'data')}`);
    expect(text).toContain('The application can start.');
  });

  it('names file and path of a problem in a content type', async () => {
    contentType({ title: { type: 'strng' } });
    const { count, text } = await examine();
    expect(count).toBe(1);
    expect(text).toMatch(/✗ Content types[^]*content-types\/page\.json at attributes\.title/);
  });

  it('examines built plugins, whose custom fields content types can use', async () => {
    const data = path.join(folder, 'data');
    const half = `
const { defineServerPlugin, defineCustomField } = globalThis.atriumServer('@admin/server', ['defineServerPlugin', 'defineCustomField']);
export const plugin = defineServerPlugin({
  id: 'built',
  title: 'Built',
  customFields: [defineCustomField({ name: 'stars', type: 'integer' })],
});`;
    writePlugin(path.join(data, 'plugins/built'), { 'server/plugin.mjs': half });
    contentType({ stars: { type: 'customField', customField: 'plugin::built.stars' } });
    const { count, text } = await examine();
    expect(text).toContain('✓ Plugins: 1');
    expect(count).toBe(0);
  });

  it('names a damaged built plugin and its folder', async () => {
    const built = path.join(folder, 'data/plugins/built');
    writePlugin(built, { 'server/plugin.mjs': 'export {};' });
    writeFileSync(path.join(built, 'server/plugin.mjs'), 'changed');
    expect((await examine()).text).toMatch(/✗ Plugins: 1\n {4}The plugin built in .*built cannot be used: /);
  });

  it('names an unusable plugin', async () => {
    application = { ...application, plugins: [defineServerPlugin({ id: 'No Id', title: 'No id' })] };
    expect((await examine()).text).toMatch(/✗ Plugins: 1\n {4}.*No Id/);
  });

  it('reports a port in use, a data folder that is a file, and an invalid variable', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    writeFileSync(path.join(folder, 'file'), '');
    const { count, text } = await examine({
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'file'),
    });
    await new Promise((resolve) => other.close(resolve));
    expect(count).toBe(2);
    expect(text).toContain(`Port ${port} of 127.0.0.1 is already in use: choose another PORT.`);
    expect(text).toContain('cannot be written to');
    expect((await examine({ PORT: 'many' })).text).toMatch(/✗ Environment\n {4}.*PORT/);
  });
});
