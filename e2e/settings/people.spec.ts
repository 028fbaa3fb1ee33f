import { expect, type Page } from '@playwright/test';
import { administrator, signIn } from '../support/administrator.ts';
import { roleId, signInToApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';
import { openAddress } from '../support/open-address.ts';
import { save } from './role-editor.ts';

const list = '/settings/users?pageSize=10&page=1&sort=firstname';
const names = ['Bea', 'Cid', 'Dot', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kim', 'Lou', 'Max'];

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row');
const firstCells = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody tr');

test('search, filters, sorting and page of the users list are in its address; users are edited and deleted, except the last super administrator', async ({
  page,
  product,
}) => {
  const api = await signInToApi(product.origin);
  const editor = await roleId(api, 'Editor');
  for (const firstname of names) {
    const email = `${firstname.toLowerCase()}@example.com`;
    await api.data('POST', '/admin/users', { firstname, lastname: 'Doe', email, roles: [editor] });
  }
  await signIn(page, `${product.panel}/settings`);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL(`${product.panel}${list}`);
  await expect(page.getByText('13 users found')).toBeVisible();
  await expect(rows(page)).toHaveCount(11);

  await test.step('Back and reload keep the page', async () => {
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(rows(page)).toHaveCount(4);
    await page.reload();
    await expect(firstCells(page).first()).toContainText('Kim');
    await page.goBack();
    await expect(page).toHaveURL(/[?&]page=1/);
    await expect(firstCells(page).first()).toContainText('Ada');
  });

  await test.step('on a small screen the status and the actions are visible', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const status = await page.getByRole('columnheader', { name: 'Status' }).boundingBox();
    const actions = await page.getByRole('columnheader', { name: 'Actions' }).boundingBox();
    expect((status?.x ?? 0) + (status?.width ?? 0)).toBeLessThanOrEqual((actions?.x ?? 0) + 1);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('sort by email in descending order', async () => {
    const header = page.getByRole('columnheader', { name: 'Email' });
    await header.getByRole('button').click();
    await expect(page).toHaveURL(/sort=email(:|%3A)ASC/);
    await header.getByRole('button').click();
    await expect(page).toHaveURL(/sort=email(:|%3A)DESC/);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(firstCells(page).first()).toContainText('max@example.com');
  });

  await test.step('filter and search, then remove both', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Value').fill('o');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await expect(firstCells(page)).toHaveCount(3);
    await expect(page).toHaveURL(/filters/);
    await page.getByRole('searchbox', { name: 'Search users' }).fill('lou@');
    await expect(firstCells(page)).toHaveCount(1);
    await page.reload();
    await expect(firstCells(page)).toHaveCount(1);
    await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('lou@');
    await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody at all');
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page.getByText('13 users found')).toBeVisible();
  });

  await test.step('edit a user; Back returns to the same list', async () => {
    await page.getByRole('searchbox', { name: 'Search users' }).fill('bea');
    await expect(page).toHaveURL(/_q=bea/);
    await expect(firstCells(page)).toHaveCount(1);
    await firstCells(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bea Doe' })).toBeVisible();
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('This value is required.');
    await page.getByLabel('First name').fill('Beatrice');
    await page.getByLabel('Email').fill('cid@example.com');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already exists/i);
    await page.getByLabel('Email').fill('beatrice@example.com');
    await save(page);
    await page.reload();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/_q=bea/);
    await expect(firstCells(page)).toHaveCount(1);
    await expect(firstCells(page).first()).toContainText('beatrice@example.com');
  });

  await test.step('delete several users, but not the own account', async () => {
    await openAddress(page, `${product.panel}${list}`);
    await expect(page.getByText('13 users found')).toBeVisible();
    await page.getByLabel('Select all users').check();
    await expect(page.getByRole('toolbar', { name: 'Selected users' })).toContainText('10 users selected');
    await page.getByLabel('Select Cid Doe').uncheck();
    await page
      .getByRole('toolbar', { name: 'Selected users' })
      .getByRole('button', { name: 'Delete' })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Delete 8 users?' });
    await expect(question).toContainText('Your own account is left out.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('8 users deleted', { exact: true })).toBeVisible();
    await expect(page.getByText('5 users found')).toBeVisible();
    await expect(firstCells(page).nth(0)).toContainText('Ada');
    await expect(firstCells(page).nth(1)).toContainText('Cid');
  });

  await test.step('the last super administrator cannot be deactivated, deleted or lose the role', async () => {
    const own = page.getByRole('row', { name: new RegExp(administrator.email) });
    await own.getByRole('button', { name: 'Actions for Ada' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Edit' }).click();

    await expect(page.getByRole('switch', { name: 'Active' })).toBeDisabled();
    await expect(page.getByText('You cannot deactivate your own account.')).toBeVisible();

    const fieldError = page
      .getByRole('alert')
      .filter({ hasText: 'There must always be an active user with the super administrator role' });
    await page.getByLabel('Super Admin').uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('group', { name: /Roles/ })).toContainText('This value is required.');
    await page.getByLabel('Editor').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(fieldError).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expect(page.getByLabel('Super Admin')).toBeChecked();
  });
});
