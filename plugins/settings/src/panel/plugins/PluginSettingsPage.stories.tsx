import type { Meta, StoryObj } from '@storybook/react-vite';
import { respondWithError } from '@admin/shell/testing';
import { expect, screen, userEvent } from 'storybook/test';
import { notesPlugin, pluginServer } from '../fixtures/plugin-server.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { serverFailure } from '../fixtures/settings-server.ts';
import { renderSettingsStory } from '../fixtures/settings-story.ts';

const server = pluginServer({ plugins: [notesPlugin] });

const ready = async () => {
  await screen.findByRole('textbox', { name: /^Sender name/ });
};

const meta = {
  title: 'Settings/Plugin settings',
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings/plugins/notes', responses: server },
  play: ready,
  render: renderSettingsStory,
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** A field of every kind, drawn from the schema of a plugin. */
export const Ready: Story = { tags: ['both-themes'] };

/** Somebody who may look and not change. */
export const ReadOnly: Story = {
  args: {
    responses: pluginServer({
      plugins: [
        {
          ...notesPlugin,
          settings: notesPlugin.settings && { ...notesPlugin.settings, mayUpdate: false },
        },
      ],
    }),
  },
};

/** What the server refused stands at its field. */
export const Refused: Story = {
  args: {
    responses: {
      ...server,
      'PUT /:plugin/settings': respondWithError(400, 'ValidationError', 'senderName is in use', {
        errors: [{ path: ['senderName'], message: 'senderName is in use', name: 'ValidationError' }],
      }),
    },
  },
  play: async () => {
    await ready();
    await userEvent.type(screen.getByRole('textbox', { name: /^Sender name/ }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Sender name is in use')).toBeVisible();
  },
};

/** The places of the fields while they are on their way. */
export const Loading: Story = {
  args: { responses: { ...server, 'GET /:plugin/settings': () => new Promise<never>(() => undefined) } },
  play: async () => {
    await screen.findByText('Loading', { exact: false });
  },
};

/** The server failed: what happened, and a second try. */
export const Failed: Story = {
  args: { responses: { ...server, 'GET /:plugin/settings': serverFailure } },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' }, { timeout: 20_000 });
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
