import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { test } from '../support/journey.ts';

/** Delays the code of menus, dialogs and lists of options. @returns a function that delivers it */
async function holdLayers(page: Page): Promise<() => void> {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((deliver) => {
    resolve = deliver;
  });
  await page.route(/\/assets\/layers-[^/]*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve();
}

async function openList(page: Page, panel: string): Promise<void> {
  await signIn(page, panel);
  await page.getByRole('link', { name: 'Content', exact: true }).first().click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
}

test('a press on the menu of a row opens it once its code has arrived', async ({ page, shared: product }) => {
  const deliver = await holdLayers(page);
  await openList(page, product.panel);
  const trigger = page.getByRole('button', { name: /^Actions for/ }).first();
  await trigger.click();
  await page.mouse.move(5, 5);
  await expect(page.getByRole('menu')).toBeHidden();
  deliver();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});

test('the Enter key opens a menu at its first item once its code has arrived', async ({
  page,
  shared: product,
}) => {
  const deliver = await holdLayers(page);
  await openList(page, product.panel);
  const trigger = page.getByRole('button', { name: /^Actions for/ }).first();
  await trigger.press('Enter');
  deliver();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
});

test('the Enter key opens a list of options once its code has arrived', async ({ page, shared: product }) => {
  const deliver = await holdLayers(page);
  await openList(page, product.panel);
  const select = page.getByRole('combobox').last();
  await select.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  deliver();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(select).toBeFocused();
  await expect(select).toHaveAttribute('aria-expanded', 'false');
});
