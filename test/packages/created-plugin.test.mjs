import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ensureChromium } from '../../scripts/workspace/chromium.mjs';
import { createProject, longTest, npm, responseOf } from './created-project.mjs';

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
