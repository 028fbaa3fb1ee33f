// `npm run pictures`: takes the pictures of the README from the built blog, each in light and dark.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './workspace/node-version.mjs';
import { root } from './workspace/paths.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { ensureChromium } = await import('./workspace/chromium.mjs');
await ensureInstalled();
await ensureBuilt();
const { createApiClient } = await import('../bench/server/api-client.mjs');
const { startProduct } = await import('../bench/server/product-server.mjs');
const { chromium } = await import('playwright');
const { default: sharp } = await import('sharp');

const pictures = join(root, 'docs/pictures');
const articles = '/content-manager/collection-types/api::article.article';

/** The page of each picture, and a text that appears when the page is complete. */
const views = [
  { name: 'list', path: () => articles, complete: (page) => page.locator('tbody tr').nth(5) },
  {
    name: 'edit-view',
    path: (id) => `${articles}/${id}`,
    complete: (page) => page.getByRole('button', { name: 'Save', exact: true }),
  },
  {
    name: 'media-library',
    path: () => '/plugins/upload',
    complete: (page) => page.locator('main img').first(),
  },
];

/** Returns the id of a published article with a picture. */
async function findArticle(api) {
  const query = 'pageSize=1&filters[slug][$eq]=wind-caught-and-kept';
  const { results } = await api.call('GET', `${articles}?${query}`);
  if (!results[0]) throw new Error('The example article does not exist.');
  return results[0].id;
}

/** Waits until all images are rendered and animations have ended. */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}

const executablePath = await ensureChromium();
const dataDir = mkdtempSync(join(tmpdir(), 'atrium-pictures-'));
mkdirSync(pictures, { recursive: true });
let running;
let api;
let browser;
try {
  running = await startProduct(dataDir);
  const { origin } = running;
  api = await createApiClient(origin);
  const article = await findArticle(api);
  browser = await chromium.launch({ executablePath });
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    // The request of the browser sets the cookie of the session.
    const login = { email: api.user.email, password: 'Passw0rd-of-Ada', rememberMe: false };
    const signedIn = await (await page.request.post(`${origin}/admin/login`, { data: login })).json();
    await page.goto(`${origin}/admin/init`);
    await page.evaluate((session) => {
      sessionStorage.setItem('admin.token', session.token);
      sessionStorage.setItem('admin.user', JSON.stringify(session.user));
    }, signedIn.data);
    for (const { name, path, complete } of views) {
      await page.goto(`${origin}/admin${path(article)}`);
      await complete(page).waitFor({ timeout: 30_000 });
      await settle(page);
      const file = join(pictures, `${name}-${colorScheme}.webp`);
      const { size } = await sharp(await page.screenshot())
        .webp({ quality: 90 })
        .toFile(file);
      process.stdout.write(`${name}-${colorScheme}.webp: ${Math.round(size / 1000)} kB\n`);
    }
    await context.close();
  }
} finally {
  await browser?.close();
  api?.close();
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
