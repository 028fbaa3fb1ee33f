import { build, type Rolldown } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const modules: Readonly<Record<string, string>> = {
  '/page.js': `globalThis.open = () => [import('/menu.js'), import('/chart.js'), import('/map.js')];`,
  '/menu.js': `import '/menu.css'; globalThis.menu = true;`,
  '/menu.css': `.menu { color: red; background: url(data:image/gif;base64,AAAA) }`,
  '/chart.js': `import '/chart.css'; globalThis.chart = true;`,
  '/chart.css': `.chart { color: blue }`,
  '/map.js': `import '/map.css'; globalThis.map = true;`,
  '/map.css': `.map { background: url(https://tiles.example/a.png) }`,
};

/** Builds the modules, some of them changed, with the styles of the chunks `menu` and `map` in their scripts. */
async function built(changed: Readonly<Record<string, string>> = {}) {
  const sources = { ...modules, ...changed };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (Object.hasOwn(sources, id) ? id : null),
        load: (id) => sources[id] ?? null,
      },
      inlineStyles((name) => ['menu', 'map'].includes(name)),
    ],
    build: { write: false, manifest: true, rolldownOptions: { input: { page: '/page.js' } } },
  });
  const [{ output } = { output: [] }] = [result].flat() as Rolldown.RolldownOutput[];
  const chunk = (name: string) => {
    const found = output.find((part) => part.type === 'chunk' && part.name === name);
    return found as Rolldown.OutputChunk;
  };
  return { chunk, files: output.map(({ fileName }) => fileName) };
}

afterEach(() => document.head.replaceChildren());

describe('styles in a script', () => {
  it('are inserted when it runs, and requested by nothing', async () => {
    const { chunk, files } = await built();
    expect(files.some((file) => /menu.*css/.test(file))).toBe(false);
    expect(chunk('page').code).not.toMatch(/menu[^"'`]*\.css/);
    // oxlint-disable-next-line no-new-func -- runs the built script
    new Function(chunk('menu').code)();
    expect(document.querySelector('style')?.textContent).toMatch(/^\.menu\{color:red;.*\}$/);
  });

  it('stay a file if they refer to other files, or if their chunk does not ask for it', async () => {
    const { chunk, files } = await built();
    for (const name of ['map', 'chart']) {
      const file = files.find((one) => one.includes(name) && one.endsWith('.css')) ?? 'none';
      expect(chunk('page').code).toContain(file);
      expect(chunk(name).code).not.toContain('textContent');
    }
  });

  it('change the name of the script with them', async () => {
    const names = [{}, { '/menu.css': '.menu { color: green }' }].map(
      async (changed) => (await built(changed)).chunk('menu').fileName,
    );
    expect(new Set(await Promise.all(names)).size).toBe(2);
  });
});
