import { expect, test } from '@playwright/test';
import { expectAccessibleAsShown } from '../screens/axe.ts';
import { expectNoSidewaysScroll } from '../screens/page-width.ts';
import { signIn } from '../support/administrator.ts';
import { Product } from '../support/product.ts';

const environment = { ENTERPRISE: 'true', ENTERPRISE_SEATS: '1' };
const users = '/settings/users?pageSize=10&page=1&sort=firstname';

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${device}, a full installation warns and refuses another user, and more seats accept it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await Product.during({ data: 'registered', environment }, async ({ panel }) => {
      await signIn(page, `${panel}${users}`);
      await expect(page.getByText('The only seat is in use', { exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleAsShown(page);

      await test.step('the invitation is refused, and the input remains', async () => {
        await page.getByRole('button', { name: 'Invite new user' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('First name').fill('Grace');
        await dialog.getByLabel('Email').fill('grace@example.com');
        await dialog.getByLabel('Editor', { exact: true }).check();
        await dialog.getByRole('button', { name: 'Invite user' }).click();
        await expect(dialog.getByText(/^The only seat is in use\. Deactivate a user/)).toBeVisible();
        await expect(dialog.getByLabel('Email')).toHaveValue('grace@example.com');
        await expectNoSidewaysScroll(page);
        await expectAccessibleAsShown(page);
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(page.getByRole('row')).toHaveCount(2);
      });
    });

    const more = { ...environment, ENTERPRISE_SEATS: '3' };
    await Product.during({ data: 'registered', environment: more }, async ({ panel }) => {
      await signIn(page, `${panel}${users}`);
      await expect(page.getByText('1 of 3 seats in use', { exact: true })).toBeVisible();
      await expectAccessibleAsShown(page);
      await page.getByRole('button', { name: 'Invite new user' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('First name').fill('Grace');
      await dialog.getByLabel('Email').fill('grace@example.com');
      await dialog.getByLabel('Editor', { exact: true }).check();
      await dialog.getByRole('button', { name: 'Invite user' }).click();
      await expect(dialog.getByLabel('Invitation link')).toBeVisible();
    });
  });
}
