import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAsShown } from '../screens/axe.ts';
import { expectNoSidewaysScroll } from '../screens/page-width.ts';
import { signIn } from '../support/administrator.ts';
import { openAddress } from '../support/open-address.ts';
import { Product } from '../support/product.ts';

const options = { data: 'registered', environment: { ENTERPRISE: 'true' } } as const;
const rows = (page: Page) => page.locator('tbody tr');

/** Renames the administrator with the form of the profile, which the audit log records. */
async function rename(page: Page, panel: string, name: string): Promise<void> {
  await openAddress(page, `${panel}/me`);
  await page.getByRole('textbox', { name: /^Last name/ }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}

test('an administrator finds a change in the audit log, reads and exports it', async ({ page }) => {
  await Product.during(options, async ({ panel }) => {
    await signIn(page, `${panel}/me`);
    await rename(page, panel, '=Lovelace');
    await openAddress(page, `${panel}/settings/audit-logs`);
    await expect(rows(page).first()).toContainText('Updated');
    await expectAccessibleAsShown(page);

    await test.step('filters by action, kept by a reload', async () => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await expectAccessibleAsShown(page);
      await page.getByRole('combobox', { name: 'Action' }).click();
      await page.getByRole('option', { name: 'Updated (user.update)' }).click();
      await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
    });

    await test.step('shows the previous and the current value', async () => {
      await rows(page).first().getByRole('link').click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.locator('ins')).toHaveText('=Lovelace');
      await expect(drawer.getByText('127.0.0.1')).toBeVisible();
      await expectAccessibleAsShown(page);
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toHaveCount(0);
    });

    await test.step('exports the filtered records as a table without formulas', async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Spreadsheet (CSV)' }).click();
      const text = await readFile(await (await downloading).path(), 'utf8');
      const lines = text.trim().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain('user.update');
      expect(lines[1]).not.toMatch(/(^|,)"?=/);
    });

    await test.step('the export is a record too', async () => {
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.reload();
      await expect(rows(page).first()).toContainText('Exported');
    });
  });
});

test('the audit log fits a phone in the dark theme', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await Product.during(options, async ({ panel }) => {
    await signIn(page, `${panel}/settings/audit-logs`);
    await expect(rows(page).first()).toContainText('Signed in');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('combobox', { name: 'User' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('dialog').getByText('admin.auth.success', { exact: false })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleAsShown(page);
  });
});
