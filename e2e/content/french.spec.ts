import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startNewRole, openFields, permissionBox, save } from '../settings/role-editor.ts';
import { signIn } from '../support/administrator.ts';
import { addPerson, roleId, signInToApi } from '../support/admin-api.ts';
import { openAddress } from '../support/open-address.ts';
import { grace } from '../support/people.ts';
import { Product } from '../support/product.ts';

const environment = { CONTENT_DIR: fileURLToPath(new URL('languages', import.meta.url)) };
const uid = 'api::story.story';
/** Browsers differ in the form of the brackets. */
const inFrench = /plugins(\[|%5B)i18n(\]|%5D)(\[|%5B)locale(\]|%5D)=fr/;
const savedInFrench = new RegExp(`/\\d+\\?${inFrench.source}$`);
const stories = `/content-manager/collection-types/${uid}`;

test('an administrator adds a locale, and a user whose role permits only that locale writes and publishes an article in it', async ({
  page,
  browser,
}) => {
  await Product.during({ data: 'registered', environment }, async ({ panel, origin }) => {
    await signIn(page, `${panel}/settings/internationalization`);
    const api = await signInToApi(origin);
    const english = await api.send('POST', stories, { title: 'The canal', pages: 12 });
    const { id: englishId } = english.body as { readonly id: number };

    await test.step('a language is added in the settings', async () => {
      await expect(page.getByRole('row', { name: 'English (en)' })).toContainText('Default');
      await page.getByRole('button', { name: 'Add a locale' }).click();
      await page.getByRole('combobox', { name: 'Locale' }).fill('french');
      await page.getByRole('option', { name: 'French (fr)', exact: true }).click();
      await page.getByRole('button', { name: 'Add locale' }).click();
      await expect(page.getByRole('row', { name: 'French (fr)' })).toBeVisible();
    });

    await test.step('a role has all permissions on stories, in French only', async () => {
      await page.getByRole('link', { name: 'Roles', exact: true }).click();
      await startNewRole(page, 'French desk');
      await permissionBox(page, 'Everything on Story').check();
      await openFields(page, 'Story');
      for (const action of ['Create', 'Read', 'Update', 'Delete', 'Publish']) {
        for (const locale of ['en', 'de', 'ar']) {
          await permissionBox(page, `${action} Story: ${locale}`).uncheck();
        }
        await expect(permissionBox(page, `${action} Story: fr`)).toBeChecked();
      }
      await save(page);
    });
    await addPerson(api, grace, [await roleId(api, 'French desk')]);
    const french = await signInToApi(origin, grace);
    const desk = await browser.newPage();
    await signIn(desk, panel, grace);

    await test.step('its users see the stories in French only', async () => {
      await desk.getByRole('link', { name: 'Content', exact: true }).first().click();
      await expect(desk.getByRole('heading', { level: 1, name: 'Story' })).toBeVisible();
      await expect(desk).toHaveURL(inFrench);
      await expect(desk.getByText('The canal')).toHaveCount(0);
      await expect(desk.getByRole('button', { name: /^Language: / })).toHaveCount(0);
    });

    await test.step('they create, save and publish a story', async () => {
      await desk.getByRole('link', { name: 'Create new entry' }).first().click();
      const languages = desk.getByRole('region', { name: 'Languages' });
      await expect(languages).toContainText('French (fr)');
      await expect(languages).not.toContainText('English');
      await desk.getByRole('textbox', { name: /^title/i }).fill('Le canal');
      await desk.getByRole('button', { name: 'Save' }).click();
      await expect(desk).toHaveURL(savedInFrench);
      await desk.getByRole('button', { name: 'Publish' }).click();
      await expect(languages).toContainText('Published');
      await desk.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(desk.getByRole('row', { name: /Le canal/ })).toContainText('Published');
    });

    await test.step('panel and server refuse English', async () => {
      await desk.goto(`${panel}${stories}/${englishId}`);
      await expect(desk).not.toHaveURL(new RegExp(`/${englishId}$`));
      await openAddress(desk, `${panel}${stories}/create?plugins[i18n][locale]=en`);
      await expect(desk).not.toHaveURL(/create/);
      expect((await french.send('GET', `${stories}/${englishId}`)).status).toBe(403);
      expect((await french.send('POST', `${stories}?locale=en`, { title: 'Mine' })).status).toBe(403);
    });

    await test.step('the administrator translates the English story from the shared values', async () => {
      await openAddress(page, `${panel}${stories}/${englishId}`);
      await page.getByRole('button', { name: 'Add a translation' }).click();
      await page.getByRole('menuitem', { name: 'French (fr)' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Create an entry' })).toBeVisible();
      await expect(page.getByRole('spinbutton', { name: /^pages/i })).toHaveValue('12');
      await page.getByRole('textbox', { name: /^title/i }).fill('Le vieux canal');
      await page.getByRole('spinbutton', { name: /^pages/i }).fill('14');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Le vieux canal' })).toBeVisible();
      const languages = page.getByRole('region', { name: 'Languages' });
      await languages.getByRole('link', { name: 'English (en)' }).click();
      await expect(page.getByRole('textbox', { name: /^title/i })).toHaveValue('The canal');
      await expect(page.getByRole('spinbutton', { name: /^pages/i })).toHaveValue('14');
      await expect(languages.getByRole('link', { name: 'French (fr)' })).toBeVisible();
    });

    await test.step('the list of stories supports tabs, sorting and locales', async () => {
      await openAddress(page, `${panel}${stories}?page=1&pageSize=10&sort=title:ASC`);
      const english = page.getByRole('row', { name: /The canal/ });
      await expect(english).toContainText('en, fr');
      await page.getByRole('button', { name: 'Title', exact: true }).click();
      await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await page.getByRole('link', { name: 'Published', exact: true }).click();
      await expect(english).toHaveCount(0);
      await page.getByRole('button', { name: /^Language: / }).click();
      await page.getByRole('menuitemradio', { name: 'French (fr)' }).click();
      await expect(page.getByRole('row', { name: /Le canal/ })).toContainText('Published');
    });
    await desk.close();
  });
});
