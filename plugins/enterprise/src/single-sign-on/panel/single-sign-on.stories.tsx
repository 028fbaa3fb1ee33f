import { renderPanelStory, type TestPanelSpec } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { signOnPanel } from './fixtures/sign-on-panel.testing.ts';

type Spec = Pick<TestPanelSpec, 'at' | 'visitor'>;

const meta = {
  title: 'Enterprise/Single sign-on',
  parameters: { layout: 'fullscreen' },
  render: (args, context) => renderPanelStory(signOnPanel(args), context),
} satisfies Meta<Spec>;
export default meta;
type Story = StoryObj<Spec>;

/** Providers below the form. */
export const SignIn: Story = {
  tags: ['both-themes'],
  args: { at: '/auth/login', visitor: 'signed out' },
  play: async () => void (await screen.findByRole('link', { name: 'Company' })),
};

/** All providers, and why the last sign-in failed. */
export const Failed: Story = {
  tags: ['both-themes'],
  args: { at: '/auth/providers?error=invitation-required', visitor: 'signed out' },
  play: async () => void (await screen.findByRole('link', { name: 'Company' })),
};

/** Accounts and providers. */
export const Settings: Story = {
  tags: ['both-themes'],
  args: { at: '/settings/single-sign-on' },
  play: async () => void (await screen.findByRole('button', { name: 'Edit Company' })),
};

/** The form of a provider. */
export const Provider: Story = {
  args: { at: '/settings/single-sign-on' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Company' }));
    await screen.findByRole('dialog');
  },
};
