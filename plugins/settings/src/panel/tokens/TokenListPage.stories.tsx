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
  await screen.findByRole('link', { name: /^Website/ });
};

const meta = {
  title: 'Settings/Tokens',
  ...settingsPage({ at: '/settings/api-tokens?sort=name:ASC' }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** API tokens, one of them expired. */
export const Ready: Story = { tags: ['both-themes'] };

/** Transfer tokens, on the same page component. */
export const Transfer: Story = {
  args: { at: '/settings/transfer-tokens?sort=name:ASC' },
  play: async () => {
    await screen.findByRole('link', { name: 'Staging' });
  },
};

/** No token exists yet: an explanation and a link to the form. */
export const Empty: Story = {
  args: { responses: { 'GET /admin/api-tokens': () => ({ data: [] }) } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No API tokens yet' });
  },
};

/** Placeholders while the data is loading. */
export const Loading: Story = loadingStory(['GET /admin/api-tokens'], () =>
  screen.findByRole('table', { busy: true }),
);

/** A failed request, with a button to retry it. */
export const Failed: Story = failedStory(['GET /admin/api-tokens']);

/** The confirmation before a token is deleted. */
export const Deleting: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Website' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
  },
};

/** A user without permission to change tokens. */
export const ReadOnly: Story = {
  args: { permissions: [settingsPermissions.apiTokens.access, settingsPermissions.apiTokens.read] },
};

export const Narrow: Story = narrowStory;

export const RightToLeft: Story = rightToLeftStory;
