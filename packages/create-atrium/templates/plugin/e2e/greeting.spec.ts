import { expect, test } from '@playwright/test';

test('the first administrator reads a greeting', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel(/^First name/).fill('Ada');
  await page.getByLabel(/^Email/).fill('ada@example.com');
  await page.getByLabel(/^Password/).fill('Correct-Horse-7');
  await page.getByLabel(/^Confirm password/).fill('Correct-Horse-7');
  await page.getByRole('button', { name: "Let's start" }).click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Greetings' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await expect(page.getByText('Hello, Ada!')).toBeVisible();
});
