import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessibleAsShown } from '../screens/axe.ts';
import { expectNoSidewaysScroll } from '../screens/page-width.ts';
import { addPerson, signInToApi, type AdminApi } from '../support/admin-api.ts';
import { signIn } from '../support/administrator.ts';
import { dragBefore } from '../support/drag.ts';
import { openAddress } from '../support/open-address.ts';
import type { Person } from '../support/people.ts';
import { Product } from '../support/product.ts';

const uid = 'api::category.category';
const list = `/content-manager/collection-types/${uid}`;

const author: Person = {
  firstname: 'Astrid',
  lastname: 'Author',
  email: 'astrid@example.com',
  password: 'Passw0rd-of-Astrid',
};

const reviewer: Person = {
  firstname: 'Rita',
  lastname: 'Reviewer',
  email: 'rita@example.com',
  password: 'Passw0rd-of-Rita',
};

/** Adds a role with these actions on categories, and a user with that role. */
async function addColleague(
  api: AdminApi,
  person: Person,
  { role, actions, more = [] }: { role: string; actions: readonly string[]; more?: readonly string[] },
): Promise<void> {
  const { id } = await api.data<{ id: number }>('POST', '/admin/roles', { name: role, description: '' });
  const fields = ['name', 'slug'];
  await api.data('PUT', `/admin/roles/${id}/permissions`, {
    permissions: [
      ...actions.map((action) => ({
        action: `plugin::content-manager.explorer.${action}`,
        subject: uid,
        properties: action === 'publish' ? {} : { fields },
        conditions: [],
      })),
      ...more.map((action) => ({ action, subject: null, properties: {}, conditions: [] })),
    ],
  });
  await addPerson(api, person, [id]);
}

