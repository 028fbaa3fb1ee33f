import { expect, type Page } from '@playwright/test';
import { administrator } from '../support/administrator.ts';
import { expectAccessible, expectAccessibleAsShown, under, type Screen } from './axe.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { submitSignIn } from '../support/people.ts';

const list = '/content-manager/collection-types/api::article.article?page=1&pageSize=10&sort=title:ASC';

const authors = '/content-manager/collection-types/api::author.author?page=1&pageSize=10&sort=name:ASC';

const title = (page: Page) => page.getByRole('textbox', { name: /^title/i });

/** Screens behind the sign-in: addresses, and elements that show when they are rendered. Stories show their other states. */
const screens: readonly Screen[] = [
  { name: 'home', path: '/', shown: (page) => page.getByRole('heading', { level: 1 }) },
  { name: 'list', path: list, shown: (page) => page.getByRole('row').nth(3) },
  {
    name: 'edit view',
    path: '/content-manager/collection-types/api::article.article/1',
    shown: title,
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

test('axe reports nothing on the sign-in page with errors and on the main screens', async ({
  page,
  shared: product,
}) => {
  await test.step('sign-in', async () => {
    await page.goto(`${product.panel}/auth/login`);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('This value is required.').first()).toBeVisible();
    await expectAccessibleAsShown(page);
    await submitSignIn(page, administrator);
    await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  });
  await expectAccessible(page, product.panel, screens);

  await test.step('the tools of a list are in one line, with and without labels', async () => {
    const names = ['Filters', 'Views', 'View settings'];
    const tools = names.map((name) => page.getByRole('button', { name, exact: true }));
    const expectOneLine = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const farthest = async () => {
        const tops = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())?.y));
        const { y } = (await page.getByRole('searchbox', { name: /^Search in/ }).boundingBox()) ?? { y: 0 };
        return Math.max(...tops.map((top = 0) => Math.abs(top - y)));
      };
      // The page reacts after the width has changed.
      await expect.poll(farthest, { message: `${width} px` }).toBeLessThan(20);
    };
    await openAddress(page, `${product.panel}${authors}`);
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    for (const width of [610, 900, 1000, 1100, 1440]) await expectOneLine(width);
    // A localized type has the locale picker too, which needs a second line in narrower windows.
    await openAddress(page, `${product.panel}${list}`);
    await expect(page.getByRole('button', { name: /^Language: / })).toBeVisible();
    for (const width of [1000, 1100, 1440]) await expectOneLine(width);
  });
});
