import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/workspace/chromium.mjs';
import { addPageClock } from './page-clock.mjs';

const baseFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The time a new window spends on the browser's own scripts, milliseconds; they must not count as the page's. */
const windowStartup = 700;

/** Disables frame pacing, so that durations do not include waiting for the screen. */
const unpacedFlags = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

/**
 * Starts Chromium for measurements.
 *
 * @param {{ framePacing?: boolean }} [options] with frame pacing at 60 Hz, or without
 */
export async function launchBrowser({ framePacing = true } = {}) {
  const args = framePacing ? baseFlags : [...baseFlags, ...unpacedFlags];
  return chromium.launch({ executablePath: await ensureChromium(), headless: true, args });
}

/**
 * A session as a browser stores it. The server replaces its cookie in each visit, and ends a session whose former cookie is
 * used again.
 *
 * @typedef {{ storage: Readonly<Record<string, string>>, cookies: readonly object[] }} BrowserSession
 */

/** The session of a page that needs none. */
const noSession = () => ({ storage: {}, cookies: [] });

/**
 * Opens a URL with a cold cache and the session.
 *
 * @template Result
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, path: string, target: object, live?: object, session?: BrowserSession,
 *   prepare?: (page: import('playwright').Page) => Promise<void>, limit?: number }} visit `limit`: time limit of
 *   the measurement, milliseconds
 * @param {(page: import('playwright').Page) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export async function visit(
  browser,
  { origin, path, target, live, session = noSession(), prepare, limit = 30_000 },
  measure,
) {
  const localStorage = Object.entries(session.storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  context.setDefaultTimeout(30_000);
  try {
    await context.addCookies(session.cookies);
    await addPageClock(context, target, live);
    const page = await context.newPage();
    await prepare?.(page);
    await page.waitForTimeout(windowStartup);
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    const result = await withinLimit(measure(page), `${origin}${path}`, limit);
    // Renewals that are on their way replace the cookie, too.
    if (session.cookies.length > 0) await page.waitForLoadState('networkidle');
    session.cookies = await context.cookies();
    return result;
  } finally {
    await context.close();
  }
}

/**
 * Opens a URL several times in new tabs of a regular profile, which keeps its cache between the visits.
 *
 * @template Result
 * @param {{ origin: string, path: string, target: object, live?: object, session?: BrowserSession,
 *   count: number, limit?: number }} visits `count`: number of visits
 * @param {(page: import('playwright').Page) => Promise<Result>} measure
 * @returns {Promise<readonly Result[]>}
 */
export async function revisit(
  { origin, path, target, live, session = noSession(), count, limit = 30_000 },
  measure,
) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await ensureChromium(),
    headless: true,
    args: baseFlags,
    viewport: { width: 1440, height: 900 },
  });
  try {
    await context.addInitScript((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, session.storage);
    await context.addCookies(session.cookies);
    await addPageClock(context, target, live);
    const results = [];
    for (let index = 0; index < count; index += 1) {
      const page = await context.newPage();
      await page.waitForTimeout(windowStartup);
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      results.push(await withinLimit(measure(page), `${origin}${path}`, limit));
      await page.waitForLoadState('networkidle');
      await page.close();
    }
    session.cookies = await context.cookies();
    return results;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rejects when the page does not show the expected element within the limit. */
async function withinLimit(measurement, address, limit) {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${address} did not show the expected element in time.`)),
      limit,
    );
  });
  try {
    return await Promise.race([measurement, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
