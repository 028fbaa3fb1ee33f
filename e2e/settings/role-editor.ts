import { expect, type Locator, type Page } from '@playwright/test';

/** Returns a checkbox of the permission editor: an action on a content type or on one of its fields. */
export function permissionBox(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name, exact: true });
}

/** Shows the fields of a content type. */
export async function openFields(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: `Fields and locales of ${type}` }).click();
}

/** Opens the page of a new role from the list and enters its name. */
export async function startNewRole(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create new role' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
}

/** Saves the page and waits for the notice. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}
