import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { expectAccessibleAsShown } from '../screens/axe.ts';
import { signInToApi, type AdminApi } from '../support/admin-api.ts';
import { signIn } from '../support/administrator.ts';
import { freePort } from '../support/free-port.ts';
import { test } from '../support/journey.ts';
import { Product } from '../support/product.ts';

const folder = fileURLToPath(new URL('../../examples/website/', import.meta.url));
const astro = fileURLToPath(new URL('../../node_modules/astro/astro.js', import.meta.url));
const uid = 'api::article.article';
const articles = `/content-manager/collection-types/${uid}`;

const variables = { PATH: process.env['PATH'], NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };

/** Builds the website. */
async function buildWebsite(): Promise<void> {
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: folder,
    env: variables,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code, 'exit code of astro build').toBe(0);
}

/** Starts the built website and waits until it responds. */
async function startWebsite(origin: string, environment: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, ['dist/server/entry.mjs'], {
    cwd: folder,
    env: {
      ...variables,
      HOST: 'localhost',
      PORT: new URL(origin).port,
      SITE_URL: origin,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect.poll(async () => (await fetch(`${origin}/en`).catch(() => undefined))?.status).toBe(200);
  return child;
}

/** Adds a read-only token and a webhook of the website; returns its environment. */
async function connect(api: AdminApi, origin: string): Promise<Record<string, string>> {
  const { accessKey } = await api.data<{ readonly accessKey: string }>('POST', '/admin/api-tokens', {
    name: 'Website',
    type: 'read-only',
  });
  const { id } = await api.data<{ readonly id: number }>('POST', '/admin/webhooks', {
    name: 'Website',
    url: `${origin}/revalidate`,
    headers: {},
    events: ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'],
  });
  const { secret } = await api.data<{ readonly secret: string }>('POST', `/admin/webhooks/${id}/secret`);
  return { CMS_URL: api.origin, CMS_TOKEN: accessKey, WEBHOOK_SECRET: secret };
}

test('a website shows the content of the blog, its changes and previews of drafts', async ({
  page,
  basePath,
}) => {
  const origin = `http://localhost:${await freePort()}`;
  const environment = { PREVIEW_URL: origin, CORS_ORIGINS: origin, WEBHOOKS_ALLOW_PRIVATE: 'true' };
  await buildWebsite();
  await Product.during({ basePath, data: 'registered', environment }, async (product) => {
    const api = await signInToApi(product.origin);
    const website = await startWebsite(origin, await connect(api, origin));
    const read = async (path: string): Promise<string> => (await fetch(`${origin}${path}`)).text();
    try {
      await test.step('articles have a page in each language, with links to the others', async () => {
        const german = '/de/articles/die-stunde-in-der-die-wand-golden-wird';
        const html = await read(german);
        expect(html).toMatch(/<html lang="de" dir="ltr"/);
        expect(html).toContain('>Die Stunde, in der die Wand golden wird</h1>');
        expect(html).toContain('Neunzig Minuten Gold');
        expect(html).toContain(`hreflang="de" href="${origin}${german}"`);
        expect(html).toContain(
          `hreflang="x-default" href="${origin}/en/articles/the-hour-the-wall-turns-gold"`,
        );
        expect(html).toContain('hreflang="ar"');
        expect(await read('/en/articles/the-hour-the-wall-turns-gold')).toContain(german);
        expect(await read('/ar/articles')).toMatch(/<html lang="ar" dir="rtl"/);
      });

      await test.step('published pages run no script, and missing ones respond with 404', async () => {
        for (const path of [
          '/en',
          '/en/articles/the-arcade-in-the-rain',
          '/en/authors/osvaldo-brandimarte',
        ]) {
          const response = await fetch(`${origin}${path}`);
          expect(response.headers.get('content-security-policy')).not.toContain('script-src');
          expect(await response.text()).not.toContain('<script');
        }
        for (const path of ['/en/articles/nothing', '/fr', '/en/articles?page=999', '/en/tags/nothing']) {
          expect((await fetch(`${origin}${path}`)).status, path).toBe(404);
        }
      });

      await test.step('lists have pages, and each language has a feed', async () => {
        expect(await read('/en/articles')).toContain('href="/en/articles?page=2"');
        expect(await read('/en/tags/shade')).toContain('/en/articles/the-arcade-in-the-rain');
        for (const locale of ['en', 'de', 'ar']) {
          const feed = await read(`/${locale}/feed.xml`);
          expect(feed).toContain(`<language>${locale}</language>`);
          expect(feed).toContain(`<link>${origin}/${locale}/articles/`);
        }
      });

      await test.step('pages are accessible in both themes, and no wider than a phone', async () => {
        for (const path of ['/en', '/en/articles/the-arcade-in-the-rain', '/ar/articles', '/de/nothing']) {
          await page.setViewportSize({ width: 390, height: 844 });
          await page.goto(`${origin}${path}`);
          await expectAccessibleAsShown(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      });

      await test.step('a changed article appears after the webhook, and no call without a signature counts', async () => {
        const path = '/en/articles/the-arcade-in-the-rain';
        const etag = (await fetch(`${origin}${path}`)).headers.get('etag') ?? '';
        const repeated = await fetch(`${origin}${path}`, { headers: { 'if-none-match': etag } });
        expect(repeated.status).toBe(304);
        const forged = await fetch(`${origin}/revalidate`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'webhook-id': '1',
            'webhook-timestamp': '1',
            'webhook-signature': 'v1,none',
          },
          body: '{}',
        });
        expect(forged.status).toBe(401);
        const { body } = await api.send('GET', `${articles}?filters[slug][$eq]=the-arcade-in-the-rain`);
        const [article] = (body as { readonly results: readonly { readonly id: number }[] }).results;
        expect(
          (await api.send('PUT', `${articles}/${article?.id}`, { title: 'The arcade in the sun' })).status,
        ).toBe(200);
        await expect.poll(async () => read(path)).toContain('>The arcade in the sun</h1>');
        await expect.poll(async () => read('/en')).toContain('The arcade in the sun');
      });

      await test.step('a draft is shown in the preview only', async () => {
        const draft = {
          title: 'Not yet published',
          slug: 'not-yet-published',
          format: 'essay',
          body: 'First',
        };
        const { body } = await api.send('POST', articles, draft);
        const { id } = body as { readonly id: number };
        expect((await fetch(`${origin}/en/articles/not-yet-published`)).status).toBe(404);
        await signIn(page, `${product.panel}${articles}/${id}`);
        await page.getByRole('button', { name: 'Open preview' }).click();
        const shown = page.frameLocator('iframe[title=Preview]');
        const heading = shown.getByRole('heading', { level: 1 });
        const title = page.getByRole('textbox', { name: /^title/i });
        await expect(heading).toHaveText('Not yet published');
        await expect(shown.getByText('this page shows unpublished content')).toBeVisible();
        await title.fill('Changed while typing');
        await expect(heading).toHaveText('Changed while typing');
        await page.getByRole('textbox', { name: /^slug/i }).focus();
        await heading.click();
        await expect(title).toBeFocused();
        expect((await fetch(`${origin}/en/articles/not-yet-published`)).status).toBe(404);
      });

      await test.step('a mark and a footnote that an editor types are published', async () => {
        const slug = 'looms-with-notes';
        const { body } = await api.send('POST', articles, { title: 'Looms', slug, format: 'essay' });
        const { id } = body as { readonly id: number };
        await page.goto(`${product.panel}${articles}/${id}`);
        const text = page.getByRole('textbox', { name: 'Field notes' });
        const footnote = page.getByRole('button', { name: 'Footnote', exact: true });
        await expect(footnote).toBeVisible();
        await text.click();
        await page.keyboard.type('The ');
        await page.keyboard.press('Control+Shift+h');
        await page.keyboard.type('first loom');
        await page.keyboard.press('Control+Shift+h');
        await page.keyboard.type(' stood here');
        await footnote.click();
        await page.getByRole('textbox', { name: 'Note', exact: true }).pressSequentially('Since <1897>');
        await page.keyboard.press('Control+Enter');
        await expect(text).toBeFocused();
        await page.keyboard.type('.');
        await expect(text.locator('mark')).toHaveText('first loom');
        await page.keyboard.press('Control+s');
        await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
        expect((await fetch(`${origin}/en/articles/${slug}`)).status).toBe(404);
        await page.getByRole('button', { name: 'Publish', exact: true }).click();
        const question = page.getByRole('alertdialog').getByRole('button', { name: 'Publish' });
        await expect(question.or(page.getByRole('button', { name: 'Unpublish' }))).toBeVisible();
        if (await question.isVisible()) await question.click();
        await expect.poll(async () => (await fetch(`${origin}/en/articles/${slug}`)).status).toBe(200);
        await page.goto(`${origin}/en/articles/${slug}`);
        await expect(page.locator('mark')).toHaveText('first loom');
        await expect(page.getByRole('note')).toHaveText('(Since <1897>)');
        await expectAccessibleAsShown(page);
      });
    } finally {
      website.kill('SIGKILL');
    }
  });
});
