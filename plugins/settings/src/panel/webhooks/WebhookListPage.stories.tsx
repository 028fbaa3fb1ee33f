import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { serverFailure } from '../fixtures/settings-server.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettingsStory } from '../fixtures/settings-story.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const ready = async () => {
  await screen.findByRole('link', { name: /^Search index/ });
};

const meta = {
  title: 'Settings/Webhooks',
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings/webhooks' },
  play: ready,
  render: renderSettingsStory,
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

/** The places of the rows while they are on their way. */
export const Loading: Story = {
  args: { responses: { 'GET /admin/webhooks': () => new Promise<never>(() => undefined) } },
  play: async () => {
    await screen.findByRole('table', { busy: true });
  },
};

/** The server failed: what happened, and a second try. */
export const Failed: Story = {
  args: { responses: { 'GET /admin/webhooks': serverFailure } },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
};

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

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', locale: 'ar' },
};
