import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorResponse } from '../../http/fixtures/fake-server.ts';
import { signInMarkup } from '../../document/index.ts';
import { fillField } from '../../testing/fill-field.ts';
import { openPanel, type PanelSpec } from '../../routing/fixtures/open-panel.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function openLogin(spec: PanelSpec = {}) {
  const opened = openPanel({ at: '/auth/login', visitor: 'signed out', ...spec });
  render(opened.panel);
  await screen.findByRole('heading', { name: 'Welcome!' });
  return { ...opened, logins: () => opened.server.requestsTo('POST /admin/login') };
}

async function fillIn() {
  await fillField(userEvent, field(/^Email/), ' ada@example.com ');
  await fillField(userEvent, field(/^Password/), ' pass word ');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));

/** Returns each element with its text, styles and name, without the parts that differ between renders. */
function shapeOf(page: Element | null | undefined): readonly string[] {
  const passing = new Set(['id', 'for', 'aria-labelledby', 'selected', 'href', 'style']);
  return [...(page?.querySelectorAll('*') ?? [])].map(({ tagName, attributes, children, textContent }) => {
    const reported = [...attributes].filter(({ name }) => !passing.has(name));
    const named = reported.map(({ name, value }) => `${name}=${value}`).toSorted();
    return [tagName, ...named, children.length === 0 ? textContent : ''].join(' ');
  });
}

it('renders the same markup as the form in the document', async () => {
  const { container } = render(openPanel({ at: '/auth/login', visitor: 'signed out' }).panel);
  await screen.findByRole('heading', { name: 'Welcome!' });
  const early = document.createElement('div');
  early.innerHTML = signInMarkup({ productName: 'Atrium' });
  expect(shapeOf(early.firstElementChild)).toEqual(shapeOf(container.querySelector('main')?.parentElement));
  expect(early.querySelectorAll('input')).toHaveLength(3);
});

/** Puts the document's form into the page before the panel; `look` is called each time the form is read. */
function standing({
  look = () => undefined,
  isSent = false,
}: {
  look?: (email: HTMLInputElement) => void;
  isSent?: boolean;
}) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = signInMarkup({ productName: 'Atrium' });
  const [address, secret] = page.querySelectorAll('input');
  if (!address || !secret) throw new Error('The form has lost its fields.');
  address.value = 'ada@example.co';
  secret.value = 'secret';
  globalThis.adminEarlySignIn = {
    get page() {
      look(address);
      return page;
    },
    isSent: () => isSent,
  };
}

describe('the form in the document', () => {
  it('hands its input values over, including those entered while the page renders', async () => {
    let reading = 0;
    standing({
      look: (address) => {
        reading += 1;
        if (reading === 2) address.value = 'ada@example.com';
      },
    });
    await openLogin();
    expect(screen.getAllByLabelText(/^Email/)).toHaveLength(1);
    expect(field(/^Email/)).toHaveValue('ada@example.com');
    expect(field(/^Password/)).toHaveValue('secret');
  });

  it('is submitted once by the page if it was already submitted', async () => {
    standing({ isSent: true });
    const { logins } = await openLogin({
      responses: { 'POST /admin/login': errorResponse(400, 'ApplicationError', 'Invalid credentials') },
    });
    await screen.findByText('Invalid credentials');
    expect(logins().map(({ body }) => body)).toEqual([{ email: 'ada@example.co', password: 'secret' }]);
  });
});

