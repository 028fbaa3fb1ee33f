import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { person, somePeople } from '../fixtures/people.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { failedStory, loadingStory, rightToLeftStory, settingsPage } from '../fixtures/settings-story.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const at = '/settings/users?pageSize=10&page=1&sort=firstname';

const ready = async () => {
  await screen.findByText(/^\d+–\d+ of \d+$/);
};

const meta = {
  title: 'Settings/Users',
  ...settingsPage({ at }, ready),
} satisfies Meta<SettingsSpec>;
export default meta;
type Story = StoryObj<SettingsSpec>;

/** Users with their roles; one has not accepted the invitation. */
export const Ready: Story = { tags: ['both-themes'], args: { people: somePeople(25) } };

/** Placeholders while the data is loading. */
export const Loading: Story = loadingStory(['GET /admin/users'], () =>
  screen.findByRole('table', { busy: true }),
);

/** A failed request, with a button to retry it. */
export const Failed: Story = failedStory(['GET /admin/users']);

/** A search and a filter without results, and a button to clear them. */
export const NoMatch: Story = {
  args: { at: `${at}&_q=nobody&filters[$and][0][isActive][$eq]=false` },
  play: async () => {
    await screen.findByRole('button', { name: 'Clear search and filters' });
  },
};

/** Selected users, and the confirmation before they are deleted. */
export const Deleting: Story = {
  play: async () => {
    await ready();
    const boxes = screen.getAllByRole('checkbox', { name: /^Select / });
    for (const box of boxes.slice(1, 4)) await userEvent.click(box);
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
  },
};

/** The form for a new filter. */
export const Filters: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog');
  },
};

/** The errors of the invitation form. */
export const Inviting: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Invite new user' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('checkbox', { name: 'Editor' });
    await userEvent.click(dialog.getByRole('button', { name: 'Invite user' }));
    await dialog.findAllByText('This value is required.');
  },
};

/** The registration link of an invited user. */
export const Invited: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Invite new user' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Editor' }));
    await userEvent.click(dialog.getByRole('textbox', { name: /First name/ }));
    await userEvent.paste('Katherine');
    await userEvent.click(dialog.getByRole('textbox', { name: /Email/ }));
    await userEvent.paste('kath@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Invite user' }));
    await screen.findByRole('textbox', { name: 'Invitation link' });
  },
};

/** A user without permission to change users. */
export const ReadOnly: Story = { args: { permissions: [settingsPermissions.users.read] } };

/** Very long names. */
export const LongText: Story = {
  args: {
    people: [
      ...somePeople(1),
      person(
        7,
        {
          firstname: 'Hubert Blaine Adolph Charles David',
          lastname: 'Wolfeschlegelsteinhausenbergerdorff Senior',
        },
        { email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff@department.example.com' },
      ),
    ],
  },
};

export const RightToLeft: Story = rightToLeftStory;
