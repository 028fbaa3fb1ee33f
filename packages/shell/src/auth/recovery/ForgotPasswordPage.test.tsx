import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError } from 'axios';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorResponse, type FakeResponses } from '../../http/fixtures/fake-server.ts';
import { fillField } from '../../testing/fill-field.ts';
import { openPanel } from '../../routing/fixtures/open-panel.tsx';

// The load time of a chunk is not under test.
beforeAll(() => import('./pages.ts'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function open(responses: FakeResponses = {}) {
  const opened = openPanel({
    at: '/auth/forgot-password',
    visitor: 'signed out',
    responses: { 'POST /admin/forgot-password': { status: 204, body: '' }, ...responses },
  });
  render(opened.panel);
  await screen.findByRole('heading', { name: 'Password Recovery' });
  return { ...opened, requested: () => opened.server.requestsTo('POST /admin/forgot-password') };
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send Email' }));

describe('the page that requests a new password', () => {
  it('sends the trimmed address and opens the confirmation', async () => {
    const { requested, address } = await open();
    await waitFor(() => expect(field(/^Email/)).toHaveFocus());
    await fillField(userEvent, field(/^Email/), ' ada@example.com ');
    await submit();
    await screen.findByRole('heading', { name: 'Email sent' });
    expect(address()).toBe('/auth/forgot-password-success');
    expect(requested().map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
    expect(
      screen.getByText('It can take a few minutes to receive your password recovery link.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('If you do not receive this link, please contact your administrator.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Welcome!' });
  });

  it.each([
    ['', 'This value is required.'],
    ['ada', 'This is not a valid email.'],
  ])('sends nothing for the address %j and shows the reason', async (typed, fieldError) => {
    const { requested } = await open();
    if (typed) await fillField(userEvent, field(/^Email/), typed);
    await submit();
    await waitFor(() => expect(field(/^Email/)).toHaveAccessibleDescription(fieldError));
    expect(requested()).toHaveLength(0);
  });

  it('shows the error of the server above the form, including one about the address', async () => {
    await open({
      'POST /admin/forgot-password': errorResponse(400, 'ValidationError', 'email must be better', {
        errors: [{ path: ['email'], message: 'email must be better' }],
      }),
    });
    await fillField(userEvent, field(/^Email/), 'ada@example.com');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('email must be better');
    expect(field(/^Email/)).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('shows a default text when the server does not respond', async () => {
    await open({
      'POST /admin/forgot-password': () => {
        throw new AxiosError('Network Error');
      },
    });
    await fillField(userEvent, field(/^Email/), 'ada@example.com');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  });

  it('states where the mail was written on a server that sends none', async () => {
    const { shell } = await open({ 'POST /admin/forgot-password': { status: 204, body: '' } });
    act(() => shell.project.actions.changeInit({ mail: 'file' }));
    await fillField(userEvent, field(/^Email/), 'ada@example.com');
    await submit();
    await screen.findByText(/^This server is not set up to send mail/);
    expect(screen.queryByText(/^It can take a few minutes/)).not.toBeInTheDocument();
  });

  it('links to the sign-in page, which links back', async () => {
    const { address } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Ready to sign in?' }));
    await screen.findByRole('heading', { name: 'Welcome!' });
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Password Recovery' });
    expect(address()).toBe('/auth/forgot-password');
  });
});
