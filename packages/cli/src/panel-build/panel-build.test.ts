import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, normalizePath } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chunkGroups, chunkModules, requireChunkModules } from './chunk-groups.ts';
import { describedPackages } from './described-packages.ts';

let root: string;

function write(file: string, content: unknown = ''): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Returns a path as the build names the module. */
const id = (file: string) => normalizePath(join(root, file));

/** Installs a package with sources and compiled modules. */
function install(
  name: string,
  panelBuild: unknown,
  dependencies: Readonly<Record<string, string>> = {},
): void {
  const folder = `node_modules/${name}`;
  const main = {
    '@acme/source': './src/plugin.ts',
    types: './dist/plugin.d.ts',
    default: './dist/plugin.js',
  };
  write(`${folder}/package.json`, { name, exports: { '.': main }, atrium: { panelBuild }, dependencies });
  for (const module of ['plugin', 'pages/ListPage']) {
    write(`${folder}/src/${module}.ts`);
    write(`${folder}/dist/${module}.js`);
  }
}

const application = (dependencies: readonly string[], rest: object = {}) => {
  const versions = Object.fromEntries(dependencies.map((name) => [name, '1.0.0']));
  write('package.json', { name: 'application', dependencies: versions, ...rest });
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-described-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const lists = { chunks: { lists: { modules: ['./pages/ListPage'], priority: 10 } } };

describe('describedPackages', () => {
  it('finds modules in the compiled package, and in its sources under their condition', () => {
    application(['recipes']);
    install('recipes', lists);
    const [compiled] = describedPackages(root, []);
    expect(compiled?.find('./pages/ListPage')).toEqual([
      { id: id('node_modules/recipes/dist/pages/ListPage.js'), star: '' },
    ]);
    const [source] = describedPackages(root, ['@acme/source']);
    expect(source?.find('./pages/ListPage')).toEqual([
      { id: id('node_modules/recipes/src/pages/ListPage.ts'), star: '' },
    ]);
  });

  it('includes packages that a described package depends on, and the application', () => {
    application(['recipes', 'other'], { atrium: { panelBuild: { preload: './preload.ts' } } });
    install('recipes', lists, { kitchen: '1.0.0', missing: '1.0.0' });
    install('kitchen', {});
    write('node_modules/other/package.json', { name: 'other', dependencies: { hidden: '1.0.0' } });
    install('hidden', {});
    expect(describedPackages(root, []).map(({ name }) => name)).toEqual([
      'application',
      'kitchen',
      'recipes',
    ]);
  });

  it('returns the path to which a link of the installation points', () => {
    application(['recipes']);
    install('recipes', lists);
    mkdirSync(join(root, 'application/node_modules'), { recursive: true });
    write('application/package.json', { dependencies: { linked: '1.0.0' } });
    symlinkSync(join(root, 'node_modules/recipes'), join(root, 'application/node_modules/linked'));
    const [linked] = describedPackages(join(root, 'application'), []);
    expect(linked?.main).toBe(id('node_modules/recipes/dist/plugin.js'));
  });

  it('finds the modules of a plugin beside its application in its sources', () => {
    write('src/plugin.ts');
    write('src/preload.ts');
    application([], {
      exports: { '.': './lib/plugin.js' },
      atrium: { panelBuild: { preload: './preload' } },
    });
    const [plugin] = describedPackages(root, []);
    expect(plugin?.find('./preload')).toEqual([{ id: id('src/preload.ts'), star: '' }]);
  });

  it('finds each module that a path with an asterisk names', () => {
    application(['recipes']);
    install('recipes', {});
    for (const code of ['de', 'fr']) write(`node_modules/recipes/dist/texts/${code}.json`, {});
    const [recipes] = describedPackages(root, []);
    expect(recipes?.find('./texts/*.json').map(({ star }) => star)).toEqual(['de', 'fr']);
  });

  it('does not take a folder for a module', () => {
    application(['recipes']);
    install('recipes', {});
    const [recipes] = describedPackages(root, []);
    expect(() => recipes?.find('./pages')).toThrow('names the module ./pages, which does not exist');
  });

  it.each([
    [{ chunk: {} }, 'the key chunk is unknown'],
    [{ chunks: { lists: {} } }, 'chunks.lists has no list of modules'],
    [
      { chunks: { lists: { modules: [], priority: 1.5 } } },
      'chunks.lists.priority is no integer from 1 to 99',
    ],
    [
      { chunks: { lists: { modules: [], priority: 5, styles: 'entry' } } },
      'chunks.lists.styles needs exclusive: true',
    ],
    [
      { chunks: { lists: { modules: [], priority: 5, inlineStyles: true } } },
      'chunks.lists.inlineStyles needs classic: true',
    ],
    [{ files: { lists: { modules: './list' } } }, 'files.lists has to consist of lists'],
    [[], 'it is no object'],
  ])('rejects %j', (panelBuild, problem) => {
    application(['recipes']);
    install('recipes', panelBuild);
    expect(() => describedPackages(root, [])).toThrow(
      `atrium.panelBuild in the package.json of recipes: ${problem}`,
    );
  });
});

describe('chunkGroups', () => {
  it('joins the modules of all packages, by priority', () => {
    application(['recipes', 'kitchen']);
    install('recipes', lists);
    const modules = ['./pages/ListPage'];
    const later = { modules, priority: 20, classic: true, compiled: true };
    install('kitchen', { chunks: { lists: { modules }, later } });
    expect(chunkGroups(describedPackages(root, []))).toEqual([
      {
        name: 'later',
        modules: new Set([id('node_modules/kitchen/dist/pages/ListPage.js')]),
        priority: 20,
        classic: true,
        compiled: true,
        inlineStyles: false,
        exclusive: false,
      },
      {
        name: 'lists',
        modules: new Set(
          ['kitchen', 'recipes'].map((name) => id(`node_modules/${name}/dist/pages/ListPage.js`)),
        ),
        priority: 10,
        classic: false,
        compiled: false,
        inlineStyles: false,
        exclusive: false,
      },
    ]);
  });

  it('leaves out a chunk that no installed package declares', () => {
    application(['kitchen']);
    install('kitchen', { chunks: { lists: { modules: ['./pages/ListPage'] } } });
    expect(chunkGroups(describedPackages(root, []))).toEqual([]);
  });

  it('rejects a module that does not exist, with its package', () => {
    application(['recipes']);
    install('recipes', { chunks: { lists: { modules: ['./pages/Gone'], priority: 1 } } });
    expect(() => chunkGroups(describedPackages(root, []))).toThrow(
      /package\.json of recipes names the module \.\/pages\/Gone, which does not exist in .*dist/,
    );
  });

  it('rejects a chunk that two packages declare', () => {
    application(['recipes', 'kitchen']);
    install('recipes', lists);
    install('kitchen', lists);
    expect(() => chunkGroups(describedPackages(root, []))).toThrow(
      'kitchen and recipes both declare the chunk "lists".',
    );
  });
});

describe('chunkModules', () => {
  const imports: Readonly<Record<string, { fixed?: readonly string[]; lazy?: readonly string[] }>> = {
    main: { lazy: ['EntryPage', 'SettingsPage'] },
    EntryPage: { lazy: ['Field', 'Editor'] },
    SettingsPage: { fixed: ['button'] },
    Field: { fixed: ['button', 'drag', 'field.module.css'], lazy: ['Dialog'] },
    Editor: { fixed: ['button', 'library'] },
    drag: { fixed: ['drag.css?used'] },
    Dialog: { fixed: ['drag'] },
  };
  const graph = {
    entries: ['main'],
    importsOf: (module: string) => ({ fixed: [], lazy: [], ...imports[module] }),
  };
  const group = (name: string, module: string, rest: object = {}) => ({
    name,
    modules: new Set([module]),
    priority: 1,
    classic: false,
    compiled: false,
    inlineStyles: false,
    exclusive: true,
    ...rest,
  });
  const moved = group('fields', 'Field', { styles: 'entry' });
  const entry = group('entry', 'EntryPage', { exclusive: false });

  it('adds what only exclusive chunks reach, without what other pages import', () => {
    const found = chunkModules([group('fields', 'Field'), group('editor', 'Editor')], graph);
    expect(found.get('fields')).toEqual(new Set(['Field', 'drag', 'field.module.css', 'drag.css?used']));
    expect(found.get('editor')).toEqual(new Set(['Editor', 'library']));
  });

  it('leaves out what a page reaches without the exclusive chunk', () => {
    const found = chunkModules([group('fields', 'Dialog')], graph);
    expect(found.get('fields')).toEqual(new Set(['Dialog']));
  });

  it('adds style sheets to the chunk that is named for them', () => {
    const found = chunkModules([entry, moved], graph);
    expect(found.get('fields')).toEqual(new Set(['Field', 'drag']));
    expect(found.get('entry')).toEqual(new Set(['EntryPage', 'field.module.css', 'drag.css?used']));
  });

  it('leaves style sheets in a chunk if the panel has no chunk for them', () => {
    expect(chunkModules([moved], graph).get('fields')).toContain('field.module.css');
  });

  it('returns the named modules only for other chunks', () => {
    expect(chunkModules([entry], graph).get('entry')).toEqual(new Set(['EntryPage']));
  });
});

describe('requireChunkModules', () => {
  const built = (main: string) => {
    write('node_modules/recipes/dist/plugin.js', main);
    return build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [requireChunkModules(() => describedPackages(root, []))],
      build: { write: false, rolldownOptions: { input: id('node_modules/recipes/dist/plugin.js') } },
    });
  };

  it('accepts a panel that contains the modules of its chunks', async () => {
    application(['recipes']);
    install('recipes', lists);
    await expect(built("export const page = () => import('./pages/ListPage.js');")).resolves.toBeDefined();
  });

  it('fails a build that lacks one, with its package and chunk', async () => {
    application(['recipes']);
    install('recipes', lists);
    await expect(built('export const page = null;')).rejects.toThrow(
      'atrium.panelBuild in the package.json of recipes adds ./pages/ListPage to the chunk "lists", but no module of the panel imports it.',
    );
  });
});
