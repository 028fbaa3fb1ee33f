import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { firstListRequests, recordRequests } from '../../e2e/support/first-list.ts';
import { ensureChromium } from '../../scripts/workspace/chromium.mjs';
import { run } from '../../scripts/workspace/run.mjs';
import { admin, createProject, longTest, npm, responseOf } from './created-project.mjs';
import { startElsewhere } from './server-elsewhere.mjs';

const articles = '/content-manager/collection-types/api::article.article?page=1&pageSize=10&sort=title:ASC';

/** Holds the response to each request for a file of the panel, until the returned function is called. */
async function holdFiles(page, name) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('npm create atrium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-application-'));
  const blog = join(folder, 'my-blog');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'writes an application that passes its checks and tests, and serves its seed',
    { timeout: longTest },
    async () => {
      const { registry } = inject('packages');
      await createProject({ folder, name: 'my-blog', template: 'blog', registry });
      // None of them reads what another one writes.
      await Promise.all(['check', 'test', 'build'].map((script) => npm(blog, 'run', script)));
      await npm(blog, 'run', 'doctor');
      expect(await responseOf(blog, articles)).toMatchObject({
        results: [{ slug: 'drafts' }, { slug: 'welcome' }],
      });
    },
  );

  describe('the panel of the built application', () => {
    const document = () => readFileSync(join(blog, 'dist/panel/index.html'), 'utf8');
    const rows = (page) => page.locator('#app tbody tr[data-row]');
    let server;
    let browser;
    let page;
    /** Errors of the page, among them what the content security policy forbids. */
    let problems;

    beforeAll(async () => {
      // With the user and the entries of the test above.
      const program = join(blog, 'dist/server/main.js');
      server = await startElsewhere({ program, dataDir: join(blog, 'data') });
      browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
      page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      problems = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    it('has the first requests as an inline script, whose hash is a file', () => {
      const [, script] = /<script nonce="[^"]*">([^]*?)<\/script>/.exec(document());
      expect(script).toContain('/admin/visit');
      const hash = createHash('sha256').update(script).digest('base64');
      expect(readFileSync(join(blog, 'dist/panel/document-script.sha256'), 'utf8')).toBe(hash);
    });

    it('starts with classic scripts, whose compiled code browsers keep', () => {
      const page = document();
      const [, start] = /<template id="admin-start">([^]*?)<\/template>/.exec(page);
      const scripts = [...page.matchAll(/<script ([^>]*)src="\.\/assets\/([^"]+)-[\w-]{8}\.([^"]+)"/g)];
      const named = scripts.map(([, attributes, name, end]) => [
        name,
        end,
        attributes.includes('module') ? 'module' : start.includes(`/${name}-`) ? 'at the start' : 'on demand',
      ]);
      expect(named).toEqual([
        ['start', 'classic.js', 'at the start'],
        ['entry', 'classic.js', 'on demand'],
        ['layers', 'classic.js', 'on demand'],
        ['panel', 'classic.js', 'on demand'],
      ]);
    });

    it('shows the sign-in form before its code, and signs in', { timeout: longTest }, async () => {
      const release = await holdFiles(page, 'start');
      const response = await page.goto(`${server.origin}/admin/auth/login`, { waitUntil: 'commit' });
      const policy = response.headers()['content-security-policy'];
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe|script-src[^;]*data:/);
      await page.getByRole('heading', { name: 'Welcome!' }).waitFor();
      await page.getByLabel('Email').fill(admin.email);
      await page.getByLabel('Password', { exact: true }).fill(admin.password);
      await page.getByRole('button', { name: 'Login' }).click();
      release();
      await page.waitForURL((url) => !url.pathname.includes('/auth/'));
      await page.unrouteAll({ behavior: 'wait' });
    });

    it('shows the first list with the requests of the blog example', { timeout: longTest }, async () => {
      const storage = await page.evaluate(() => Object.entries(sessionStorage));
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const first = await context.newPage();
      await first.addInitScript((entries) => {
        for (const [key, value] of entries) sessionStorage.setItem(key, value);
      }, storage);
      const requests = recordRequests(first);
      await first.goto(`${server.origin}/admin${articles}`);
      await rows(first).first().waitFor();
      await expect.poll(requests.names, { timeout: 20_000 }).toEqual(firstListRequests);
      await first.waitForLoadState('networkidle');
      expect(requests.names()).toEqual(firstListRequests);
      await context.close();
    });

    it('shows the list again before its code on the second visit', { timeout: longTest }, async () => {
      const stored = () =>
        page.evaluate(async () => (await (await caches.open('admin-pages')).keys()).length);
      await page.goto(`${server.origin}/admin${articles}`);
      await rows(page).first().waitFor();
      await expect.poll(stored, { timeout: 20_000 }).toBe(1);
      const titles = await rows(page).getByRole('link').allTextContents();
      const release = await holdFiles(page, 'panel');
      await page.goto(`${server.origin}/admin${articles}`, { waitUntil: 'commit' });
      const remembered = page.locator('.admin-early-page');
      await remembered.locator('tbody tr[data-row]').first().waitFor();
      expect(await remembered.locator('tbody tr[data-row]').getByRole('link').allTextContents()).toEqual(
        titles,
      );
      release();
      await rows(page).first().waitFor();
      await remembered.waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
    });
  });

  it('checks content types by `doctor`, which names file and path', { timeout: longTest }, async () => {
    const file = join(blog, 'content-types/author.json');
    const document = JSON.parse(readFileSync(file, 'utf8'));
    document.attributes.name.type = 'strng';
    writeFileSync(file, JSON.stringify(document));
    const { code, output } = await run('npm', ['run', 'doctor'], { quiet: true, cwd: blog });
    expect(code).toBe(1);
    expect(output).toMatch(/content-types\/author\.json at attributes\.name/);
  });
});
