import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { community, type SettingsSpec } from '../fixtures/settings-panel.ts';
import { settingsPage } from '../fixtures/settings-story.ts';

const meta = {
  title: 'Settings/Frame',
  ...settingsPage({ at: '/settings/purchase-single-sign-on', project: community(true) }, async () => {
    await screen.findByRole('heading', { level: 1 });
  }),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** Locked links to enterprise features. */
export const Promotion: Story = { tags: ['both-themes'] };

/** A page that the user has no permission for. */
export const NoPermission: Story = { args: { at: '/settings/roles', permissions: [] } };

/** An address without a page. */
export const NotFound: Story = { args: { at: '/settings/nowhere' } };
