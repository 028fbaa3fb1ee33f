import { ApiError, queriesRef } from '@admin/shell';
import { fillField } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { settingsTags } from '../tags.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { invitationAddress } from './InviteDialog.tsx';

const create = 'POST /admin/users';

async function openDialog(spec: SettingsSpec = {}) {
  const rendered = await renderSettings({ at: '/settings/users?pageSize=10&page=1&sort=firstname', ...spec });
  await rendered.user.click(await screen.findByRole('button', { name: 'Invite new user' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('checkbox', { name: 'Editor' });
  const submit = () => rendered.user.click(dialog.getByRole('button', { name: 'Invite user' }));
  return { ...rendered, dialog, submit };
}

describe('the invitation of a user', () => {
  it('requires a first name, an email address and a role before a request is sent', async () => {
    const { dialog, requests, submit } = await openDialog();
    await submit();
    expect(await dialog.findAllByText('This value is required.')).toHaveLength(3);
    expect(dialog.getByRole('textbox', { name: /First name/ })).toHaveFocus();
    expect(requests(create)).toEqual([]);
  });

  it('sends the details and shows the registration link', async () => {
    const { dialog, requests, services, submit, user } = await openDialog();
    const { client: queries } = services.get(queriesRef).getState();
    queries?.setQueryData([settingsTags.licenseLimits], 'seats');
    await fillField(user, dialog.getByRole('textbox', { name: /First name/ }), ' Katherine ');
    await fillField(user, dialog.getByRole('textbox', { name: /Email/ }), 'kath@example.com');
    await user.click(dialog.getByRole('checkbox', { name: 'Proofreader' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Editor' }));
    await submit();
    const link = await screen.findByRole('textbox', { name: 'Invitation link' });
    expect(link).toHaveValue(`${window.location.origin}/admin/auth/register?registrationToken=token-of-99`);
    expect(requests(create)[0]?.body).toEqual({
      firstname: 'Katherine',
      email: 'kath@example.com',
      roles: [2, 3],
    });
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('5 users found')).toBeInTheDocument();
    expect(queries?.getQueryState([settingsTags.licenseLimits])?.isInvalidated).toBe(true);
  });

  it.each([
    ['is sent', 'smtp', /^It is also sent by email/],
    ['is not sent', 'file', /this server does not send email/],
    ['may be sent', undefined, /^Send them this link if no email arrives/],
  ] as const)('states in the hint that mail %s', async (_, mail, hint) => {
    const { dialog, submit, user } = await openDialog({
      responses: {
        'GET /admin/users/:id/invitation': () => {
          if (mail) return { data: { isPending: true, mail } };
          throw new ApiError({ name: 'NotFoundError', message: 'Not Found', status: 404 });
        },
      },
    });
    await fillField(user, dialog.getByRole('textbox', { name: /First name/ }), 'Katherine');
    await fillField(user, dialog.getByRole('textbox', { name: /Email/ }), 'kath@example.com');
    await user.click(dialog.getByRole('checkbox', { name: 'Editor' }));
    await submit();
    const link = await screen.findByRole('textbox', { name: 'Invitation link' });
    await waitFor(() => expect(link).toHaveAccessibleDescription(hint));
  });

  it('shows at the email field that the address is in use, and keeps the input', async () => {
    const message = 'Email already taken';
    const { dialog, notices, submit, user } = await openDialog({
      responses: {
        [create]: () => {
          throw new ApiError({ name: 'ApplicationError', message, status: 400 });
        },
      },
    });
    await fillField(user, dialog.getByRole('textbox', { name: /First name/ }), 'Katherine');
    await fillField(user, dialog.getByRole('textbox', { name: /Email/ }), 'kath@example.com');
    await user.click(dialog.getByRole('checkbox', { name: 'Editor' }));
    await submit();
    const email = dialog.getByRole('textbox', { name: /Email/ });
    await waitFor(() => expect(email).toHaveAccessibleDescription(message));
    expect(email).toHaveValue('kath@example.com');
    expect(notices()).toMatchObject([{ tone: 'warning', title: { defaultMessage: 'An error occurred' } }]);
  });
});

describe('the address of an invitation', () => {
  it('is the registration page with the token', () => {
    expect(invitationAddress('https://example.com/admin', 'a+b')).toBe(
      'https://example.com/admin/auth/register?registrationToken=a%2Bb',
    );
  });
});
