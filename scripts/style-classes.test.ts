import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const components = ['packages', 'plugins', 'examples'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) => /\/src\/.*\.tsx$/.test(file) && !/\.(?:test|stories)\.tsx$|node_modules|\/dist\//.test(file),
    ),
);

/** Returns the class names of a style sheet. */
function definedClasses(sheet: string): ReadonlySet<string> {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** Returns the classes that a component takes from a style sheet which does not define them. */
function missingClasses(file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
    ([, styles = '', path = '']) => {
      const sheet = join(root, dirname(file), path);
      if (!existsSync(sheet)) return [path];
      const defined = definedClasses(sheet);
      const used = source.matchAll(
        new RegExp(`(?<![-/\\w])${styles}(?:\\.([A-Za-z_]\\w*)|\\['([^']+)'\\])`, 'g'),
      );
      return [...used].map(([, name, quoted = '']) => name ?? quoted).filter((name) => !defined.has(name));
    },
  );
}

describe('CSS modules', () => {
  it('define every class that components use', () => {
    expect(components.length).toBeGreaterThan(300);
    const missing = components.flatMap((file) => missingClasses(file).map((name) => `${file}: ${name}`));
    expect(missing).toEqual([]);
  });
});
