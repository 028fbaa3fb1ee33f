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

/** Two webhooks in use, one that is switched off. */
export const Ready: Story = { tags: ['both-themes'] };

/** Nobody has made one yet: what they are for, and how to begin. */
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

/** Two of them chosen, and what can be done with both. */
export const Selected: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Build the website' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Search index' }));
    await screen.findByRole('toolbar', { name: 'Selected webhooks' });
  },
};

/** Somebody who may look and not touch. */
export const ReadOnly: Story = { args: { permissions: [settingsPermissions.webhooks.read] } };

export const Narrow: Story = narrowStory;

export const RightToLeft: Story = rightToLeftStory;
