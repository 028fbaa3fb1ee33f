import { expect } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';
import { expectNoSidewaysScroll } from '../screens/page-width.ts';
import { openFields, permissionBox, save } from './role-editor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone of 390 px, users, a role and the profile can be edited', async ({
  page,
  shared: product,
}) => {
  await page.goto(`${product.panel}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await signIn(page, `${product.panel}/me`);

  await test.step('navigate the settings', async () => {
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Settings', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Users', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });

  await test.step('invite a user and open their page', async () => {
    await page.getByRole('button', { name: 'Invite new user' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Grace');
    // An address without a line break opportunity.
    await dialog.getByLabel('Email').fill(`${'grace'.repeat(12)}@example.com`);
    await dialog.getByLabel('Editor', { exact: true }).check();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Invite user' }).tap();
    await expect(dialog.getByLabel('Invitation link')).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Finish' }).tap();
    await page.getByRole('button', { name: 'Filters' }).tap();
    await expect(page.getByLabel('Value')).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('row', { name: /gracegrace/ })
      .getByRole('link')
      .first()
      .tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Grace' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const address = await page
      .getByText(/^(?:grace){12}@example\.com$/)
      .first()
      .boundingBox();
    const button = await page.getByRole('button', { name: 'Save' }).boundingBox();
    if (!address || !button) throw new Error('The address and the button are on the page');
    const isBeside = address.x + address.width <= button.x || button.x + button.width <= address.x;
    const isApart = address.y + address.height <= button.y || button.y + button.height <= address.y;
    expect(isBeside || isApart).toBe(true);
  });

  await test.step('create a role', async () => {
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Roles', exact: true }).tap();
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Create new role' }).tap();
    await page.getByLabel('Name', { exact: true }).fill('Name publisher');
    await openFields(page, 'Author');
    await permissionBox(page, 'Update Author: name').tap();
    await permissionBox(page, 'Publish Author').tap();
    await expect(permissionBox(page, 'Publish Author')).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await page.getByRole('tab', { name: 'Settings' }).tap();
    await page.getByRole('button', { name: /^Users and roles/i }).tap();
    await page.getByLabel('Select all of Users').tap();
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
    await save(page);
    await expect(page).toHaveURL(/\/settings\/roles\/\d+$/);
    await expect(permissionBox(page, 'Publish Author')).toBeChecked();
  });

  await test.step('edit the profile', async () => {
    await page.getByRole('button', { name: 'Account menu' }).tap();
    await page.getByRole('menuitem', { name: 'Profile' }).tap();
    await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
