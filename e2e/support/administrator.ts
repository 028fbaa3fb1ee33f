import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';

/** The administrator of the journeys. */
export const administrator = {
  firstname: 'Ada',
  email: 'ada@example.com',
  password: 'Passw0rd-of-Ada',
} as const;

/** Registers the first administrator through the API, for journeys that start after it. */
export async function registerAdministrator(origin: string): Promise<string> {
  const response = await fetch(`${origin}/admin/register-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  if (!response.ok) throw new Error(`Registration failed: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/**
 * Signs in through the API, for journeys that start behind the sign-in, and opens an address or the home page.
 * @param memory the lifetime of the session; tabs of a browser share a `remembered` one
 */
export async function signIn(
  page: Page,
  address: string,
  { email, password }: Pick<Person, 'email' | 'password'> = administrator,
  memory: 'tab' | 'remembered' = 'tab',
): Promise<void> {
  const { origin } = new URL(address);
  const rememberMe = memory === 'remembered';
  // A request of the browser, so that the browser receives the session cookie.
  const response = await page.request.post(`${origin}/admin/login`, {
    data: { email, password, rememberMe },
    headers: rememberMe ? { 'x-session-lifetime': 'remembered' } : {},
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { data } = (await response.json()) as { data: { token: string; user: object } };
  await page.goto(`${origin}/admin/init`);
  await page.evaluate(
    ({ token, user, lasts }) => {
      const storage = lasts ? localStorage : sessionStorage;
      storage.setItem('admin.token', token);
      storage.setItem('admin.user', JSON.stringify(user));
    },
    { ...data, lasts: rememberMe },
  );
  await page.goto(address);
}
