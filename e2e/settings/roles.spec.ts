import { expect } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { addPerson, roleId, signInToApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';
import { anotherGrace } from '../support/people.ts';
import { startNewRole, openFields, permissionBox, save } from './role-editor.ts';

test('roles are created, duplicated, restricted to fields of components, bound to conditions, and deleted if unused', async ({
  page,
  shared: product,
}) => {
  await signIn(page, `${product.panel}/settings/roles`);

  await test.step('a permission on a field of a component makes its parents partly granted', async () => {
    await startNewRole(page, 'Describer');
    await openFields(page, 'Author');
    await page.getByRole('button', { name: 'Fields in links', exact: true }).click();
    await permissionBox(page, 'Update Author: links.label').check();
    for (const name of ['Update Author: links', 'Update Author', 'Everything on Author']) {
      await expect(permissionBox(page, name)).toHaveJSProperty('indeterminate', true);
    }
    await permissionBox(page, 'Update Author: links').click();
    await expect(permissionBox(page, 'Update Author: links')).toBeChecked();
    await permissionBox(page, 'Update Author: links.label').uncheck();
    await expect(permissionBox(page, 'Update Author: links')).toHaveJSProperty('indeterminate', true);
    await permissionBox(page, 'Read Author').check();
    await expect(permissionBox(page, 'Read Author: slug')).toBeChecked();
  });

  await test.step('a condition limits it to the creator', async () => {
    await page.getByRole('button', { name: 'Conditions of Author', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Conditions: Author' });
    await dialog.getByRole('group', { name: 'Update' }).getByLabel('Is creator').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Conditions of Author (1)' })).toBeVisible();
  });

  await test.step('a permission for settings is added', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Users and roles/i }).click();
    await page.getByLabel('Select all of Users').check();
  });

  await test.step('it is unchanged after saving and reloading', async () => {
    await save(page);
    await expect(page).toHaveURL(/\/settings\/roles\/\d+$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Conditions of Author (1)' })).toBeVisible();
    await openFields(page, 'Author');
    await page.getByRole('button', { name: 'Fields in links', exact: true }).click();
    await expect(permissionBox(page, 'Update Author: links.label')).not.toBeChecked();
    await expect(permissionBox(page, 'Update Author: links')).toHaveJSProperty('indeterminate', true);
    await expect(permissionBox(page, 'Read Author')).toBeChecked();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Users and roles/i }).click();
    await expect(page.getByLabel('Select all of Users')).toBeChecked();
  });

  await test.step('leaving with changes opens a prompt', async () => {
    await page.getByLabel('Select all of Users').uncheck();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByRole('table', { name: 'Roles' })).toBeVisible();
  });

  await test.step('duplicate the role', async () => {
    await page.getByRole('button', { name: 'Actions for Describer' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Describer (copy)');
    await expect(permissionBox(page, 'Read Author')).toBeChecked();
    await page.getByLabel('Name', { exact: true }).fill('Describer');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/\w/);
    await page.getByLabel('Name', { exact: true }).fill('Second describer');
    await save(page);
    await expect(page.getByRole('button', { name: 'Conditions of Author (1)' })).toBeVisible();
  });

  await test.step('an unused role can be deleted, one in use cannot', async () => {
    const api = await signInToApi(product.origin);
    const used = await roleId(api, 'Describer');
    await addPerson(api, anotherGrace(), [used]);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('row', { name: /^Describer/ })).toContainText('1 user');
    await page.getByRole('button', { name: 'Actions for Describer' }).click();
    const remove = page.getByRole('menuitem', { name: /^Delete/ });
    await expect(remove).toContainText('Still has users');
    await expect(remove).toBeDisabled();
    await page.keyboard.press('Escape');
    expect((await api.send('DELETE', `/admin/roles/${used}`)).status).toBe(400);
    await page.getByRole('button', { name: 'Actions for Second describer' }).click();
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Role deleted', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Second describer/ })).toHaveCount(0);
  });

  await test.step('the super administrator role is read-only', async () => {
    await page.getByRole('button', { name: 'Actions for Super Admin' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['View', 'Duplicate']);
    await page.getByRole('menuitem', { name: 'View' }).click();
    await expect(page.getByText('This role has every permission. It cannot be changed.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
    await expect(permissionBox(page, 'Everything on Author')).toBeChecked();
    await expect(permissionBox(page, 'Everything on Author')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  });
});
