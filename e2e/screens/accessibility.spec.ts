import { expect, type Page } from '@playwright/test';
import { signIn } from '../stage/administrator.ts';
import { expectAccessible, expectAccessibleAsShown, under, type Screen } from './axe.ts';
import { test } from '../stage/journey.ts';

const list = '/content-manager/collection-types/api::article.article?page=1&pageSize=10&sort=title:ASC';

const title = (page: Page) => page.getByRole('textbox', { name: /^title/i });

/** Every screen behind the sign-in: its address, and what tells that it is there. */
const screens: readonly Screen[] = [
  { name: 'home', path: '/', shown: (page) => page.getByRole('heading', { level: 1 }) },
  { name: 'list', path: list, shown: (page) => page.getByRole('row').nth(3) },
  {
    name: 'list without a match',
    path: `${list}&_q=xyzzy`,
    shown: (page) => page.getByText('Nothing matches the search'),
  },
  {
    name: 'edit view',
    path: '/content-manager/collection-types/api::article.article/1',
    shown: title,
  },
  {
    name: 'creation',
    path: '/content-manager/collection-types/api::article.article/create',
    shown: under('Create an entry', title),
  },
  {
    name: 'single type',
    path: '/content-manager/single-types/api::homepage.homepage',
    shown: under('Homepage', (page) => page.getByRole('button', { name: 'Save' })),
  },
  {
    name: 'not found',
    path: '/nowhere',
    shown: (page) => page.getByRole('heading', { name: 'Page not found' }),
  },
];

test('the sign-in has nothing for axe to complain about, with errors shown too', async ({
  page,
  shared: product,
}) => {
  await page.goto(`${product.panel}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expectAccessibleAsShown(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('This value is required.').first()).toBeVisible();
  await expectAccessibleAsShown(page);
});

test('no screen behind the sign-in has anything for axe to complain about', async ({
  page,
  shared: product,
}) => {
  await signIn(page, product.panel);
  await expectAccessible(page, product.panel, screens);
});

test('menus and dialogs have nothing for axe to complain about', async ({ page, shared: product }) => {
  await signIn(page, `${product.panel}${list}`);
  await test.step('the tools of a list stand in one line, with and without their words', async () => {
    const names = ['Filters', 'Views', 'View settings'];
    const tools = names.map((name) => page.getByRole('button', { name, exact: true }));
    for (const width of [610, 900, 1000, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const farthest = async () => {
        const tops = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())?.y));
        const { y } = (await page.getByRole('searchbox', { name: /^Search in/ }).boundingBox()) ?? { y: 0 };
        return Math.max(...tops.map((top = 0) => Math.abs(top - y)));
      };
      // The width is heard of after it changed.
      await expect.poll(farthest, { message: `${width} px` }).toBeLessThan(20);
    }
  });
  await page.getByRole('button', { name: 'View settings' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // An open menu lies over the page and belongs to no landmark.
  await expectAccessibleAsShown(page, ['region']);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleAsShown(page);
});
