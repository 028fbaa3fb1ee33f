import { expect, type Page } from '@playwright/test';
import { roleId, signInToApi } from '../support/admin-api.ts';
import { expectAccessible, expectAccessibleAsShown, type Screen } from './axe.ts';
import { test } from '../support/journey.ts';
import { fillRegistration, grace } from '../support/people.ts';

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

const waysBack: readonly Screen[] = [
  { name: 'forgotten', path: '/auth/forgot-password', shown: heading('Password Recovery') },
  { name: 'letter sent', path: '/auth/forgot-password-success', shown: heading('Email sent') },
  {
    name: 'refused',
    path: '/auth/oops?info=This%20link%20is%20used%20up.',
    shown: (page) => page.getByText('This link is used up.'),
  },
  {
    name: 'dead link',
    path: '/auth/reset-password?code=x',
    shown: heading('This link is no longer valid'),
  },
  { name: 'no other ways', path: '/auth/providers', shown: heading('Other ways to sign in') },
];

test('axe reports nothing on the pages for recovering an account', async ({ page, shared: product }) => {
  await page.goto(`${product.panel}/auth/oops`);
  await expect(heading('Oops...')(page)).toBeVisible();
  await expectAccessible(page, product.panel, waysBack);
  // Like a server that does not validate links before the form.
  await page.route('**/admin/reset-password/check', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(`${product.panel}/auth/reset-password?code=made-up`);
  await page.getByLabel('Password', { exact: true }).fill('easy');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleAsShown(page);
});

test('axe reports nothing on the registration of an invited user and on a forbidden page', async ({
  page,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const roles = [await roleId(api, 'Author')];
  const { registrationToken } = await api.data<{ registrationToken: string }>('POST', '/admin/users', {
    firstname: 'Eve',
    email: 'eve@example.com',
    roles,
  });
  await page.goto(`${product.panel}/auth/register?registrationToken=${registrationToken}`);
  await expect(page.getByLabel('Email')).toHaveValue('eve@example.com');
  await expectAccessibleAsShown(page);
  await fillRegistration(page, { ...grace, firstname: 'Eve' });
  await page.getByRole('button', { name: "Let's start" }).click();
  await expect(heading('Hello Eve')(page)).toBeVisible();
  await expectAccessible(page, product.panel, [
    { name: 'closed', path: '/settings/users', shown: heading('You may not see this page') },
  ]);
});
