import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { failedStory, settingsPage } from '../fixtures/settings-story.ts';

const ready = async () => {
  await screen.findByRole('link', { name: 'Editor' });
};

const meta = {
  title: 'Settings/Roles',
  ...settingsPage({ at: '/settings/roles' }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** The roles with their numbers of users. */
export const Ready: Story = { tags: ['both-themes'] };

/** The menu of a role with users. */
export const Actions: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Editor' }));
    await screen.findByRole('menu');
  },
};

/** The confirmation before a role is deleted. */
export const Deleting: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Proofreader' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
  },
};

/** A failed request, with a button to retry it. */
export const Failed: Story = failedStory(['GET /admin/roles']);
