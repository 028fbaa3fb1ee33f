import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { Product } from '../support/product.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const panelFolder = new URL('../../examples/blog/dist/panel/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', panelFolder), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

const ofEdition = Object.entries(manifest).filter(([source]) => source.includes('plugins/enterprise/'));
const filesOf = ({ file, css = [] }: Chunk) => [file, ...css];

test('the first scripts import no chunk of the enterprise edition, and contain no byte of it', () => {
  const seen = new Set<string>();
  const collect = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    manifest[source]?.imports?.forEach(collect);
  };
  for (const [source, { isEntry }] of Object.entries(manifest)) if (isEntry) collect(source);
  expect(ofEdition.length).toBeGreaterThan(5);
  expect([...seen].filter((source) => source.includes('plugins/enterprise/'))).toEqual([]);
  // Messages of the edition, and ids of its contributions.
  const marks =
    /enterprise\.edition|seats\.notice|single-sign-on\.settings|audit-log\.export|review-workflows\.title/;
  const scripts = [...seen].map((source) =>
    fileURLToPath(new URL(manifest[source]?.file ?? '', panelFolder)),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => marks.test(readFileSync(script, 'utf8')))).toEqual([]);
});

test('the community edition requests nothing of the enterprise edition', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await Product.during({ data: 'registered' }, async ({ panel }) => {
    await page.goto(`${panel}/auth/login`);
    await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
    await signIn(page, `${panel}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${panel}/settings/users?pageSize=10&page=1&sort=firstname`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.goto(`${panel}/content-manager/collection-types/api::article.article?page=1&pageSize=10`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
  const files = new Set(ofEdition.flatMap(([, chunk]) => filesOf(chunk)));
  const names = requested.map((path) => path.slice(path.indexOf('assets/')));
  expect(names.filter((name) => files.has(name))).toEqual([]);
  const calls = [
    '/admin/providers',
    '/admin/license-limit-information',
    '/admin/audit-logs',
    '/admin/review-workflows',
  ];
  expect(requested.filter((path) => calls.some((call) => path.startsWith(call)))).toEqual([]);
});
