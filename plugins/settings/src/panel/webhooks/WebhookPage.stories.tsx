import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { failedStory, rightToLeftStory, settingsPage } from '../fixtures/settings-story.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const at = '/settings/webhooks/1';

const ready = async () => {
  await screen.findByRole('textbox', { name: /^Name(?! of)/ });
};

const tried = async () => {
  await ready();
  await userEvent.click(screen.getByRole('button', { name: 'Trigger' }));
  await screen.findByText(/^(?:Success|Failed): /);
};

const meta = {
  title: 'Settings/Webhook',
  ...settingsPage({ at }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** An enabled webhook. */
export const Ready: Story = {};

/** The form for a new webhook. */
export const New: Story = { args: { at: '/settings/webhooks/create' } };

/** Required fields without values show their errors. */
export const Incomplete: Story = {
  args: { at: '/settings/webhooks/create' },
  play: async () => {
    await ready();
    await userEvent.type(screen.getByRole('textbox', { name: /URL/ }), 'example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Choose at least one event.');
  },
};

/** The receiver responded. */
export const Tried: Story = { tags: ['both-themes'], play: tried };

/** The receiver could not be reached. */
export const Unreachable: Story = {
  args: {
    responses: {
      'POST /admin/webhooks/:id/trigger': () => ({
        data: {
          statusCode: 500,
          message:
            'request to https://build.example.com/hooks/website failed, reason: getaddrinfo ENOTFOUND build.example.com',
        },
      }),
    },
  },
  play: tried,
};

/** The details of a failed delivery. */
export const Delivery: Story = {
  play: async () => {
    await ready();
    const name = 'Actions for entry.publish api::article.article 42';
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Details' }));
    await screen.findByText('Bad gateway', { exact: false });
  },
};

/** A new signing secret, which is shown once. */
export const NewSecret: Story = {
  play: async () => {
    await ready();
    await userEvent.click(await screen.findByRole('button', { name: 'Make a new secret' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Make a new secret' }));
    await screen.findByRole('textbox', { name: 'Signing secret' });
  },
};

/** A user without permission to change webhooks. */
export const ReadOnly: Story = { args: { permissions: [settingsPermissions.webhooks.read] } };

/** A failed request, with a button to retry it. */
export const Failed: Story = failedStory(['GET /admin/webhooks/:id']);

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } }, play: tried };

export const RightToLeft: Story = rightToLeftStory;
