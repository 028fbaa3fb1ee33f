import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A user of the product. */
export interface Person {
  readonly firstname: string;
  readonly lastname?: string;
  readonly email: string;
  readonly password: string;
}

/** A colleague of the administrator. */
export const grace = {
  firstname: 'Grace',
  lastname: 'Hopper',
  email: 'grace@example.com',
  password: 'Passw0rd-of-Grace',
} as const satisfies Person;

/** Returns a user named like Grace with a unique address. */
export const anotherGrace = (): Person & { readonly lastname: string } => ({
  ...grace,
  email: `grace-${randomUUID()}@example.com`,
});

/** Fills in a registration, except a given email address. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  const email = page.getByLabel('Email');
  await page.getByLabel('First name').fill(person.firstname);
  await page.getByLabel('Last name').fill(person.lastname ?? '');
  if (await email.isEnabled()) await email.fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
}

/** Submits the sign-in form without waiting for the result. */
export async function submitSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Signs a user in with the form; a `remembered` session outlives the tab. */
export async function signInAs(
  page: Page,
  panel: string,
  { person, memory = 'tab' }: { readonly person: Person; readonly memory?: 'tab' | 'remembered' },
): Promise<void> {
  await page.goto(`${panel}/auth/login`);
  if (memory === 'remembered') await page.getByLabel('Remember me').check();
  await submitSignIn(page, person);
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
}
