import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { afterAnimations, onPhone, panelParameters, rightToLeft } from '../routing/fixtures/panel-story.tsx';
import { respondWithError } from '../testing/panel/answers.ts';
import type { TestPanelSpec } from '../testing/panel/open-test-panel.tsx';
import { renderPanelStory } from '../testing/panel/panel-story.tsx';
import { peoplePlugin, somePeople } from './fixtures/people-page.tsx';

const meta = {
  title: 'Shell/List',
  parameters: panelParameters,
  args: { plugins: [peoplePlugin], answers: { 'GET /admin/users': somePeople() }, at: '/people?page=2' },
  render: (spec, context) => renderPanelStory(spec, context),
} satisfies Meta<TestPanelSpec>;
export default meta;
type Story = StoryObj<TestPanelSpec>;

const checked = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Edsger' }));
  await screen.findByRole('toolbar', { name: 'Checked people' });
  await afterAnimations();
};

/** What can be done with checked rows floats over the end of the list. */
export const Checked: Story = { tags: ['both-themes'], play: checked };

export const RightToLeft: Story = { play: checked, globals: rightToLeft };

export const Phone: Story = { play: checked, globals: onPhone };

/** A row's own actions; what destroys comes last. */
export const Menu: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ada' }));
    await screen.findByRole('menuitem', { name: 'Delete' });
    await afterAnimations();
  },
};

/** The server refuses: the question stays and says why. */
export const DeletingRefused: Story = {
  args: {
    answers: {
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

export const Empty: Story = {
  args: {
    answers: {
      'GET /admin/users': {
        data: { results: [], pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } },
      },
    },
    at: '/people?_q=nobody',
  },
  play: async () => {
    await screen.findByText('Nobody is called that.');
  },
};

export const Failed: Story = {
  args: {
    answers: { 'GET /admin/users': respondWithError(403, 'ForbiddenError', 'The list is closed today') },
  },
  play: async () => {
    await expect(await screen.findByText('The list is closed today')).toBeVisible();
  },
};
