import { renderPanelStory, respondWithError } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { reviewActions } from '../review-actions.ts';
import {
  articleList,
  articlePage,
  onArticles,
  reviewPanel,
  type ReviewSpec,
} from './fixtures/review-panel.testing.ts';

const phone = { viewport: { value: 'mobile2' } };

const meta = {
  title: 'Enterprise/Review workflows',
  parameters: { layout: 'fullscreen' },
  render: (args, context) => renderPanelStory(reviewPanel(args), context),
} satisfies Meta<ReviewSpec>;
export default meta;
type Story = StoryObj<ReviewSpec>;

const failure = respondWithError(500, 'InternalServerError', 'Internal Server Error');

/** The workflows with their stages and content types. */
export const Workflows: Story = {
  tags: ['both-themes'],
  play: async () => void (await screen.findByRole('link', { name: 'Articles' })),
};

export const NoWorkflows: Story = {
  args: {
    responses: {
      'GET /admin/review-workflows/workflows': {
        results: [],
        pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 },
      },
    },
  },
  play: async () => void (await screen.findByRole('heading', { name: 'No workflows yet' })),
};

export const WorkflowsFailed: Story = {
  args: { responses: { 'GET /admin/review-workflows/workflows': failure } },
  play: async () => void (await screen.findByRole('button', { name: 'Retry' })),
};

const openMoves = async (stage: string) => {
  const card = within(await screen.findByRole('listitem', { name: stage }));
  await userEvent.click(card.getByRole('button', { name: /^Who may move/ }));
  return card;
};

/** A workflow whose last stage only one role may move entries to. */
export const Workflow: Story = {
  tags: ['both-themes'],
  args: { at: '/settings/review-workflows/1' },
  play: async () => {
    const card = await openMoves('Stage 3');
    await card.findByRole('checkbox', { name: 'Editor' });
  },
};

/** Rules that depend on the current stage of an entry. */
export const MovesByStage: Story = {
  args: { at: '/settings/review-workflows/1' },
  play: async () => {
    const card = await openMoves('Stage 3');
    await userEvent.click(card.getByRole('radio', { name: 'Depends on the current stage' }));
    await card.findAllByRole('combobox', { name: /^From/ });
  },
};

/** The question before a stage with entries is deleted. */
export const DeletingStage: Story = {
  tags: ['both-themes'],
  args: { at: '/settings/review-workflows/1' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete In review' }));
    await screen.findByRole('dialog');
  },
};

/** A user who may only read workflows. */
export const ReadOnly: Story = {
  args: { at: '/settings/review-workflows/1', permissions: [reviewActions.read] },
  play: async () => void (await screen.findByRole('heading', { name: 'Articles' })),
};

/** Stage and assignee in a list, with the actions on selected entries. */
export const List: Story = {
  tags: ['both-themes'],
  args: { at: articleList, permissions: onArticles },
  play: async () => {
    await screen.findByText('Ada Admin');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select The night garden' }));
    await screen.findByRole('button', { name: 'Change stage' });
  },
};

/** Stage, assignee and comments beside the form. */
export const Entry: Story = {
  tags: ['both-themes'],
  args: { at: articlePage, permissions: onArticles },
  play: async () => void (await screen.findByText('Ready for review.')),
};

/** A comment with the list of users to mention. */
export const Mentioning: Story = {
  tags: ['both-themes'],
  args: { at: articlePage, permissions: onArticles },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'New comment' }), 'Please check, @');
    await screen.findByRole('option', { name: 'Bob Editor' });
  },
};

/** A user who may not see the review. */
export const NoAccess: Story = {
  args: {
    at: articlePage,
    permissions: onArticles,
    responses: {
      'GET /admin/content-manager/:kind/:uid/:id/stages': respondWithError(
        403,
        'ForbiddenError',
        'Forbidden',
      ),
    },
  },
  play: async () => void (await screen.findByText('You may not see the review of this entry.')),
};

/** The entries that are assigned to the user. */
export const WaitingForMe: Story = {
  tags: ['both-themes'],
  args: { at: '/', permissions: onArticles },
  play: async () => void (await screen.findByRole('link', { name: /^Bricks and clay/ })),
};

export const NarrowWorkflow: Story = { ...Workflow, tags: [], globals: phone };

export const NarrowList: Story = {
  ...List,
  tags: [],
  globals: phone,
  play: async () => {
    await screen.findByText('The night garden');
  },
};

export const NarrowEntry: Story = { ...Entry, tags: [], globals: phone };

export const RightToLeft: Story = { ...Workflow, tags: [], globals: { direction: 'rtl', locale: 'ar' } };

export const EntryRightToLeft: Story = { ...Entry, tags: [], globals: { direction: 'rtl', locale: 'ar' } };
