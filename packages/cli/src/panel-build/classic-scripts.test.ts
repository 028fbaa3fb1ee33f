import { runInNewContext } from 'node:vm';
import { build, parseSync, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { classicEnd, classicScripts } from './classic-scripts.ts';
import { awaitsAtTop, reassignedExports } from './module-syntax.ts';

const modules: Readonly<Record<string, string>> = {
  'page.js': `import { count } from 'shared.js';
    globalThis.page = { count, url: import.meta.url, later: () => import('later.js'), panel: () => import('panel.js'), needs: () => import('needs.js') };`,
  'needs.js': `import { panel } from 'panel.js'; export const twice = [panel, panel];`,
  'shared.js': `export const count = [21]; export const twice = () => count[0] * 2; export default ['shared'];`,
  'later.js': `import name, { twice } from 'shared.js'; export const later = [name, twice()];`,
  'panel.js': `import * as shared from 'shared.js'; export const panel = shared.twice();`,
};

/** Builds the modules above, some of them changed. @returns the code of each chunk, by its name */
async function built(
  changed: Readonly<Record<string, string>> = {},
  isCompiled?: (chunkName: string) => boolean,
  entryFileNames = '[name].js',
): Promise<ReadonlyMap<string, string>> {
  const sources = { ...modules, ...changed };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (Object.hasOwn(sources, id) ? id : null),
        load: (id) => sources[id] ?? null,
      },
      classicScripts(isCompiled),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { page: 'page.js' },
        output: {
          codeSplitting: {
            groups: [
              { name: 'shared', test: /^shared\.js$/, priority: 2 },
              { name: 'panel', test: /^panel\.js$/, priority: 1 },
            ],
          },
          entryFileNames,
          chunkFileNames: ({ name }) =>
            ['shared', 'panel', 'rolldown-runtime'].includes(name) ? `${name}${classicEnd}` : `${name}.js`,
        },
      },
    },
  });
  const [{ output } = { output: [] }] = [result].flat() as Rolldown.RolldownOutput[];
  return new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.name, part.code] as const] : [])));
}

