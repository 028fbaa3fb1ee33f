import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ensureChromium } from '../../scripts/workspace/chromium.mjs';
import { createProject, longTest, npm, responseOf } from './created-project.mjs';
import { startDevelopment } from './development.mjs';

describe('npm create atrium with the template of a plugin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-plugin-'));
  const plugin = join(folder, 'my-plugin');
  const { registry } = inject('packages');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('writes a plugin that passes its checks, tests and journey', { timeout: longTest }, async () => {
    await createProject({ folder, name: 'my-plugin', template: 'plugin', registry });
    process.env.CHROMIUM_PATH ??= await ensureChromium();
    await Promise.all(['check', 'test'].map((script) => npm(plugin, 'run', script)));
    await npm(plugin, 'run', 'test:e2e');
  });

  it('shows saved changes in the open page during development', { timeout: longTest }, async () => {
    const dataDir = join(folder, 'development-data');
    const development = await startDevelopment({ project: plugin, dataDir });
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox'],
    });
    try {
      const page = await browser.newPage();
      await page.goto(`${development.origin}/admin/`);
      await page.getByLabel(/^First name/).fill('Ada');
      await page.getByLabel(/^Email/).fill('ada@example.com');
      await page.getByLabel(/^Password/).fill('Correct-Horse-7');
      await page.getByLabel(/^Confirm password/).fill('Correct-Horse-7');
      await page.getByRole('button', { name: "Let's start" }).click();
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await navigation.getByRole('link', { name: 'Greetings' }).click();
      const name = page.getByRole('textbox', { name: 'Name' });
      await name.fill('Ada');
      await page.getByText('Hello, Ada!').waitFor();
      const file = join(plugin, 'src/GreetingPage.tsx');
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, source.replace('{data?.text}</output>', '{data?.text} Welcome.</output>'));
      await page.getByText('Hello, Ada! Welcome.').waitFor();
      expect(await name.inputValue()).toBe('Ada');
      writeFileSync(file, source);
      const type = join(plugin, 'content-types/page.json');
      const document = JSON.parse(readFileSync(type, 'utf8'));
      const subtitle = { type: 'string' };
      const reloaded = page.waitForEvent('load');
      writeFileSync(type, JSON.stringify({ ...document, attributes: { ...document.attributes, subtitle } }));
      await reloaded;
      await page.goto(`${development.origin}/admin/content-manager/collection-types/api::page.page/create`);
      await page.getByRole('textbox', { name: /Subtitle/ }).waitFor();
    } finally {
      await browser.close();
      await development.stop();
    }
  });

  it('writes a plugin that an application installs from its package', { timeout: longTest }, async () => {
    const [app] = await Promise.all([
      createProject({ folder, name: 'my-app', template: 'blank', registry }),
      npm(plugin, 'pack', `--pack-destination=${folder}`),
    ]);
    await npm(app, 'install', join(folder, 'my-plugin-0.1.0.tgz'), '--prefer-offline', '--no-audit');
    const edit = (name, change) => {
      const file = join(app, name);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    };
    edit('plugins.ts', (text) =>
      text
        .replace('[...trusted]', '[...trusted, plugin]')
        .replace(/^/, "import { plugin } from 'my-plugin';\n"),
    );
    edit('server.ts', (text) =>
      text
        .replace('plugins: [', 'plugins: [serverPlugin, ')
        .replace(/^/, "import { serverPlugin } from 'my-plugin/server';\n"),
    );
    await Promise.all(['check', 'build'].map((script) => npm(app, 'run', script)));
    await npm(app, 'run', 'doctor');
    expect(await responseOf(app, '/my-plugin/greetings/Ada')).toEqual({ data: { text: 'Hello, Ada!' } });
    const manifest = JSON.parse(readFileSync(join(app, 'dist/panel/.vite/manifest.json'), 'utf8'));
    expect(Object.keys(manifest)).toContainEqual(expect.stringMatching(/my-plugin\/lib\/GreetingPage\.js$/));
  });
});
