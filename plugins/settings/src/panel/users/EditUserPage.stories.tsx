import { ApiError } from '@admin/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { loadingStory, settingsPage } from '../fixtures/settings-story.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const ready = async () => {
  await screen.findByRole('textbox', { name: /First name/ });
  await screen.findByRole('checkbox', { name: 'Editor' });
};

const meta = {
  title: 'Settings/User',
  ...settingsPage({ at: '/settings/users/2' }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** Another user, with every editable field. */
export const Ready: Story = { tags: ['both-themes'] };

/** An invited user who has not registered. */
export const Invited: Story = { args: { at: '/settings/users/3' } };

/** The current user, whose email address and password are changed in the profile. */
export const Oneself: Story = { args: { at: '/settings/users/1' } };

/** A user without permission to change users. */
export const ReadOnly: Story = {
  args: { permissions: [settingsPermissions.users.read] },
};

/** An error of the server, above the form. */
export const Refused: Story = {
  args: {
    responses: {
      'PUT /admin/users/:id': () => {
        const message = 'You must have at least one user with super admin role.';
        throw new ApiError({ name: 'ValidationError', message, status: 400 });
      },
    },
  },
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
  },
};

/** Placeholders while the data is loading. */
export const Loading: Story = loadingStory(['GET /admin/users/:id'], () => screen.findByText('Loading'));