describe('classic scripts', () => {
  it('share their exports with each other and with modules through the registry', async () => {
    const chunks = await built();
    const context: Record<string, unknown> = {
      document: { currentScript: { src: 'http://host/shared.js' } },
    };
    context['globalThis'] = context;
    for (const name of ['rolldown-runtime', 'shared', 'panel'].filter((one) => chunks.has(one))) {
      runInNewContext(chunks.get(name) ?? '', context);
    }
    const { exports } = context['adminScripts'] as {
      readonly exports: Record<string, Record<string, unknown>>;
    };
    expect(Object.values(exports[`panel${classicEnd}`] ?? {})).toContain(42);
  });

  it('are one script if the page runs them at its start', async () => {
    const page = `import { panel } from 'panel.js'; globalThis.page = { panel };`;
    const chunks = await built({ 'page.js': page });
    expect([...chunks.keys()].filter((name) => name !== 'page')).toEqual(['panel']);
    const context: Record<string, unknown> = {
      document: { currentScript: { src: 'http://host/panel.js' } },
    };
    context['globalThis'] = context;
    runInNewContext(chunks.get('panel') ?? '', context);
    const { exports } = context['adminScripts'] as { readonly exports: Record<string, object> };
    expect(Object.keys(exports)).toContain(`shared${classicEnd}`);
    expect(Object.values(exports[`panel${classicEnd}`] ?? {})).toEqual([42]);
  });

  it('contain the module of the page if it is one', async () => {
    const chunks = await built({}, undefined, `[name]${classicEnd}`);
    expect(chunks.has('shared')).toBe(false);
    const page = chunks.get('page') ?? '';
    expect(page).not.toMatch(/\bimport\.meta|\bimport\s*\{/);
    const context: Record<string, unknown> = { document: { currentScript: { src: 'http://host/page.js' } } };
    context['globalThis'] = context;
    runInNewContext(page, context);
    expect(context['page']).toMatchObject({ count: [21], url: 'http://host/page.js' });
  });

  it('are compiled as a whole if their chunk says so', async () => {
    const chunks = await built({}, (name) => name === 'panel');
    expect(chunks.get('panel')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(chunks.get('shared')).not.toContain('allFunctionsCalledOnLoad');
  });

  it('are neither imported nor preloaded as modules', async () => {
    const chunks = await built();
    for (const name of ['page', 'later']) {
      expect(chunks.get(name)).toContain(`adminScripts.exports["shared${classicEnd}"]`);
      expect(chunks.get(name)).not.toMatch(/(?:from|import\()\s*["'`][^"'`]*classic/);
    }
    expect(chunks.get('page')).toContain(`adminScripts.load("panel${classicEnd}")`);
    expect(chunks.get('page')).toMatch(/import\(["'`]\.\/later\.js/);
    expect(chunks.get('page')).toContain('import.meta.url');
  });
});

describe('a chunk that cannot be a classic script', () => {
  it.each([
    ['waits at its top level', `export const count = await Promise.resolve([21]);`],
    [
      'reassigns what it exports, which other chunks would miss',
      `export let count = [21]; export const set = (value) => { count = value; };`,
    ],
  ])('fails the build because it %s, with the module', async (reason, code) => {
    const exports = `export const twice = () => count[0] * 2; export default ['shared'];`;
    const page = `import { count, set } from 'shared.js'; globalThis.page = [count, set, () => import('later.js')];`;
    const shared = code.includes('set') ? code : `${code} export const set = 1;`;
    await expect(built({ 'page.js': page, 'shared.js': `${shared} ${exports}` })).rejects.toThrow(
      `${reason}, because of shared.js.`,
    );
  });
});

describe('a module that imports a classic script', () => {
  it('is imported after the script has run', async () => {
    const chunks = await built();
    expect(chunks.get('needs')).toContain(`adminScripts.exports["panel${classicEnd}"]`);
    expect(chunks.get('page')).toMatch(
      /adminScripts\.after\(\["panel\.classic\.js"\],\s*\(\)\s*=>\s*import\(/,
    );
    expect(chunks.get('page')).not.toMatch(/after\([^)]*\)\s*=>\s*import\(["'`]\.\/later/);
  });
});

describe('awaitsAtTop', () => {
  it.each([
    ['await import("a")', true],
    ['for await (const a of b) {}', true],
    ['const a = { b: [await c] }', true],
    ['async function a() { await b }', false],
    ['const a = async () => { for await (const b of c) {} }', false],
  ])('returns for %s: %s', (code, awaits) => {
    expect(awaitsAtTop(parseSync('module.js', code).program)).toBe(awaits);
  });
});

describe('reassignedExports', () => {
  it.each([
    ['let a = 1; function set() { a = 2 } export { a, set }', ['a']],
    ['let a = 1; const set = () => { ({ b: [a] } = x) }; export { a as other }', ['a']],
    ['var a = 0; class B { next() { a++ } } export { a }', ['a']],
    ['let a; function each() { for (a of x) {} } export { a }', ['a']],
    ['export let a = 1; export const set = () => { a = 2 }', ['a']],
  ])('finds %s', (code, names) => {
    expect(reassignedExports(parseSync('module.js', code).program)).toEqual(names);
  });

  it.each([
    'let a = 1; a = 2; export { a }',
    'let a = 1; function inner(a) { a = 2 } export { a }',
    'let a = 1; function inner() { if (x) { var a } a = 2 } export { a }',
    'let a = 1; function inner() { { let a; a = 2 } try {} catch (a) { a = 3 } for (let a = 0; a < 1; a++) {} } export { a }',
    'let hidden = 1; function set() { hidden = 2 } export { set }',
    'function extend() { return extend = Object.assign, extend() } export { extend }',
  ])('accepts %s', (code) => {
    expect(reassignedExports(parseSync('module.js', code).program)).toEqual([]);
  });
});