describe('the sign-in page', () => {
  it('states its purpose', async () => {
    await openLogin();
    expect(screen.getByText('Log in to your account')).toBeInTheDocument();
  });

  it('focuses the first field', async () => {
    await openLogin();
    await waitFor(() => expect(field(/^Email/)).toHaveFocus());
  });

  it('marks the missing fields, focuses the first of them, and sends nothing', async () => {
    const { logins } = await openLogin();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submit();
    await waitFor(() => expect(field(/^Email/)).toHaveFocus());
    expect(field(/^Email/)).toHaveAccessibleDescription('This value is required.');
    expect(field(/^Password/)).toHaveAccessibleDescription('This value is required.');
    expect(logins()).toHaveLength(0);
  });

  it.each([
    ['takes over', 'fr'],
    ['is new to', null],
  ])(
    'keeps the language that was selected on the page, which %s the profile',
    async (_how, preferedLanguage) => {
      const me = { id: 1, firstname: 'Ada', lastname: null, email: 'ada@example.com', roles: [] };
      const { server, shell } = await openLogin({
        responses: {
          'GET /admin/users/me': { body: { data: { ...me, preferedLanguage } } },
          'PUT /admin/users/me': { body: { data: me } },
        },
      });
      const language = screen.getByRole('combobox', { name: 'Language' });
      await userEvent.hover(language);
      await userEvent.selectOptions(language, 'de');
      await fillIn();
      await submit();
      await screen.findByRole('heading', { name: 'Hello Ada' });
      expect(shell.preferences.getState().language).toBe('de');
      await waitFor(() =>
        expect(server.requestsTo('PUT /admin/users/me').map(({ body }) => body)).toEqual([
          { preferedLanguage: 'de' },
        ]),
      );
    },
  );

  it('switches to the language of the profile if no language was selected on the page', async () => {
    const me = { id: 1, firstname: 'Ada', lastname: null, email: 'ada@example.com', roles: [] };
    const { server, shell } = await openLogin({
      responses: { 'GET /admin/users/me': { body: { data: { ...me, preferedLanguage: 'fr' } } } },
    });
    await fillIn();
    await submit();
    await screen.findByRole('heading', { name: 'Hello Ada' });
    expect(shell.preferences.getState().language).toBe('fr');
    expect(server.requestsTo('PUT /admin/users/me')).toHaveLength(0);
  });

  it('focuses the first invalid field after each submission', async () => {
    await openLogin();
    await submit();
    await screen.findAllByText('This value is required.');
    await submit();
    await waitFor(() => expect(field(/^Email/)).toHaveFocus());
    await userEvent.type(field(/^Password/), 'x');
    await waitFor(() => expect(field(/^Password/)).toHaveFocus());
  });

  it('focuses the second field if it is the only invalid one, and clears its error on change', async () => {
    await openLogin();
    await fillField(userEvent, field(/^Email/), 'ada@example.com');
    await submit();
    await waitFor(() => expect(field(/^Password/)).toHaveFocus());
    await userEvent.keyboard('x');
    expect(field(/^Password/)).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('sends the trimmed address and the unchanged password, then opens the home page', async () => {
    const { logins, address } = await openLogin();
    await fillIn();
    await submit();
    await screen.findByRole('heading', { name: 'Hello Ada' });
    expect(address()).toBe('/');
    expect(logins().map(({ body }) => body)).toEqual([{ email: 'ada@example.com', password: ' pass word ' }]);
    expect(localStorage.getItem('admin.token')).toBeNull();
  });

  it('stores a lasting session, and requests one from the server, if "Remember me" is checked', async () => {
    const { logins } = await openLogin();
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submit();
    await screen.findByRole('heading', { name: 'Hello Ada' });
    expect(logins()[0]?.header('X-Session-Lifetime')).toBe('remembered');
    expect(logins()[0]?.body).not.toHaveProperty('rememberMe');
    expect(localStorage.getItem('admin.token')).not.toBeNull();
  });

  it('shows and hides the password', async () => {
    await openLogin();
    expect(field(/^Password/).type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field(/^Password/).type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field(/^Password/).type).toBe('password');
  });

  it('shows the error of the server, keeps the input, and clears the error on the next input', async () => {
    await openLogin({
      responses: { 'POST /admin/login': errorResponse(400, 'ApplicationError', 'Invalid credentials') },
    });
    await fillIn();
    await submit();
    await screen.findByText('Invalid credentials');
    expect(field(/^Password/)).toHaveValue(' pass word ');
    await userEvent.type(field(/^Password/), '!');
    expect(screen.queryByText('Invalid credentials')).not.toBeInTheDocument();
  });

  it.each([
    [{ 'retry-after': '300' }, 'Too many tries. Try again in 5 minutes.'],
    [{ 'retry-after': '1' }, 'Too many tries. Try again in 1 second.'],
    [{}, 'Too many requests, please try again later.'],
  ])('shows when to retry after too many attempts, if the server states it: %j', async (headers, text) => {
    const refusal = errorResponse(429, 'RateLimitError', 'Too many requests, please try again later.');
    await openLogin({ responses: { 'POST /admin/login': { ...refusal, headers } } });
    await fillIn();
    await submit();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field(/^Password/)).toHaveValue(' pass word ');
  });

  it('shows a default text for an error without a message', async () => {
    await openLogin({ responses: { 'POST /admin/login': errorResponse(500, 'InternalServerError', '') } });
    await fillIn();
    await submit();
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  });

  it.each(['User not active', 'user  NOT active.', 'UserNotActive'])(
    'redirects a user whose account is suspended: %s',
    async (message) => {
      const { address } = await openLogin({
        responses: { 'POST /admin/login': errorResponse(400, 'ApplicationError', message) },
      });
      await fillIn();
      await submit();
      await screen.findByText('Your account has been suspended.');
      expect(address()).toBe('/auth/oops');
    },
  );

  it('shows a default text when the server does not respond', async () => {
    await openLogin({
      responses: {
        'POST /admin/login': () => {
          throw new AxiosError('Network Error');
        },
      },
    });
    await fillIn();
    await submit();
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  });

  it('sends one request, however often the form is submitted before the response', async () => {
    const { logins } = await openLogin({
      responses: { 'POST /admin/login': () => new Promise<never>(() => undefined) },
    });
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(logins()).toHaveLength(1));
    expect(screen.getByRole('button', { name: /Login/ })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(field(/^Password/), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /Login/ }));
    expect(logins()).toHaveLength(1);
  });

  it('renders only the current language until the language field is focused', async () => {
    await openLogin();
    const choice = screen.getByRole('combobox', { name: 'Language' });
    expect(within(choice).getAllByRole('option')).toHaveLength(1);
    expect(choice).toHaveDisplayValue('English');
    act(() => choice.focus());
    expect(within(choice).getAllByRole('option')).toHaveLength(34);
  });

  it('marks languages without translations, and keeps the direction of the English texts when one is selected', async () => {
    await openLogin();
    const choice = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.hover(choice);
    await userEvent.selectOptions(choice, 'العربية (texts in English)');
    expect(choice).toHaveDisplayValue('العربية (texts in English)');
    expect(within(choice).getByRole('option', { name: 'English' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
  });
});