/** Opens an address as another user, in a separate browser context. */
async function openAs(browser: Browser, address: string, person: Person, phone = false): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, address, person);
  return page;
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await region(page, 'Review').getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('an entry is reviewed: created, moved, assigned, discussed, and published in the required stage', async ({
  browser,
  page,
}) => {
  const product = new Product({ environment: { ENTERPRISE: 'true' }, data: 'registered' });
  try {
    await product.start();
    const { panel } = product;
    const api = await signInToApi(product.origin);
    await addColleague(api, author, { role: 'Writer', actions: ['create', 'read', 'update'] });
    await addColleague(api, reviewer, {
      role: 'Reviewer',
      actions: ['read', 'update', 'publish'],
      more: ['admin::users.read'],
    });

    await test.step('an administrator creates a workflow', async () => {
      await signIn(page, `${panel}/settings/review-workflows`);
      await expect(page.getByRole('heading', { name: 'No workflows yet' })).toBeVisible();
      await expectAccessibleAsShown(page);
      await page.getByRole('link', { name: 'Create a workflow' }).click();
      await page.getByRole('textbox', { name: /^Name\*?$/ }).fill('Shelves');
      await page.getByRole('combobox', { name: 'Add a content type' }).click();
      await page.getByRole('option', { name: 'Category' }).click();
      await page.getByRole('combobox', { name: 'Stage required to publish' }).click();
      await page.getByRole('option', { name: 'Approved' }).click();
      const approved = page.getByRole('listitem', { name: 'Stage 3' });
      await approved.getByRole('button', { name: /^Who may move/ }).click();
      await approved.getByRole('radio', { name: 'Selected roles' }).click();
      await approved.getByRole('checkbox', { name: 'Reviewer' }).click();
      await expectAccessibleAsShown(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/settings\/review-workflows\/\d+$/);
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    });

    await test.step('stages are put in order with the mouse', async () => {
      const stages = page.getByRole('textbox', { name: /^Name of the stage/ });
      const handleOf = (name: string) => page.getByRole('button', { name: `Move ${name}` });
      await dragBefore(page, {
        handle: handleOf('Approved'),
        other: handleOf('In review'),
        within: page.getByRole('main'),
        offset: { x: 0, y: -20 },
      });
      await expect(stages.nth(1)).toHaveValue('Approved');
      await page.getByRole('button', { name: 'Move Approved' }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(stages.nth(2)).toHaveValue('Approved');
    });

    const writing = await openAs(browser, `${panel}${list}/create`, author, true);
    await test.step('an author creates an entry on a phone, and moves it to the review', async () => {
      await expect(writing.getByRole('textbox', { name: /^Name/ })).toBeVisible();
      await expect(region(writing, 'Review')).toHaveCount(0);
      await writing.getByRole('textbox', { name: /^Name/ }).fill('Reviewed shelf');
      await writing.getByRole('textbox', { name: /^Slug/ }).fill('reviewed-shelf');
      await writing.getByRole('button', { name: 'Save' }).click();
      const review = region(writing, 'Review');
      await expect(review.getByRole('combobox', { name: 'Stage' })).toHaveText('Draft');
      await writing.getByRole('textbox', { name: /^Name/ }).fill('Reviewed shelf, unsaved');
      await review.getByRole('combobox', { name: 'Stage' }).click();
      await expect(writing.getByRole('option', { name: /^Approved/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await writing.getByRole('option', { name: 'In review' }).click();
      await expect(review.getByRole('combobox', { name: 'Stage' })).toHaveText('In review');
      await expect(writing.getByRole('textbox', { name: /^Name/ })).toHaveValue('Reviewed shelf, unsaved');
      await expectAccessibleAsShown(writing);
      await expectNoSidewaysScroll(writing);
      await writing.getByRole('button', { name: 'Save' }).click();
      await expect(writing.getByText('Saved', { exact: true }).first()).toBeVisible();
      await expect(writing.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('the author assigns it to the reviewer', async () => {
      const assignee = region(writing, 'Review').getByRole('combobox', { name: 'Assignee' });
      await assignee.fill('Rita');
      await writing.getByRole('option', { name: 'Rita Reviewer' }).click();
      await expect(assignee).toHaveValue('Rita Reviewer');
      await expect(writing.getByText('Assigned to Rita Reviewer').first()).toBeVisible();
    });

    const reviewing = await openAs(browser, `${panel}/`, reviewer);
    await test.step('the reviewer finds it on the home page and with the filter "assigned to me"', async () => {
      await expect(
        region(reviewing, 'Waiting for me').getByRole('link', { name: /^Reviewed shelf, unsaved/ }),
      ).toBeVisible();
      await expectAccessibleAsShown(reviewing);
      await openAddress(reviewing, `${panel}${list}?page=1&pageSize=10&sort=name:ASC`);
      await reviewing.getByRole('button', { name: 'Filters' }).click();
      await reviewing.getByRole('combobox', { name: 'Field' }).click();
      await reviewing.getByRole('option', { name: 'Assignee' }).click();
      await reviewing.getByRole('button', { name: 'Apply' }).click();
      await expect(reviewing.getByText('1 entry found')).toBeVisible();
      const row = reviewing.getByRole('row').filter({ hasText: 'Reviewed shelf' });
      await expect(row).toContainText('In review');
      await expect(row).toContainText('Rita Reviewer');
      await expectAccessibleAsShown(reviewing);
      await row.getByRole('link').click();
    });

    await test.step('the reviewer mentions the author in a comment, by keyboard', async () => {
      const comments = region(reviewing, 'Comments');
      await comments.getByRole('textbox', { name: 'New comment' }).click();
      await reviewing.keyboard.type('Please shorten the name, @ast');
      await expect(comments.getByRole('option', { name: 'Astrid Author' })).toBeVisible();
      await reviewing.keyboard.press('Enter');
      await expect(comments.getByRole('textbox')).toHaveValue('Please shorten the name, @Astrid Author ');
      await expectAccessibleAsShown(reviewing);
      await comments.getByRole('button', { name: 'Comment' }).click();
      await expect(comments.getByRole('listitem')).toContainText('Please shorten the name, @Astrid Author');
    });

    await test.step('publishing is refused before the required stage, and works in it', async () => {
      await reviewing.getByRole('button', { name: 'Publish' }).click();
      await expect(reviewing.getByText(/must be in the stage “Approved”/).first()).toBeVisible();
      await choose(reviewing, 'Stage', 'Approved');
      await expect(region(reviewing, 'Review').getByRole('combobox', { name: 'Stage' })).toHaveText(
        'Approved',
      );
      await reviewing.getByRole('button', { name: 'Publish' }).click();
      await expect(reviewing.getByRole('button', { name: 'Unpublish' })).toBeVisible();
    });

    await test.step('several entries are moved and assigned at once, in the dark theme', async () => {
      for (const name of ['Second shelf', 'Third shelf']) {
        await api.send('POST', list, { name, slug: name.toLowerCase().replace(' ', '-') });
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await openAddress(page, `${panel}${list}?page=1&pageSize=10&sort=name:ASC&_q=shelf`);
      await expect(page.getByRole('row').filter({ hasText: 'Third shelf' })).toContainText('Draft');
      await page.getByRole('checkbox', { name: 'Select Second shelf' }).click();
      await page.getByRole('checkbox', { name: 'Select Third shelf' }).click();
      await page.getByRole('button', { name: 'Change stage' }).click();
      const moving = page.getByRole('dialog', { name: 'Change the stage of 2 entries' });
      await moving.getByRole('combobox', { name: 'New stage' }).click();
      await page.getByRole('option', { name: 'In review' }).click();
      await expectAccessibleAsShown(page);
      await moving.getByRole('button', { name: 'Change', exact: true }).click();
      await expect(moving).toBeHidden();
      await expect(page.getByRole('row').filter({ hasText: 'Third shelf' })).toContainText('In review');
      await page.getByRole('checkbox', { name: 'Select Second shelf' }).click();
      await page.getByRole('checkbox', { name: 'Select Third shelf' }).click();
      await page.getByRole('button', { name: 'Assign', exact: true }).click();
      const assigning = page.getByRole('dialog', { name: 'Assign 2 entries' });
      await assigning.getByRole('combobox').fill('Rita');
      await page.getByRole('option', { name: 'Rita Reviewer' }).click();
      await expectAccessibleAsShown(page);
      await assigning.getByRole('button', { name: 'Assign', exact: true }).click();
      await expect(assigning).toBeHidden();
      await expect(page.getByRole('row').filter({ hasText: 'Third shelf' })).toContainText('Rita Reviewer');
    });

    await test.step('a phone lists stage and assignee, and changes them for selected entries', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const shelf = page.getByRole('link', { name: /Third shelf/ });
      await expect(shelf).toContainText('In review');
      await expect(shelf).toContainText('Rita Reviewer');
      await expectNoSidewaysScroll(page);
      await expectAccessibleAsShown(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: null });
    });

    await test.step('the workflow and the profile are accessible', async () => {
      await openAddress(page, `${panel}/me`);
      await expect(page.getByRole('checkbox', { name: 'An entry is assigned to me' })).toBeChecked();
      await expectAccessibleAsShown(page);
    });
  } finally {
    await product.remove();
  }
});
