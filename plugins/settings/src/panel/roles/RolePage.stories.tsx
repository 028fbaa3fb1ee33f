import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { explorer, permissionsIn, tagUid, wideLayout } from '../fixtures/role-layout.ts';
import { everyPermission, type SettingsSpec } from '../fixtures/settings-panel.ts';
import { failedStory, loadingStory, rightToLeftStory, settingsPage } from '../fixtures/settings-story.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const ready = async () => {
  await screen.findByRole('grid', { name: 'Collection types' });
};

const unfold = async () => {
  await ready();
  for (const name of ['Fields and locales of Article', 'Fields in seo', 'Fields in seo.social']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
};

const meta = {
  title: 'Settings/Role',
  ...settingsPage({ at: '/settings/roles/2' }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** Actions on content types: all, some or none granted. */
export const Ready: Story = {};

/** The fields and locales of a type, down to the fields of components. */
export const Unfolded: Story = { tags: ['both-themes'], play: unfold };

/** Fields without a locale permit no entry: a warning is shown. */
export const WithoutLocale: Story = {
  play: async () => {
    await unfold();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Create Article: en' }));
  },
};

/** The conditions of the actions on a content type. */
export const Conditions: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Conditions of Article (1)' }));
    await screen.findByRole('dialog');
  },
};

/** The permissions of plugins. */
export const Plugins: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('tab', { name: 'Plugins' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Upload/ }));
  },
};

/** The super administrator role, which is read-only. */
export const SuperAdmin: Story = { args: { at: '/settings/roles/1' } };

/** A user without permission to change roles. */
export const ReadOnly: Story = { args: { permissions: [settingsPermissions.roles.read] } };

/** The form for a new role. */
export const New: Story = { args: { at: '/settings/roles/new' } };

/** A user who may change roles but has few permissions: checkboxes beyond them are disabled. */
export const OwnLimits: Story = {
  args: {
    permissions: [
      settingsPermissions.roles.read,
      settingsPermissions.roles.update,
      { action: `${explorer}.read`, subject: tagUid },
    ],
  },
};

/** Sixty content types with forty fields each. */
export const Wide: Story = {
  args: {
    permissions: [...everyPermission, ...permissionsIn(wideLayout(60, 40))],
    responses: { 'GET /admin/permissions': () => ({ data: wideLayout(60, 40) }) },
  },
  // The stories with few content types run the same accessibility checks.
  parameters: { a11y: { test: 'off' } },
};

/** Placeholders while the data is loading. */
export const Loading: Story = loadingStory(['GET /admin/permissions'], () => screen.findByText('Loading'));

/** A failed request, with a button to retry it. */
export const Failed: Story = failedStory(['GET /admin/permissions']);

export const RightToLeft: Story = rightToLeftStory;
