import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { signInToApi } from '../support/admin-api.ts';
import { violations } from '../screens/axe.ts';
import { test } from './extended-product.ts';

const authors = '/content-manager/collection-types/api::author.author';

const inspectorOf = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });

/** Waits until the shortcut is listed, which is when the page is idle, and presses it. */
async function openInspector(page: Page): Promise<void> {
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // A key pressed right after the first paint may come too early.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(shortcuts).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(shortcuts.getByText('Inspect extension points')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Period');
  await expect(inspectorOf(page)).toBeVisible();
}

test('a plugin author finds a zone of the list, copies code for it, and sees which plugin fails in another one', async ({
  page,
  context,
  extended: { panel, origin },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await signIn(page, `${panel}${authors}?page=1&pageSize=10&sort=name:ASC`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const inspector = inspectorOf(page);

  await test.step('the shortcut opens the inspector, with the focus in its filter', async () => {
    await openInspector(page);
    await expect(inspector.getByRole('searchbox')).toBeFocused();
    expect(errors).toEqual([]);
  });

  await test.step('the zone beside the filters is found by the name of its import, and outlined', async () => {
    await page.keyboard.type('listViewActions');
    await expect(inspector.getByRole('status')).toHaveText('One extension point on this page');
    const filters = await page.getByRole('button', { name: 'Filters' }).boundingBox();
    const outline = page.locator('[data-outline="content-manager.list.actions"]');
    await expect(outline).toHaveCount(1);
    // The zone is empty: its mark is in the row of the filters, and the page is beside the inspector.
    const mark = await outline.boundingBox();
    expect(Math.abs((mark?.y ?? 0) - (filters?.y ?? 0))).toBeLessThan(60);
    const edge = await inspector.boundingBox();
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(edge?.x ?? 0);
  });

  await test.step('its snippet is copied with the keyboard', async () => {
    const point = inspector.getByRole('button', { name: /^content-manager\.list\.actions/ });
    await point.press('Enter');
    await expect(inspector.getByText('props: ListContext')).toBeVisible();
    await inspector.getByRole('button', { name: 'Copy snippet' }).press('Enter');
    await expect(page.getByText('Snippet copied').first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await inspector.getByRole('textbox', { name: 'Snippet' }).inputValue());
    expect(copied).toContain("import { listViewActions } from '@admin/plugin-content-manager/points';");
  });

  await test.step('links, cells of columns and items of menus are outlined, with the ids of their contributions', async () => {
    const filter = inspector.getByRole('searchbox');
    await filter.fill('');
    // Every link of the navigation has an outline, although the point has no area of its own.
    const links = page.getByRole('navigation').first().getByRole('listitem');
    await expect(page.locator('[data-outline="shell.menu-links"]')).toHaveCount(await links.count());
    await inspector.getByRole('button', { name: /^content-manager\.list\.columns/ }).hover();
    await expect(page.getByText(/^\d+ notes\/notes\.column$/).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await inspector.getByRole('button', { name: /^shell\.row-actions/ }).hover();
    await expect(page.getByText('1 content-manager/edit')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  });

  await test.step('a modal dialog hides the outlines of the page, and shows those of its own points', async () => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await expect(page.locator('[data-outline="content-manager.list.delete-information"]')).toHaveCount(1);
    await expect(page.locator('[data-outline="shell.menu-links"]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[data-outline="shell.menu-links"]').first()).toBeVisible();
  });

  await test.step('each contribution has its own times', async () => {
    await inspector.getByRole('searchbox').fill('listActions');
    await inspector.getByRole('button', { name: /^shell\.list-actions/ }).press('Enter');
    const create = inspector.getByRole('listitem').filter({ hasText: /^content-manager\/create/ });
    await expect(create).toContainText(/rendered (once|\d+ times) in .* ms/);
    await inspector.getByRole('button', { name: /^shell\.list-actions/ }).press('Enter');
  });

  await test.step('on the next page it names the plugin that fails in a zone', async () => {
    const api = await signInToApi(origin);
    const { body } = await api.send('GET', `${authors}?page=1&pageSize=1&sort=name:ASC`);
    const [author] = (body as { readonly results: readonly { readonly id: number; readonly name: string }[] })
      .results;
    await page
      .getByRole('link', { name: author?.name ?? '' })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: /^name/i })).toBeVisible();
    await inspector.getByRole('searchbox').fill('crashing');
    await inspector.getByRole('button', { name: /^content-manager\.edit\.informations.*Problems/ }).click();
    await expect(inspector.getByText(/^crashing: 'crashing\.part' failed/)).toBeVisible();
    await expect(inspector.getByText('RENDER_FAILED')).toBeVisible();
    await expect(inspector.getByText('crashing/crashing.part').first()).toBeVisible();
    const failed = page.locator('[data-outline="content-manager.edit.informations"][data-kind="failed"]');
    await expect(failed).toHaveCount(1);
    const message = await page.getByRole('alert').getByText('This section failed to load.').boundingBox();
    const outline = await failed.boundingBox();
    expect(Math.abs((message?.y ?? 0) - (outline?.y ?? 0))).toBeLessThan(40);
  });

  await test.step('axe reports nothing, on a phone neither', async () => {
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });

  await test.step('Escape closes it, and the button of the settings opens it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await inspector.getByRole('searchbox').press('Escape');
    await expect(inspector).toHaveCount(0);
    await expect(page.locator('[data-outline]')).toHaveCount(0);
    await page.goto(`${panel}/settings/plugins`);
    await page.getByRole('button', { name: 'Inspect extension points' }).click();
    await expect(inspector).toBeVisible();
  });
});
