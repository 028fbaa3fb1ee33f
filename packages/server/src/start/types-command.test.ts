import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineServerPlugin } from '../plugin-api/index.ts';
import type { Application } from './start-server.ts';
import { typesCommand } from './types-command.ts';

const projectionOf = (field: unknown) => ({ fields: new Set([String(field)]), parts: new Map() });

describe('typesCommand', () => {
  let folder: string;
  let application: Application;
  const contentType = (attributes: object) =>
    writeFileSync(
      path.join(folder, 'content-types/page.json'),
      JSON.stringify({
        kind: 'collectionType',
        info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
        pluginOptions: { maps: { place: 'title' } },
        attributes,
      }),
    );
  const lines: string[] = [];
  const call = (...args: readonly string[]) =>
    typesCommand(application, { args, environment: {}, print: (line) => void lines.push(line) });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'atrium-types-'));
    mkdirSync(path.join(folder, 'content-types'));
    const component = {
      uid: 'maps.pin',
      info: { displayName: 'Pin' },
      attributes: { at: { type: 'string' } },
    } as const;
    const maps = defineServerPlugin({
      id: 'maps',
      title: 'Maps',
      components: [component],
      namedProjections: ({ pluginOptions }) =>
        new Map([['place', projectionOf(pluginOptions?.['maps']?.['place'])]]),
    });
    const others = defineServerPlugin({
      id: 'others',
      title: 'Others',
      namedProjections: () =>
        new Map([
          ['place', projectionOf('pin')],
          ['other', projectionOf('title')],
        ]),
    });
    application = {
      productName: 'Test',
      version: null,
      plugins: [maps, others],
      contentDir: folder,
      panelDir: null,
    };
    contentType({
      title: { type: 'string', required: true },
      pin: { type: 'component', component: 'maps.pin' },
    });
    lines.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('writes content types and components, those of plugins included, to a file', async () => {
    const file = path.join(folder, 'src/content-schema.ts');
    await call('--to', file);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('    readonly title: string;');
    expect(text).toContain('    readonly pin: OneComponent<MapsPin>;');
    expect(text).toContain('    readonly pages: Page;');
    expect(lines).toEqual([`Wrote the types of the content types to ${file}.`]);
  });

  it('[P111] writes the projections that plugins name, of two with the same name that of the first plugin', async () => {
    const file = path.join(folder, 'content-schema.ts');
    await call('--to', file);
    const [, projections] = readFileSync(file, 'utf8').split('readonly projections: {');
    expect(projections).toMatch(/readonly place: \{\s+readonly fields: readonly \["title"\];/);
    expect(projections).toMatch(/readonly other: \{\s+readonly fields: readonly \["title"\];/);
  });

  it('writes nothing if a content type is invalid', async () => {
    contentType({ title: { type: 'strng' } });
    await expect(call('--to', path.join(folder, 'x.ts'))).rejects.toThrow('attributes.title');
    await expect(call('--out', 'x.ts')).rejects.toThrow('Name a file with --to <file>.');
  });
});
