import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { withReleases, type SettingsSpec } from '../fixtures/settings-panel.ts';
import { failedStory, loadingStory, rightToLeftStory, settingsPage } from '../fixtures/settings-story.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const ready = async () => {
  await screen.findByText('1.4.0');
  await screen.findByRole('img', { name: 'Menu logo' });
};

const meta = {
  title: 'Settings/Overview',
  ...settingsPage({ at: '/settings/application-infos' }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** Facts about the installation, and its logos. */
export const Ready: Story = { tags: ['both-themes'] };

/** A newer release beside the running version, with the notification about it. */
export const NewRelease: Story = {
  tags: ['both-themes'],
  args: {
    project: withReleases,
    responses: {
      'GET /admin/new-release': {
        data: { version: '1.5.0', notesUrl: 'https://example.com/notes/1.5.0', isDismissed: false },
      },
    },
  },
  play: async () => {
    await ready();
    await screen.findByRole('link', { name: /^Version 1.5.0 is available/ });
    await screen.findByRole('button', { name: 'Details' }, { timeout: 10_000 });
  },
};

/** Placeholders while the data is loading. */
export const Loading: Story = loadingStory(['GET /admin/information', 'GET /admin/project-settings'], () =>
  screen.findByRole('heading', { level: 1, name: 'Overview' }),
);

/** A logo that will be removed when the page is saved. */
export const Removed: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Menu logo' }));
  },
};

/** A failed request, with a button to retry it. */
export const Failed: Story = failedStory(['GET /admin/information', 'GET /admin/project-settings']);

/** A user without permission to change the logos. */
export const ReadOnly: Story = { args: { permissions: [settingsPermissions.projectSettings.read] } };

export const RightToLeft: Story = rightToLeftStory;
