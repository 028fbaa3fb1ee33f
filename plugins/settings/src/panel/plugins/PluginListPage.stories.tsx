import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { notesPlugin, pluginServer, somePlugins } from '../fixtures/plugin-server.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import {
  failedStory,
  loadingStory,
  narrowStory,
  rightToLeftStory,
  settingsPage,
} from '../fixtures/settings-story.ts';

const ready = async () => {
  await screen.findByRole('table', { name: 'Installed plugins' });
};

const meta = {
  title: 'Settings/Plugins',
  ...settingsPage({ at: '/settings/plugins', responses: pluginServer(somePlugins()) }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** Plugins, one that was not loaded, failed events, and jobs in every state. */
export const Ready: Story = { tags: ['both-themes'] };

/** The failed events of a listener, each with a button to retry it. */
export const FailedEvents: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Events' }));
    await screen.findByRole('list', { name: 'Failed events of print' });
  },
};

/** The details of a plugin without a rebuild, with a button that disables it. */
export const Details: Story = {
  tags: ['both-themes'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Maps' }));
    await screen.findByRole('dialog', { name: 'Maps' });
  },
};

/** A user who may change the settings of one plugin, without the permission to read the list of plugins. */
export const OnlySettings: Story = { args: { responses: pluginServer({ plugins: [notesPlugin] }) } };

/** Placeholders while the data is loading. */
export const Loading: Story = loadingStory(['GET /admin/server-plugins'], () =>
  screen.findByRole('heading', { level: 1, name: 'Plugins' }),
);

/** A failed request, with a button to retry it. */
export const Failed: Story = failedStory(['GET /admin/server-plugins']);

export const RightToLeft: Story = rightToLeftStory;

export const Narrow: Story = narrowStory;

export const NarrowGivenUpEvents: Story = { ...FailedEvents, ...Narrow };
