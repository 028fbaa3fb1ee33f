import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorResponse } from '../../http/fixtures/fake-server.ts';
import { AnalyticsContext } from '../../analytics/use-analytics.ts';
import { fakeEndpoint } from '../../analytics/fixtures/fake-endpoint.ts';
import { initialSurvey, readSurveySettings, writeSurveySettings } from '../../nps/rules/survey-settings.ts';
import { fillField } from '../../testing/fill-field.ts';
import { openPanel, type PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import { library } from '../../routing/fixtures/sample-plugin.tsx';
import { readTour } from '../../tour/progress/stored-tour.ts';

// The load time of a chunk is not under test.
beforeAll(() => import('./pages.ts'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

const person = { id: 1, firstname: 'Ada', lastname: null, email: 'ada@example.com' };

const registered = (...codes: readonly string[]) => ({
  body: { data: { token: 'given', user: { ...person, roles: codes.map((code) => ({ code })) } } },
});

async function openRegistration(responses: PanelSpec['responses'] = {}, at = '/') {
  const opened = openPanel({
    at,
    visitor: 'first administrator',
    plugins: [library],
    responses: { 'POST /admin/register-admin': registered('strapi-super-admin'), ...responses },
  });
  render(<AnalyticsContext value={{ analyticsUrl: '/stats' }}>{opened.panel}</AnalyticsContext>);
  await screen.findByRole('heading', { name: 'Welcome to Atrium' });
  // The fields are rendered before they accept input; they do once the first one has the focus.
  await waitFor(() => expect(field(/^First name/)).toHaveFocus());
  return { ...opened, registrations: () => opened.server.requestsTo('POST /admin/register-admin') };
}

async function fillIn(values: Readonly<Record<string, string>> = {}) {
  await fillField(userEvent, field(/^First name/), values['firstname'] ?? 'Ada');
  if (values['lastname']) await fillField(userEvent, field(/^Last name/), values['lastname']);
  await fillField(userEvent, field(/^Email/), values['email'] ?? 'ada@example.com');
  await fillField(userEvent, field(/^Password/), values['password'] ?? 'Passw0rd');
  await fillField(userEvent, field(/^Confirm password/), values['confirmPassword'] ?? 'Passw0rd');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: "Let's start" }));

const fieldErrors = (...errors: readonly { readonly path: readonly string[]; readonly message: string }[]) =>
  errorResponse(400, 'ValidationError', errors.length > 1 ? '2 errors occurred' : 'One error', { errors });

describe('the registration of the first administrator', () => {
  it('marks the invalid fields, focuses the first of them, and sends nothing', async () => {
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

  it('shows the password rules before any input', async () => {
    await openRegistration();
    expect(field(/^Password/)).toHaveAccessibleDescription(
      /^Must be at least 8 characters, 1 uppercase, 1 lowercase & 1 number ?Passwords that many people use/,
    );
  });

  it('omits the repetition and an empty last name, and opens the panel', async () => {
    const { registrations, address, shell } = await openRegistration();
    await fillIn();
    await submit();
    await screen.findByRole('heading', { name: 'Hello Ada' });
    expect(address()).toBe('/');
    expect(registrations().map(({ body }) => body)).toEqual([
      { firstname: 'Ada', email: 'ada@example.com', password: 'Passw0rd' },
    ]);
    expect(shell.project.getState().init?.hasAdmin).toBe(true);
    expect(sessionStorage.getItem('admin.token')).not.toBeNull();
    expect(localStorage.getItem('admin.token')).toBeNull();
  });

  it('starts the tour of a super administrator', async () => {
    await openRegistration();
    await fillIn();
    await submit();
    await screen.findByRole('heading', { name: 'Hello Ada' });
    expect(readTour().skipped).toBe(false);
  });

  it('starts no tour for any other role', async () => {
    await openRegistration({ 'POST /admin/register-admin': registered('editor') });
    await fillIn();
    await submit();
    await screen.findByRole('heading', { name: 'Hello Ada' });
    expect(readTour().skipped).toBe(true);
  });

  it('opens the survey about their work for users who subscribe to the newsletter, without telling the server', async () => {
    writeSurveySettings({ ...initialSurvey, enabled: false });
    const { registrations, address } = await openRegistration();
    await fillIn();
    const newsletter = 'Keep me updated about news, and accept the terms and the privacy policy for that';
    await userEvent.click(screen.getByRole('checkbox', { name: newsletter }));
    await submit();
    await screen.findByRole('heading', { name: 'Tell us a bit more about yourself' });
    expect(address()).toBe('/usecase?hasAdmin=false');
    expect(registrations()[0]?.body).toEqual({
      firstname: 'Ada',
      email: 'ada@example.com',
      password: 'Passw0rd',
    });
    expect(readSurveySettings().enabled).toBe(true);
  });

  it.each([true, false])(
    'leaves the setting of the survey unchanged for users who do not subscribe: enabled %s',
    async (enabled) => {
      writeSurveySettings({ ...initialSurvey, enabled });
      await openRegistration();
      await fillIn();
      await submit();
      await screen.findByRole('heading', { name: 'Hello Ada' });
      expect(readSurveySettings().enabled).toBe(enabled);
    },
  );

  it('has no link to the sign-in page while no account exists', async () => {
    await openRegistration();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows other errors of the server above the form, with their count', async () => {
    const { sent } = fakeEndpoint();
    await openRegistration({
      'POST /admin/register-admin': errorResponse(400, 'ApplicationError', 'Somebody was quicker'),
    });
    await fillIn();
    await submit();
    await screen.findByText('Somebody was quicker');
    expect(sent()).toEqual([
      {
        url: '/stats/track',
        body: { event: 'didNotCreateFirstAdmin', projectId: null, properties: {} },
      },
    ]);
  });

  it('links to the sign-in page once another administrator exists, and keeps the target page', async () => {
    const { address } = await openRegistration(
      {
        'POST /admin/register-admin': errorResponse(400, 'ApplicationError', 'Somebody was quicker'),
        'GET /admin/init': {
          body: { data: { uuid: false, hasAdmin: true, menuLogo: null, authLogo: null } },
        },
      },
      '/auth/register-admin?redirectTo=%2Fbooks',
    );
    await fillIn();
    await submit();
    const signIn = await screen.findByRole('link', { name: 'Already have an account?' });
    expect(screen.getByText('Somebody was quicker')).toBeInTheDocument();
    expect(field(/^First name/)).toHaveValue('Ada');
    await userEvent.click(signIn);
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(address()).toBe('/auth/login?redirectTo=%2Fbooks');
  });

  it.each([
    ['/books', '/books'],
    ['/a/..//evil.example', '/'],
  ])('opens, for the target page %s, the page %s', async (redirectTo, led) => {
    const at = `/auth/register-admin?redirectTo=${encodeURIComponent(redirectTo)}`;
    const { address } = await openRegistration({}, at);
    await fillIn();
    await submit();
    await screen.findByRole('heading', { name: led === '/' ? 'Hello Ada' : 'Books' });
    expect(address()).toBe(led);
  });

  it('stays unchanged when the request fails and no administrator exists', async () => {
    const { server } = await openRegistration({
      'POST /admin/register-admin': errorResponse(500, 'InternalServerError', 'Out of order'),
      'GET /admin/init': {
        body: { data: { uuid: false, hasAdmin: false, menuLogo: null, authLogo: null } },
      },
    });
    await fillIn();
    await submit();
    await screen.findByText('Out of order');
    await waitFor(() => expect(server.requestsTo('GET /admin/init')).toHaveLength(1));
    await expect(screen.findByRole('link', undefined, { timeout: 200 })).rejects.toThrow(/^Unable to find/);
  });

  it('does not count the errors of the form', async () => {
    const { fetch } = fakeEndpoint();
    await openRegistration({
      'POST /admin/register-admin': fieldErrors({ path: ['email'], message: 'email is taken' }),
    });
    await fillIn();
    await submit();
    await screen.findByText('email is taken');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends the last name', async () => {
    const { registrations } = await openRegistration();
    await fillIn({ lastname: ' Lovelace ' });
    await submit();
    await waitFor(() => expect(registrations()[0]?.body).toMatchObject({ lastname: 'Lovelace' }));
  });

  it('shows the errors of the server at their fields and focuses the first of them', async () => {
    await openRegistration({
      'POST /admin/register-admin': fieldErrors(
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

  it('shows errors that match no field above the form', async () => {
    await openRegistration({
      'POST /admin/register-admin': fieldErrors({
        path: [],
        message: 'this field has unspecified keys: news',
      }),
    });
    await fillIn();
    await submit();
    expect(await screen.findByText('this field has unspecified keys: news')).toBeInTheDocument();
  });

  it('sends one request, however often it is submitted', async () => {
    const { registrations } = await openRegistration({
      'POST /admin/register-admin': () => new Promise<never>(() => undefined),
    });
    await fillIn();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(registrations()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /Let's start/ }));
    expect(registrations()).toHaveLength(1);
  });

  it('shows each password separately', async () => {
    await openRegistration();
    const [show] = screen.getAllByRole('button', { name: 'Show password' });
    if (show) await userEvent.click(show);
    expect(field(/^Password/).type).toBe('text');
    expect(field(/^Confirm password/).type).toBe('password');
  });
});
