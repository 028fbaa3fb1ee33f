import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer } from '../http/fixtures/fake-server.ts';
import { openPanel, type PanelSpec } from '../routing/fixtures/open-panel.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function openRegistration(answers: PanelSpec['answers'] = {}) {
  const opened = openPanel({ visitor: 'first administrator', answers });
  render(opened.panel);
  await screen.findByRole('heading', { name: 'Welcome to Atrium' });
  return { ...opened, registrations: () => opened.server.requestsTo('POST /admin/register-admin') };
}

async function fillIn(values: Readonly<Record<string, string>> = {}) {
  await userEvent.type(field(/^First name/), values['firstname'] ?? 'Ada');
  if (values['lastname']) await userEvent.type(field(/^Last name/), values['lastname']);
  await userEvent.type(field(/^Email/), values['email'] ?? 'ada@example.com');
  await userEvent.type(field(/^Password/), values['password'] ?? 'Passw0rd');
  await userEvent.type(field(/^Confirm password/), values['confirmPassword'] ?? 'Passw0rd');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: "Let's start" }));

const complaints = (...errors: readonly { readonly path: readonly string[]; readonly message: string }[]) =>
  errorAnswer(400, 'ValidationError', errors.length > 1 ? '2 errors occurred' : 'One error', { errors });

describe('the registration of the first administrator', () => {
  it('names what is wrong at each field, leads to the first of them, and sends nothing', async () => {
    const { registrations } = await openRegistration();
    await fillIn({ email: 'Ada@Example.com', password: 'password1', confirmPassword: 'password2' });
    await submit();
    await waitFor(() => expect(field(/^Email/)).toHaveFocus());
    expect(field(/^Email/)).toHaveAccessibleDescription('The value must be lowercase.');
    expect(field(/^Password/)).toHaveAccessibleDescription(/at least one uppercase character/);
    expect(field(/^Confirm password/)).toHaveAccessibleDescription('The passwords do not match.');
    expect(field(/^First name/)).toBeValid();
    expect(registrations()).toHaveLength(0);
  });

  it('says beforehand what a password has to be', async () => {
    await openRegistration();
    expect(field(/^Password/)).toHaveAccessibleDescription(
      'Must be at least 8 characters, 1 uppercase, 1 lowercase & 1 number',
    );
  });

  it('sends neither the repetition nor an empty last name, and leads into the panel', async () => {
    const { registrations, address, shell } = await openRegistration();
    await fillIn();
    await submit();
    await screen.findByRole('heading', { name: 'Hello Ada' });
    expect(address()).toBe('/');
    expect(registrations().map(({ body }) => body)).toEqual([
      { firstname: 'Ada', email: 'ada@example.com', password: 'Passw0rd' },
    ]);
    expect(shell.project.getState().init?.hasAdmin).toBe(true);
  });

  it('sends a last name that was given', async () => {
    const { registrations } = await openRegistration();
    await fillIn({ lastname: ' Lovelace ' });
    await submit();
    await waitFor(() => expect(registrations()[0]?.body).toMatchObject({ lastname: 'Lovelace' }));
  });

  it("shows the server's complaints at their fields and leads to the first of them", async () => {
    await openRegistration({
      'POST /admin/register-admin': complaints(
        { path: ['password'], message: 'password is in every list' },
        { path: ['email'], message: 'email is taken' },
      ),
    });
    await fillIn();
    await submit();
    await waitFor(() => expect(field(/^Email/)).toHaveFocus());
    expect(field(/^Email/)).toHaveAccessibleDescription('email is taken');
    expect(field(/^Password/)).toHaveAccessibleDescription(/^password is in every list/);
    await userEvent.type(field(/^Email/), 'x');
    expect(screen.queryByText('email is taken')).not.toBeInTheDocument();
  });

  it('shows complaints that belong to no field above the form', async () => {
    await openRegistration({
      'POST /admin/register-admin': complaints({
        path: [],
        message: 'this field has unspecified keys: news',
      }),
    });
    await fillIn();
    await submit();
    expect(await screen.findByText('this field has unspecified keys: news')).toBeInTheDocument();
  });

  it('sends once, however often the form is submitted', async () => {
    const { registrations } = await openRegistration({
      'POST /admin/register-admin': () => new Promise<never>(() => undefined),
    });
    await fillIn();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(registrations()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /Let's start/ }));
    expect(registrations()).toHaveLength(1);
  });

  it('shows each password on its own', async () => {
    await openRegistration();
    const [show] = screen.getAllByRole('button', { name: 'Show password' });
    if (show) await userEvent.click(show);
    expect(field(/^Password/).type).toBe('text');
    expect(field(/^Confirm password/).type).toBe('password');
  });
});
