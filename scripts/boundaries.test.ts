import { createRequire } from 'node:module';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, it } from 'vitest';

const { forbidden = [] } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration;

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'boundaries-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the violations in a project with these files. */
async function violationsIn(files: Readonly<Record<string, string>>): Promise<readonly IViolation[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { output } = await cruise(
    ['packages', 'plugins', 'examples'].filter((group) => existsSync(join(folder, group))),
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden },
      tsPreCompilationDeps: true,
    },
  );
  return (output as ICruiseResult).summary.violations;
}

/** Returns the names of the violated rules in a project with these files. */
async function broken(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return [...new Set((await violationsIn(files)).map(({ rule }) => rule.name))];
}

const shell = {
  'packages/shell/src/index.js': '',
  'packages/shell/src/index.ts': 'export const face = 1;',
  'packages/shell/src/host.js': '',
  'packages/shell/src/panel-services/use-shell.js': 'export const useShell = 1;',
  'packages/shell/src/testing/index.js': 'export const kit = 1;',
};

it('a plugin may not import internals of the shell', async () => {
  const plugin = "import '../../../packages/shell/src/panel-services/use-shell.js';";
  expect(await broken({ ...shell, 'plugins/notes/src/plugin.js': plugin })).toContain(
    'plugins-use-no-private-door',
  );
});

it('first-party plugins may import only public entries of the host and of other plugins', async () => {
  const products = readdirSync(join(import.meta.dirname, '../plugins'));
  const inside = '../../../../packages/shell/src/panel-services/use-shell.js';
  const behind = '../../../notes/src/panel/Form.js';
  const reaching = products.map((name) => [
    `plugins/${name}/src/panel/reach.js`,
    `import '${inside}'; import '${behind}';`,
  ]);
  const found = await violationsIn({
    ...shell,
    'plugins/notes/src/panel/Form.js': '',
    ...(Object.fromEntries(reaching) as Readonly<Record<string, string>>),
  });
  const held = (rule: string) =>
    found.filter((violation) => violation.rule.name === rule).map(({ from }) => from.split('/')[1]);
  expect(new Set(held('plugins-use-no-private-door'))).toEqual(new Set(products));
  expect(new Set(held('plugins-meet-at-their-points'))).toEqual(new Set(products));
});

it.each([
  [
    'the server',
    '../../../packages/server/src/database/database.js',
    'plugins-use-no-private-door-of-the-server',
  ],
  ['another plugin', '../../settings/src/panel/Form.js', 'plugins-meet-at-their-points'],
  ['another package, by a path', '../../../packages/ui/src/index.js', 'no-insides'],
])('a plugin that reaches behind the face of %s breaks a rule', async (_whose, from, rule) => {
  const behind = {
    'packages/server/src/database/database.js': '',
    'packages/ui/src/index.js': '',
    'plugins/settings/src/panel/Form.js': '',
  };
  const plugin = (path: string) => ({ ...behind, 'plugins/notes/src/plugin.js': `import '${path}';` });
  expect(await broken(plugin(from))).toContain(rule);
  expect(await broken(plugin('./own.js'))).not.toContain(rule);
});

it('a plugin may import the test kit of the shell only in tests', async () => {
  const kit = "import '../../../packages/shell/src/testing/index.js';";
  expect(await broken({ ...shell, 'plugins/notes/src/plugin.js': kit })).toContain(
    'plugins-ship-no-test-kit',
  );
  rmSync(join(folder, 'plugins'), { recursive: true });
  expect(await broken({ ...shell, 'plugins/notes/src/testing/stage.js': kit })).not.toContain(
    'plugins-ship-no-test-kit',
  );
});

it.each([
  ['the code of a plugin', 'plugins/notes/src/plugin.js', true],
  ['a test kit that ships', 'packages/shell/src/testing/kit.js', true],
  ['data of a test kit that ships', 'packages/server/src/testing/fixtures/library.js', true],
  ['a test', 'plugins/notes/src/plugin.test.ts', false],
  ['a story', 'packages/shell/src/HomePage.stories.tsx', false],
  ['data of a feature', 'plugins/notes/src/panel/fixtures/some-notes.js', false],
])('%s (%s) that imports the shared test data breaks a rule: %s', async (_importer, file, isBroken) => {
  const up = '../'.repeat(file.split('/').length - 1);
  const rules = await broken({
    'packages/fixtures/src/index.js': '',
    'packages/fixtures/src/index.ts': '',
    [file]: `import '${up}packages/fixtures/src/index.js';`,
    'packages/shell/src/index.js': '',
    'plugins/notes/src/index.js': '',
  });
  expect(rules.includes('fixtures-in-tests-only')).toBe(isBroken);
});

it('an example may not import shared test data', async () => {
  const rules = await broken({
    'packages/fixtures/src/index.js': '',
    'plugins/notes/src/index.js': '',
    'examples/recipes/src/plugin.test.js': "import '../../../packages/fixtures/src/index.js';",
  });
  expect(rules).toContain('examples-use-published-packages');
});

it('hooks of the open entry may not import the edit view', async () => {
  const view = 'plugins/content-manager/src/panel/edit/EntryEditor.js';
  const hook = (from: string) => ({
    ...shell,
    'plugins/content-manager/src/panel/entry-form/use-entry-form.js': `import '${from}';`,
    'plugins/content-manager/src/panel/entry-form/open-entry.js': '',
    [view]: '',
  });
  expect(await broken(hook('../edit/EntryEditor.js'))).toContain('hooks-of-the-entry-hold-no-view');
  rmSync(join(folder, 'plugins'), { recursive: true });
  expect(await broken(hook('./open-entry.js'))).not.toContain('hooks-of-the-entry-hold-no-view');
});

/** A document script that imports another file. */
const script = (from: string) => ({
  ...shell,
  'packages/shell/src/preload/index.js': '',
  'plugins/notes/src/preload.js': "import './address.js';",
  'plugins/notes/src/address.js': `import '../../../packages/shell/src/${from}';`,
});

it('a document script may not import the panel, directly or indirectly', async () => {
  for (const entry of ['index.js', 'host.js']) {
    expect(await broken(script(entry))).toContain('the-document-starts-without-the-panel');
    rmSync(join(folder, 'plugins'), { recursive: true });
  }
  expect(await broken(script('preload/index.js'))).not.toContain('the-document-starts-without-the-panel');
});

it.each([
  ['values', "import './form.ts'; export const field = 1;"],
  ['types', "import type { Form } from './form.ts'; export interface Field { readonly form: Form }"],
])('files that import %s of each other break a rule', async (_what, field) => {
  const form = "import type { Field } from './field.ts'; export interface Form { readonly field: Field }";
  const folderOf = (text: string) => ({
    ...shell,
    'plugins/notes/src/form.ts': form,
    'plugins/notes/src/field.ts': text,
  });
  expect(await broken(folderOf(field))).toContain('no-circles');
  expect(await broken(folderOf('export interface Field { readonly name: string }'))).not.toContain(
    'no-circles',
  );
});
