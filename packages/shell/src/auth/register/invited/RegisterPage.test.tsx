import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError } from 'axios';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AnalyticsContext } from '../../../analytics/use-analytics.ts';
import { errorResponse, type FakeResponse } from '../../../http/fixtures/fake-server.ts';
import { fillField } from '../../../testing/fill-field.ts';
import { openPanel, type PanelSpec } from '../../../routing/fixtures/open-panel.tsx';
import { library } from '../../../routing/fixtures/sample-plugin.tsx';
import { readTour } from '../../../tour/progress/stored-tour.ts';

// The load time of a chunk is not under test.
beforeAll(() => import('../pages.ts'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

const grace = { id: 2, firstname: 'Grace', lastname: 'Hopper', email: 'grace@example.com' };

const registered: FakeResponse = {
  body: { data: { token: 'given', user: { ...grace, roles: [{ code: 'strapi-super-admin' }] } } },
};

function open(spec: PanelSpec = {}, analyticsUrl: string | null = '/stats') {
  const { responses, ...rest } = spec;
  const opened = openPanel({
    at: '/auth/register?registrationToken=secret',
    visitor: 'signed out',
    plugins: [library],
    responses: {
      'GET /admin/registration-info': { body: { data: { ...grace, lastname: null } } },
      'POST /admin/register': registered,
      'GET /admin/users/me': { body: { data: { ...grace, preferedLanguage: null, roles: [] } } },
      ...responses,
    },
    ...rest,
  });
  render(<AnalyticsContext value={{ analyticsUrl }}>{opened.panel}</AnalyticsContext>);
  return { ...opened, registrations: () => opened.server.requestsTo('POST /admin/register') };
}

async function openForm(spec?: PanelSpec) {
  const opened = open(spec);
  await screen.findByLabelText(/^Email/);
  // Fields are rendered before they accept input.
  await waitFor(() => expect(field(/^First name/)).toHaveFocus());
  return opened;
}

async function choosePassword(password = 'Passw0rd') {
  await fillField(userEvent, field(/^Password/), password);
  await fillField(userEvent, field(/^Confirm password/), password);
}

const submit = () => userEvent.click(screen.getByRole('button', { name: "Let's start" }));

describe('the registration of an invited user', () => {
  it('contains the values of the invitation, and disables the email address', async () => {
    await openForm();
    expect(field(/^Email/)).toHaveValue('grace@example.com');
    expect(field(/^Email/)).toBeDisabled();
    expect(field(/^First name/)).toHaveValue('Grace');
    await waitFor(() => expect(field(/^First name/)).toHaveFocus());
    expect(field(/^Last name/)).toHaveValue('');
  });

  it('removes the token from the address', async () => {
    const { address } = await openForm();
    await waitFor(() => expect(address()).toBe('/auth/register'));
  });

  it('sends the user and the token, signs in this tab, and starts no tour', async () => {
    const { registrations, address } = await openForm();
    await userEvent.type(field(/^Last name/), ' Hopper ');
    await choosePassword(' Passw0rd ');
    await submit();
    await screen.findByRole('heading', { name: 'Hello Grace' });
    expect(address()).toBe('/');
    expect(registrations().map(({ body }) => body)).toEqual([
      {
        registrationToken: 'secret',
        userInfo: { firstname: 'Grace', lastname: 'Hopper', password: ' Passw0rd ' },
      },
    ]);
    expect(sessionStorage.getItem('admin.token')).not.toBeNull();
    expect(localStorage.getItem('admin.token')).toBeNull();
    expect(readTour().skipped).toBe(true);
  });

  it('omits an empty last name, and opens the survey about their work for users who subscribe to the newsletter', async () => {
    const { registrations, address } = await openForm();
    await choosePassword();
    const newsletter = 'Keep me updated about news, and accept the terms and the privacy policy for that';
    await userEvent.click(screen.getByRole('checkbox', { name: newsletter }));
    await submit();
    await screen.findByRole('heading', { name: 'Tell us a bit more about yourself' });
    expect(address()).toBe('/usecase?hasAdmin=true');
    expect(registrations()[0]?.body).toEqual({
      registrationToken: 'secret',
      userInfo: { firstname: 'Grace', password: 'Passw0rd' },
    });
  });

  it('omits a last name that was cleared', async () => {
    const { registrations } = await openForm({
      responses: { 'GET /admin/registration-info': { body: { data: grace } } },
    });
    await userEvent.clear(field(/^Last name/));
    await choosePassword();
    await submit();
    await waitFor(() => expect(registrations()).toHaveLength(1));
    expect(registrations()[0]?.body).not.toHaveProperty('userInfo.lastname');
  });

  it('marks the invalid fields and sends nothing', async () => {
    const { registrations } = await openForm();
    await userEvent.clear(field(/^First name/));
    await fillField(userEvent, field(/^Password/), 'Passw0rd');
    await submit();
    await waitFor(() => expect(field(/^First name/)).toHaveFocus());
    expect(field(/^First name/)).toHaveAccessibleDescription('This value is required.');
    expect(field(/^Confirm password/)).toHaveAccessibleDescription('This value is required.');
    expect(registrations()).toHaveLength(0);
  });

  it('shows the errors of the server at their fields, with the texts of the form', async () => {
    const message = 'userInfo.password must be better';
    await openForm({
      responses: {
        'POST /admin/register': errorResponse(400, 'ValidationError', message, {
          errors: [{ path: ['userInfo', 'password'], message }],
        }),
      },
    });
    await choosePassword();
    await submit();
    await waitFor(() => expect(field(/^Password/)).toHaveAccessibleDescription(/^password must be better/));
    await waitFor(() => expect(field(/^Password/)).toHaveFocus());
  });

  it('reports above the form that the invitation has been used, and keeps the input', async () => {
    await openForm({
      responses: { 'POST /admin/register': errorResponse(400, 'ValidationError', 'Used already') },
    });
    await choosePassword();
    await submit();
    await screen.findByText('Used already');
    expect(field(/^Password/)).toHaveValue('Passw0rd');
  });

  it('does not offer the newsletter if the installation sends none', async () => {
    open({}, null);
    await screen.findByLabelText(/^Email/);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('reports a common password when the field loses the focus', async () => {
    const { server, registrations } = await openForm({
      responses: { 'POST /admin/password/check': { body: { data: { isCommon: true } } } },
    });
    await fillField(userEvent, field(/^Password/), 'Passw0rd');
    await userEvent.tab();
    await waitFor(() =>
      expect(field(/^Password/)).toHaveAccessibleDescription(/^This password is too common\./),
    );
    expect(server.requestsTo('POST /admin/password/check').map(({ body }) => body)).toEqual([
      { password: 'Passw0rd' },
    ]);
    await userEvent.type(field(/^Password/), '!');
    expect(field(/^Password/)).not.toHaveAttribute('aria-invalid', 'true');
    expect(registrations()).toHaveLength(0);
  });

  it('does not check whether a password is common if it breaks a rule of the form', async () => {
    const { server } = await openForm();
    await fillField(userEvent, field(/^Password/), 'password');
    await userEvent.tab();
    expect(server.requestsTo('POST /admin/password/check')).toHaveLength(0);
  });

  it('links to the sign-in page', async () => {
    const { address } = await openForm();
    await userEvent.click(screen.getByRole('link', { name: 'Already have an account?' }));
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(address()).toBe('/auth/login');
  });

  it('requests the invitation once, even if the language changes', async () => {
    const { server } = await openForm();
    await choosePassword();
    await userEvent.hover(screen.getByRole('combobox', { name: 'Language' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
    expect(field(/^Password/)).toHaveValue('Passw0rd');
    expect(server.requestsTo('GET /admin/registration-info')).toHaveLength(1);
  });
});

describe('an invalid registration link', () => {
  it('shows a warning and a page with the message of the server, without the token', async () => {
    const { address, shell } = open({
      responses: {
        'GET /admin/registration-info': errorResponse(400, 'ValidationError', 'No longer valid & gone'),
      },
    });
    await screen.findByRole('heading', { name: 'Oops...' });
    expect(address()).toBe('/auth/oops?info=No+longer+valid+%26+gone');
    expect(await screen.findAllByText('No longer valid & gone')).toHaveLength(2);
    expect(shell.notifications.getState().shown).toMatchObject([
      { tone: 'warning', title: 'No longer valid & gone' },
    ]);
  });

  it.each([
    ['unreachable', () => Promise.reject(new AxiosError('Network Error'))],
    ['failing', () => Promise.resolve(errorResponse(502, 'BadGatewayError', 'Bad gateway'))],
    ['busy', () => Promise.resolve(errorResponse(429, 'RateLimitError', 'Too many requests'))],
  ])('is not assumed if the server is %s; the request can be repeated', async (_state, trouble) => {
    let isBack = false;
    const { address } = open({
      responses: {
        'GET /admin/registration-info': () =>
          isBack ? { body: { data: { ...grace, lastname: null } } } : trouble(),
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(address()).toBe('/auth/register');
    isBack = true;
    await userEvent.click(retry);
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('grace@example.com');
  });

  it('includes a link without a token, for which no request is sent', async () => {
    const { server } = open({ at: '/auth/register' });
    await screen.findByRole('heading', { name: 'Oops...' });
    expect(await screen.findAllByText(/^This registration link is not complete/)).toHaveLength(2);
    expect(server.requestsTo('GET /admin/registration-info')).toHaveLength(0);
  });
});
