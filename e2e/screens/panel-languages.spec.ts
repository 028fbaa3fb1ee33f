import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { administrator } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { violations } from './axe.ts';
import { mainScreens } from './main-screens.ts';
import { expectNoSidewaysScroll } from './page-width.ts';

type Texts = Readonly<Record<string, string>>;

const readTexts = (file: string): Texts =>
  JSON.parse(
    readFileSync(new URL(`../../plugins/languages/src/texts/${file}.json`, import.meta.url), 'utf8'),
  ) as Texts;

const screens = [...mainScreens, { path: '/settings/roles/2', shown: 'table' }] as const;

/** Expects a page in the language, with the direction of its script, that is accessible and not wider than the window. */
async function expectTranslated(page: Page, language: string, direction: 'ltr' | 'rtl'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  // Set where English texts replace missing ones.
  await expect(page.locator('body')).not.toHaveAttribute('lang');
  await expect(page.locator('[data-plugin][lang]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  expect(await violations(page), page.url()).toEqual([]);
}

for (const [language, direction] of [
  ['ja', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`the panel is translated on all main screens in ${language}`, async ({ page, product }) => {
    const texts = { ...readTexts(language), ...readTexts(`late/${language}`) };
    const text = (id: string) => texts[id] ?? id;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const requestedTexts = () =>
      requested.filter((path) => new RegExp(`/${language}-[\\w-]+\\.js$`).test(path));

    await test.step('English users fetch no translations, and another language needs no reload', async () => {
      await page.goto(`${product.panel}/auth/login`);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome!' })).toBeVisible();
      expect(requested.filter((path) => path.includes('/languages-'))).toEqual([]);
      const select = page.getByRole('banner').getByRole('combobox');
      // The other languages are listed once the field is used.
      await select.focus();
      await select.selectOption(language);
      await expect(page.getByRole('heading', { level: 1, name: text('auth.login.title') })).toBeVisible();
      expect(requestedTexts().length).toBeGreaterThan(0);
    });

    await test.step('the sign-in form is in the language after a reload, and was never in English', async () => {
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seenHeadings: seen });
        new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading !== undefined && seen.at(-1) !== heading) seen.push(heading);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      requested.length = 0;
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: text('auth.login.title') })).toBeVisible();
      expect(
        await page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings),
      ).toEqual([text('auth.login.title')]);
      // By the document, before the scripts of the page have run: links of these have an `as`.
      const preloaded = page.locator(`link[rel="modulepreload"]:not([as])[href*="/${language}-"]`);
      await expect(preloaded).toHaveCount(1);
      await expectTranslated(page, language, direction);
    });

    await test.step('errors and the page behind the sign-in are in the language', async () => {
      await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
      await page.locator('input[name="email"]').fill(administrator.email);
      await page.locator('input[name="password"]').fill('Wrong-Passw0rd');
      await page.keyboard.press('Enter');
      await expect(page.getByText(text('english.Invalid credentials'))).toBeVisible();
      await page.locator('input[name="password"]').fill(administrator.password);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.pathname.includes('/auth/'));
    });

    for (const { path, shown } of screens) {
      await test.step(path, async () => {
        await openAddress(page, `${product.panel}${path}`);
        await expect(page.locator(shown).first()).toBeVisible();
        await expectTranslated(page, language, direction);
      });
    }

    await test.step('names of the server are translated', async () => {
      await openAddress(page, `${product.panel}/settings/roles/2`);
      for (const action of ['Create', 'Read', 'Update', 'Delete', 'Publish'])
        await expect(
          page.getByRole('columnheader', { name: text(`english.${action}`) }).first(),
        ).toBeVisible();
      await openAddress(page, `${product.panel}/settings/roles`);
    });

    await test.step('the settings wait for their texts', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: text('settings.roles') })).toBeVisible();
    });
  });
}
