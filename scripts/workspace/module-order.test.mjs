import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moduleProblems } from './module-order.mjs';
import { root as projectRoot } from './paths.mjs';

describe('the order of modules', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'atrium-modules-'));
    mkdirSync(join(root, 'plugins'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (files) => {
    for (const [path, text] of Object.entries(files)) {
      const file = join(root, 'packages/shop', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };
  const readme = (...levels) => `# Shop\n\n\`\`\`modules src\n${levels.join('\n')}\n\`\`\`\n`;

  it('accepts imports of lower modules', () => {
    write({
      'README.md': readme('index.ts', 'cart, search', 'money'),
      'src/index.ts': "export * from './cart/cart.ts';",
      'src/cart/cart.ts': "import type { Money } from '../money/money.ts';\nimport './item.ts';",
      'src/cart/item.ts': '',
      'src/search/search.ts': '',
      'src/money/money.ts': '',
    });
    expect(moduleProblems(root)).toEqual([]);
  });

  it('reports type imports and dynamic imports of modules on the same line or above', () => {
    write({
      'README.md': readme('cart, search', 'money'),
      'src/cart/cart.ts': "import type { Hit } from '../search/search';",
      'src/search/search.ts': '',
      'src/money/money.ts': "const cart = () => import('../cart/cart.ts');",
    });
    expect(moduleProblems(root)).toEqual([
      'packages/shop/src/cart/cart.ts imports packages/shop/src/search/search.ts, whose module is not below its own in the order of packages/shop/src.',
      'packages/shop/src/money/money.ts imports packages/shop/src/cart/cart.ts, whose module is not below its own in the order of packages/shop/src.',
    ]);
  });

  it('reports modules that the README does not contain, and those that do not exist', () => {
    write({ 'README.md': readme('cart'), 'src/money/money.ts': '' });
    expect(moduleProblems(root)).toEqual([
      'packages/shop/src: the order in the README does not contain money.',
      'packages/shop/src: the order in the README contains cart, which does not exist.',
    ]);
  });

  it('reports loops in folders without a declared order, but not what tests import', () => {
    write({
      'README.md': readme('cart'),
      'src/cart/list/list.ts': "import '../total.ts';",
      'src/cart/total.ts': "import './list/list.ts';",
      'src/cart/names.ts': "import './total.ts';",
      'src/cart/list/names.test.ts': "import '../names.ts';",
    });
    expect(moduleProblems(root)).toEqual([
      'packages/shop/src/cart: list, total.ts import each other in a loop.',
    ]);
  });

  it('requires an order for folders with five subfolders', () => {
    const folders = ['a', 'b', 'c', 'd', 'e'].map((name) => [`src/cart/${name}/${name}.ts`, '']);
    write({ 'README.md': readme('cart'), ...Object.fromEntries(folders) });
    expect(moduleProblems(root)).toEqual([
      'packages/shop/README.md does not declare the order of packages/shop/src/cart.',
    ]);
  });

  it('requires a README', () => {
    write({ 'src/cart.ts': '' });
    expect(moduleProblems(root)).toEqual(['packages/shop has no README.md.']);
  });

  it('holds in this project', () => {
    expect(moduleProblems(projectRoot)).toEqual([]);
  });
});
