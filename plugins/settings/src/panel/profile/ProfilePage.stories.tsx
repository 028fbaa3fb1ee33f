import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { serverFailure } from '../fixtures/settings-server.ts';
import { SettingsStory } from '../fixtures/SettingsStory.tsx';

const ready = async () => {
  await screen.findByText('Chrome on Linux', {}, { timeout: 5_000 });
};

const meta = {
  title: 'Settings/Profile',
  component: SettingsStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/me' },
  play: ready,
} satisfies Meta<typeof SettingsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, language, password, and where one is signed in. */
export const Ready: Story = {};

/** A password that breaks a rule, without the current one. */
export const Refused: Story = {
  play: async () => {
    await ready();
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The value is too short.');
  },
};

/** The question before all other sessions end. */
export const EndingOthers: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'End all others' }));
    await screen.findByRole('alertdialog');
  },
};

/** The server failed: what happened, and a second try. */
export const Failed: Story = {
  args: { answers: { 'GET /admin/users/me': serverFailure } },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' }, { timeout: 5_000 });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { locale: 'ar' },
  globals: { direction: 'rtl', locale: 'ar' },
};
