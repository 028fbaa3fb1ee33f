import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { failingAfterStart } from '../fixtures/settings-server.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettingsStory, rightToLeftStory, settingsPage } from '../fixtures/settings-story.ts';

const ready = async () => {
  await screen.findByText('Chrome on Linux');
};

const meta = {
  title: 'Settings/Profile',
  ...settingsPage({ at: '/me' }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** Name, language, password and sessions. */
export const Ready: Story = { tags: ['both-themes'] };

/** A password that breaks a rule, without the current one. */
export const Refused: Story = {
  play: async () => {
    await ready();
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The value is too short.');
  },
};

/** The confirmation before all other sessions end. */
export const EndingOthers: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'End all others' }));
    await screen.findByRole('alertdialog');
  },
};

/** A failed request, with a button to retry it. */
export const Failed: Story = {
  render: (spec, context) =>
    renderSettingsStory({ ...spec, responses: { 'GET /admin/users/me': failingAfterStart() } }, context),
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
};

export const RightToLeft: Story = rightToLeftStory;
