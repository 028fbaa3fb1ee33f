import type { PermissionExplanation } from '@admin/contract';
import { ApiError } from '@admin/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import type { TestResponses } from '@admin/shell/testing';
import { explanations } from '../fixtures/explanations.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { rightToLeftStory, settingsPage } from '../fixtures/settings-story.ts';

const answering = (data: PermissionExplanation): TestResponses => ({
  'GET /admin/permissions/explain': () => ({ data }),
});

const choose = async (field: RegExp, option: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Checks whether an article may be updated. */
const ask = async () => {
  await choose(/Action/, /^Update.*Entries/);
  await choose(/Content type/, /^Article/);
  const region = within(screen.getByRole('region', { name: 'Check a permission' }));
  const check = region.getByRole('button', { name: 'Check' });
  await userEvent.click(check);
  check.scrollIntoView();
  return region;
};

const answered = (verdict: string) => async () => {
  const region = await ask();
  await region.findByText(verdict);
};

const meta = {
  title: 'Settings/Permission check',
  ...settingsPage(
    { at: '/settings/users/2', responses: answering(explanations.denied) },
    answered('Not allowed'),
  ),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** The form before the first check. */
export const Empty: Story = {
  play: async () => {
    await screen.findByRole('combobox', { name: /Action/ });
  },
};

/** A role grants the permission: the condition is met by this entry. */
export const Allowed: Story = {
  args: { responses: answering(explanations.allowed) },
  play: answered('Allowed'),
};

/** No role grants the permission; the steps explain why. */
export const Denied: Story = { tags: ['both-themes'] };

/** The result depends on an entry, which the user must name. */
export const Depends: Story = {
  args: { responses: answering(explanations.depends) },
  play: answered('It depends'),
};

/** The check of a role. */
export const OfRole: Story = { args: { at: '/settings/roles/2' } };

/** The server rejected the request. */
export const Failed: Story = {
  args: {
    responses: {
      'GET /admin/permissions/explain': ({ query }) => {
        if (query?.subject === undefined) return { data: explanations.allowed };
        throw new ApiError({ name: 'ValidationError', message: 'There is no such field', status: 400 });
      },
    },
  },
  play: answered('There is no such field'),
};

export const RightToLeft: Story = rightToLeftStory;
