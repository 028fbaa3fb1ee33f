import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { serverFailure } from '../fixtures/settings-server.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettingsStory } from '../fixtures/settings-story.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const ready = async () => {
  await screen.findByText('1.4.0');
  await screen.findByRole('img', { name: 'Menu logo' });
};

const meta = {
  title: 'Settings/Overview',
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings/application-infos' },
  play: ready,
  render: renderSettingsStory,
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** Facts about the installation, and its logos. */
export const Ready: Story = { tags: ['both-themes'] };

/** The places of the facts while they are on their way. */
export const Loading: Story = {
  args: {
    responses: {
      'GET /admin/information': () => new Promise<never>(() => undefined),
      'GET /admin/project-settings': () => new Promise<never>(() => undefined),
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
  },
};

/** A logo that will be removed when the page is saved. */
export const Removed: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Menu logo' }));
  },
};

/** The server failed: what happened, and a second try. */
export const Failed: Story = {
  args: {
    responses: { 'GET /admin/information': serverFailure, 'GET /admin/project-settings': serverFailure },
  },
  play: async () => {
    await screen.findAllByRole('button', { name: 'Retry' });
  },
};

/** Somebody who may look and not change. */
export const ReadOnly: Story = { args: { permissions: [settingsPermissions.projectSettings.read] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', locale: 'ar' },
};
