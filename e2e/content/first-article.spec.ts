import { expect } from '@playwright/test';
import { administrator } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { submitSignIn } from '../support/people.ts';

test('a first user creates the administrator, edits and publishes an article, and finds it again after the server was killed', async ({
  page,
  empty: product,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  await test.step('create the first administrator, without a mouse', async () => {
    const { firstname, email, password } = administrator;
    await page.goto(product.panel);
    await expect(page).toHaveURL(/\/auth\/register-admin/);
    await expect(page.getByLabel('First name')).toBeFocused();
    // The buttons that reveal the passwords are between the inputs.
    for (const typed of [firstname, '', email, password, null, password, null]) {
      if (typed !== null) await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: "Let's start" })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Hello ${administrator.firstname}` })).toBeVisible();
  });

  await test.step('sign out and in again', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await submitSignIn(page, administrator);
    await expect(page.getByRole('heading', { name: `Hello ${administrator.firstname}` })).toBeVisible();
  });

  await test.step('find an article by search and open it', async () => {
    await page.getByRole('link', { name: 'Content', exact: true }).first().click();
    await page.getByRole('searchbox', { name: /Search in/ }).fill('one window');
    await expect(page).toHaveURL(/_q=one/);
    await page.getByRole('cell', { name: 'The library with one window', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^title/i })).toHaveValue('The library with one window');
  });

  const title = 'The library with one very large window';
  const metaTitle = 'One window, two hundred tacks';
  const sections = page.getByRole('group', { name: 'Sections', exact: true });
  const tags = page.getByRole('list', { name: 'Tags: linked entries' });
  const openTab = (name: string) => page.getByRole('tab', { name }).click();
  const quote = 'We let the light do the hanging.';
  await test.step('change its title and a field of a component, add a section and a tag, save', async () => {
    await page.getByRole('textbox', { name: /^title/i }).fill(title);
    await openTab('SEO');
    await page.getByLabel(/^meta title/i).fill(metaTitle);
    await openTab('Sections');
    await sections.getByRole('button', { name: 'Add a component to Sections' }).click();
    await sections.getByRole('button', { name: 'Quote', exact: true }).click();
    await sections.getByRole('textbox', { name: /^text/i }).fill(quote);
    await openTab('People and topics');
    await page.getByRole('combobox', { name: 'Tags' }).fill('Courtyard');
    await page.getByRole('option', { name: 'Courtyard' }).click();
    await expect(tags.getByText('Courtyard')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('unpublish and publish it', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Unpublish' }).click();
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.click();
    // The article links drafts, so publishing asks for confirmation.
    const unpublish = page.getByRole('button', { name: 'Unpublish' });
    await expect(question.or(unpublish).first()).toBeVisible();
    if (await question.isVisible()) await question.getByRole('button', { name: 'Publish' }).click();
    await expect(unpublish).toBeVisible();
  });

  await test.step('sort the list', async () => {
    await page.getByRole('link', { name: 'Article', exact: true }).click();
    const titleHeader = page.getByRole('columnheader', { name: 'title' });
    await titleHeader.getByRole('button').click();
    await expect(page).toHaveURL(/sort=title(:|%3A)DESC/);
    await expect(titleHeader).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('restart the killed server and find all changes', async () => {
    // Pending requests would fail while the server is down.
    await page.goto('about:blank');
    await product.kill();
    await product.start();
    await page.goBack();
    await page.getByRole('searchbox', { name: /Search in/ }).fill('very large window');
    await page.getByRole('cell', { name: title, exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^title/i })).toHaveValue(title);
    await openTab('SEO');
    await expect(page.getByLabel(/^meta title/i)).toHaveValue(metaTitle);
    await openTab('People and topics');
    await expect(tags.getByText('Courtyard')).toBeVisible();
    await openTab('Sections');
    await sections.getByRole('heading', { name: 'Quote' }).last().getByRole('button').click();
    await expect(sections.getByRole('textbox', { name: /^text/i })).toHaveValue(quote);
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  });

  expect(problems).toEqual([]);
});
