import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import {
  failedStory,
  loadingStory,
  narrowStory,
  rightToLeftStory,
  settingsPage,
} from '../fixtures/settings-story.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const ready = async () => {
  await screen.findByRole('link', { name: /^Search index/ });
};

const meta = {
  title: 'Settings/Webhooks',
  ...settingsPage({ at: '/settings/webhooks' }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** Two enabled webhooks and a disabled one. */
export const Ready: Story = { tags: ['both-themes'] };

/** No webhook exists yet: an explanation and a link to the form. */
export const Empty: Story = {
  args: { responses: { 'GET /admin/webhooks': () => ({ data: [] }) } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No webhooks yet' });
  },
};

/** Placeholders while the data is loading. */
export const Loading: Story = loadingStory(['GET /admin/webhooks'], () =>
  screen.findByRole('table', { busy: true }),
);

/** A failed request, with a button to retry it. */
export const Failed: Story = failedStory(['GET /admin/webhooks']);

/** Two selected webhooks, with the actions for both. */
export const Selected: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Build the website' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Search index' }));
    await screen.findByRole('toolbar', { name: 'Selected webhooks' });
  },
};

/** A user without permission to change webhooks. */
export const ReadOnly: Story = { args: { permissions: [settingsPermissions.webhooks.read] } };

export const Narrow: Story = narrowStory;

export const RightToLeft: Story = rightToLeftStory;
