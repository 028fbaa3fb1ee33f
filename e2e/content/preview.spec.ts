import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { signIn } from '../support/administrator.ts';
import { signInToApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';
import { Product } from '../support/product.ts';

const articles = '/content-manager/collection-types/api::article.article';
const client = fileURLToPath(new URL('../../packages/client/src/preview.ts', import.meta.url));

/** Builds the script with which a page shows unsaved values. */
async function previewScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: client, formats: ['es'] } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

/** A website that reads articles with the token in its address. */
class Website {
  readonly #server: Server;
  /** The product whose content it shows. */
  cms: Product | undefined;

  constructor(script: string) {
    this.#server = createServer((request, response) => {
      void this.#respond(new URL(request.url ?? '/', 'http://localhost'), script).then(
        ([type, body]) => response.writeHead(200, { 'content-type': type }).end(body),
        () => response.writeHead(500).end(),
      );
    });
  }

  async #respond(url: URL, script: string): Promise<readonly [string, string]> {
    if (url.pathname === '/preview.js') return ['text/javascript', script];
    const { origin = '', panel = '' } = this.cms ?? {};
    const [, locale = '', , slug = ''] = url.pathname.split('/');
    const query = new URLSearchParams({ locale, status: 'draft', format: 'flat', 'filters[slug]': slug });
    const response = await fetch(`${origin}/api/articles?${query.toString()}`, {
      headers: { authorization: `Bearer ${url.searchParams.get('preview') ?? ''}` },
    });
    const { data = [] } = (await response.json()) as {
      readonly data?: readonly { readonly title: string }[] | null;
    };
    const html = `<!doctype html><html lang="${locale}"><title>Website</title>
      <h1 data-preview-field="title">${data?.[0]?.title ?? 'Not found'}</h1>
      <p data-preview-field="seo.metaTitle"></p>
      <script type="module">import { connectPreview } from '/preview.js'; connectPreview({ panel: '${panel}' });</script>`;
    return ['text/html; charset=utf-8', html];
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

test('a draft changes in the preview while it is written', async ({ page, basePath }) => {
  const website = new Website(await previewScript());
  const environment = { PREVIEW_URL: await website.start() };
  try {
    await Product.during({ basePath, data: 'registered', environment }, async (product) => {
      website.cms = product;
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      const api = await signInToApi(product.origin);
      const draft = { title: 'Seen by nobody', slug: 'seen-by-nobody', format: 'essay' };
      const { body } = await api.send('POST', articles, draft);
      const { id } = body as { readonly id: number };
      const shown = page.frameLocator('iframe[title=Preview]');
      const heading = shown.getByRole('heading', { level: 1 });
      const title = page.getByRole('textbox', { name: /^title/i });

      await test.step('the page shows the saved draft, which nobody else can read', async () => {
        await signIn(page, `${product.panel}${articles}/${id}`);
        await page.getByRole('button', { name: 'Open preview' }).click();
        await expect(heading).toHaveText('Seen by nobody');
        expect((await fetch(`${product.origin}/api/articles/${id}`)).status).toBe(403);
      });

      await test.step('the page shows what is typed before it is saved', async () => {
        await title.fill('Seen while typing');
        await expect(heading).toHaveText('Seen while typing');
      });

      await test.step('a click in the page focuses the field', async () => {
        await page.getByRole('textbox', { name: /^slug/i }).focus();
        await heading.click();
        await expect(title).toBeFocused();
      });

      await test.step('the page is loaded again after a save', async () => {
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText('Saved').first()).toBeVisible();
        await expect(heading).toHaveText('Seen while typing');
      });

      await test.step('nothing is wider than a phone', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(heading).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      });
      expect(problems).toEqual([]);
    });
  } finally {
    await website.stop();
  }
});
