import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { notesPlugin, pluginServer, somePlugins } from '../fixtures/plugin-server.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { serverFailure } from '../fixtures/settings-server.ts';
import { renderSettingsStory } from '../fixtures/settings-story.ts';

const ready = async () => {
  await screen.findByRole('table', { name: 'Installed plugins' });
};

const meta = {
  title: 'Settings/Plugins',
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings/plugins', responses: pluginServer(somePlugins()) },
  play: ready,
  render: renderSettingsStory,
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

/** Somebody who may set one plugin, and does not look after the project. */
export const OnlySettings: Story = { args: { responses: pluginServer({ plugins: [notesPlugin] }) } };

/** The places of the rows while they are on their way. */
export const Loading: Story = {
  args: { responses: { 'GET /admin/server-plugins': () => new Promise<never>(() => undefined) } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Plugins' });
  },
};

/** The server failed: what happened, and a second try. */
export const Failed: Story = {
  args: { responses: { 'GET /admin/server-plugins': serverFailure } },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' }, { timeout: 20_000 });
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const NarrowGivenUpEvents: Story = { ...FailedEvents, ...Narrow };
