import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { afterAnimations, onPhone, panelParameters, rightToLeft } from '../routing/fixtures/panel-story.tsx';
import { respondWithError } from '../testing/panel/test-responses.ts';
import type { TestPanelSpec } from '../testing/panel/open-test-panel.tsx';
import { renderPanelStory } from '../testing/panel/panel-story.tsx';
import { manyPeople, noPeople, peoplePlugin, somePeople } from './fixtures/people-page.tsx';

const meta = {
  title: 'Shell/ResourceListPage',
  parameters: panelParameters,
  args: { plugins: [peoplePlugin], responses: { 'GET /admin/users': somePeople() }, at: '/people?page=2' },
  render: (spec, context) => renderPanelStory(spec, context),
} satisfies Meta<TestPanelSpec>;
export default meta;
type Story = StoryObj<TestPanelSpec>;

const checked = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Edsger' }));
  await screen.findByRole('toolbar', { name: 'Checked people' });
  await afterAnimations();
};

/** A bar with actions on the checked rows floats over the end of the list. */
export const Checked: Story = { tags: ['both-themes'], play: checked };

export const RightToLeft: Story = { play: checked, globals: rightToLeft };

export const Phone: Story = { play: checked, globals: onPhone };

/** The menu of a row; the destructive action comes last. */
export const Menu: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ada' }));
    await screen.findByRole('menuitem', { name: 'Delete' });
    await afterAnimations();
  },
};

/** The server rejects the deletion: the dialog stays open and shows the error. */
export const DeletingRefused: Story = {
  args: {
    responses: {
      'GET /admin/users': somePeople(),
      'POST /admin/users/batch-delete': respondWithError(403, 'ForbiddenError', 'Not while they are here'),
    },
  },
  play: async () => {
    await checked();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog);
    await expect(await screen.findByText('Not while they are here')).toBeVisible();
    await afterAnimations();
  },
};

/** The link that creates a row is in the empty state. */
export const Empty: Story = {
  args: { responses: { 'GET /admin/users': noPeople() }, at: '/people?_q=nobody' },
  play: async () => {
    await screen.findByText('No person has this name.');
    await expect(screen.getAllByRole('link', { name: 'Add a person' })).toHaveLength(1);
  },
};

export const Loading: Story = {
  args: { responses: { 'GET /admin/users': () => new Promise<never>(() => undefined) } },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    responses: { 'GET /admin/users': respondWithError(403, 'ForbiddenError', 'The list is closed today') },
  },
  play: async () => {
    await expect(await screen.findByText('The list is closed today')).toBeVisible();
  },
};

export const ManyRows: Story = {
  args: { responses: { 'GET /admin/users': manyPeople() }, at: '/people?pageSize=100' },
  play: async () => {
    await screen.findByRole('checkbox', { name: 'Select Margaret 10' });
  },
};
