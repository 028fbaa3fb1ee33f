import { expect, type Locator, type Page } from '@playwright/test';

/** A box of the permission editor: an action on a content type, or on one field of it. */
export function permissionBox(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name, exact: true });
}

/** Shows the fields of a content type. */
export async function openFields(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: `Fields and locales of ${type}` }).click();
}

/** Begins a new role with that name, from the list of roles. */
export async function beginRole(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create new role' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
}

/** Saves the page and waits until it says so. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}
