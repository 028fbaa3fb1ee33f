import type { Meta, StoryObj } from '@storybook/react-vite';
import { respondWithError } from '@admin/shell/testing';
import { expect, screen, userEvent } from 'storybook/test';
import { notesPlugin, pluginServer } from '../fixtures/plugin-server.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import {
  failedStory,
  loadingStory,
  narrowStory,
  rightToLeftStory,
  settingsPage,
} from '../fixtures/settings-story.ts';

const server = pluginServer({ plugins: [notesPlugin] });

const ready = async () => {
  await screen.findByRole('textbox', { name: /^Sender name/ });
};

const meta = {
  title: 'Settings/Plugin settings',
  ...settingsPage({ at: '/settings/plugins/notes', responses: server }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** A field for every kind of setting, generated from the schema of a plugin. */
export const Ready: Story = { tags: ['both-themes'] };

/** A user without permission to change the settings. */
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

/** A server error, shown at its field. */
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

/** Placeholders while the data is loading. */
export const Loading: Story = loadingStory(
  ['GET /:plugin/settings'],
  () => screen.findByText('Loading', { exact: false }),
  { responses: server },
);

/** A failed request, with a button to retry it. */
export const Failed: Story = failedStory(['GET /:plugin/settings'], { responses: server });

export const RightToLeft: Story = rightToLeftStory;

export const Narrow: Story = narrowStory;
