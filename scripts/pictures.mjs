// `npm run pictures`: takes the pictures of the README from the built blog, each in light and dark.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './workspace/node-version.mjs';
import { product, root } from './workspace/paths.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { ensureChromium } = await import('./workspace/chromium.mjs');
await ensureInstalled();
await ensureBuilt();
const { chromium } = await import('playwright');
const { default: sharp } = await import('sharp');

const pictures = join(root, 'docs/pictures');
const articles = '/content-manager/collection-types/api::article.article';

/** What each picture shows: a page, and a text that appears when it is complete. */
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

/** A port that is free at the moment. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts the built blog and waits until it responds.
 *
 * @param {string} dataDir
 */
async function startProduct(dataDir) {
  const port = await freePort();
  const child = spawn(process.execPath, [`${product}/dist/server/main.js`], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const health = await fetch(`${origin}/_health`).catch(() => undefined);
    if (health?.ok) return { origin, child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('The product did not start.');
}

/**
 * Registers the administrator and returns their session.
 *
 * @param {string} origin
 */
async function register(origin) {
  const response = await fetch(`${origin}/admin/register-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstname: 'Ada', email: 'ada@example.com', password: 'Passw0rd-of-Ada' }),
  });
  if (!response.ok) throw new Error(`The administrator could not be registered: ${await response.text()}`);
  return (await response.json()).data;
}

/**
 * The id of a published article with a picture.
 *
 * @param {string} origin
 * @param {string} token
 */
async function findArticle(origin, token) {
  const query = 'pageSize=1&filters[slug][$eq]=wind-caught-and-kept';
  const response = await fetch(`${origin}${articles}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { results } = await response.json();
  if (!results?.[0]) throw new Error('The example article does not exist.');
  return results[0].id;
}

/** Waits until all images are drawn and animations have ended. */
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
let browser;
try {
  running = await startProduct(dataDir);
  const { origin } = running;
  const { token, user } = await register(origin);
  const article = await findArticle(origin, token);
  browser = await chromium.launch({ executablePath });
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    // The request of the browser sets the cookie of the session.
    const login = { email: user.email, password: 'Passw0rd-of-Ada', rememberMe: false };
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
  running?.child.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
