import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { failedStory, settingsPage } from '../fixtures/settings-story.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const ready = async () => {
  await screen.findByRole('textbox', { name: /Name/ });
};

const make = async () => {
  await ready();
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Shop');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('textbox', { name: 'Access key' });
};

const meta = {
  title: 'Settings/Token',
  ...settingsPage({ at: '/settings/api-tokens/create' }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** The form for a new token. */
export const New: Story = {};

/** A new token: its key can be read only now. */
export const Created: Story = { tags: ['both-themes'], play: make };

/** A token with selected permissions. */
export const Custom: Story = { args: { at: '/settings/api-tokens/3' } };

/** Required fields without values show their errors. */
export const Incomplete: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('combobox', { name: /Token type/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Custom/ }));
    await screen.findByRole('group', { name: 'Article' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Choose at least one permission.');
  },
};

/** An expired token. */
export const Expired: Story = { args: { at: '/settings/api-tokens/2' } };

/** The confirmation before the current key stops working. */
export const Regenerating: Story = {
  args: { at: '/settings/api-tokens/1' },
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/stops working immediately/);
  },
};

/** A transfer token. */
export const Transfer: Story = { args: { at: '/settings/transfer-tokens/1' } };

/** A user without permission to change tokens. */
export const ReadOnly: Story = {
  args: {
    at: '/settings/api-tokens/3',
    permissions: [settingsPermissions.apiTokens.access, settingsPermissions.apiTokens.read],
  },
};

/** A failed request, with a button to retry it. */
export const Failed: Story = failedStory(['GET /admin/api-tokens/:id'], { at: '/settings/api-tokens/3' });

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } }, play: make };

export const RightToLeft: Story = {
  args: { at: '/settings/api-tokens/3' },
  globals: { direction: 'rtl', locale: 'ar' },
};
