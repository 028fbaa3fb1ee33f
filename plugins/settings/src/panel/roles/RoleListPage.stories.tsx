import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { serverFailure } from '../fixtures/settings-server.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettingsStory } from '../fixtures/settings-story.ts';

const ready = async () => {
  await screen.findByRole('link', { name: 'Editor' });
};

const meta = {
  title: 'Settings/Roles',
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings/roles' },
  play: ready,
  render: renderSettingsStory,
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** The roles with the number of their users. */
export const Ready: Story = { tags: ['both-themes'] };

/** What can be done with a role that still has users. */
export const Actions: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Editor' }));
    await screen.findByRole('menu');
  },
};

/** The question before a role is deleted. */
export const Deleting: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Proofreader' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
  },
};

/** The server failed: what happened, and a second try. */
export const Failed: Story = {
  args: { responses: { 'GET /admin/roles': serverFailure } },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
};
