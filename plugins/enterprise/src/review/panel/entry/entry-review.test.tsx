import { ApiError } from '@admin/shell';
import { createTestPanel, respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  article,
  articlePage,
  entryStages,
  onArticles,
  reviewPanel,
  type ReviewSpec,
} from '../fixtures/review-panel.testing.ts';

const stagesCall = 'GET /admin/content-manager/:kind/:uid/:id/stages';
const stageCall = 'PUT /admin/content-manager/:kind/:uid/:id/stage';
const assigneeCall = 'PUT /admin/content-manager/:kind/:uid/:id/assignee';
const commentCall = 'POST /admin/review-workflows/comments/:uid/:id';

async function openArticle(spec: ReviewSpec = {}) {
  const panel = await createTestPanel(reviewPanel({ at: articlePage, permissions: onArticles, ...spec }));
  await screen.findByRole('textbox', { name: /Title/ });
  return { ...panel, user: userEvent.setup() };
}

const review = async () => within(await screen.findByRole('region', { name: 'Review' }));
const comments = async () => within(await screen.findByRole('region', { name: 'Comments' }));

describe('the review of a related entry', () => {
  it('is in its drawer, without comments', async () => {
    const { requests, user } = await openArticle({
      responses: {
        'GET /content-manager/relations/:uid/:id/:field': {
          results: [{ id: 4, title: 'Harbour at dawn' }],
          pagination: { page: 1, pageSize: 10, pageCount: 1, total: 1 },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Harbour at dawn' }));
    const drawer = within(await screen.findByRole('dialog'));
    const related = within(await drawer.findByRole('region', { name: 'Review' }));
    await user.click(await related.findByRole('combobox', { name: 'Stage' }));
    await user.click(await screen.findByRole('option', { name: 'In review' }));
    await waitFor(() => expect(requests(stageCall)).toHaveLength(1));
    expect(drawer.queryByRole('region', { name: 'Comments' })).not.toBeInTheDocument();
  });
});

describe('the review beside the form', () => {
  it('changes the stage immediately, without the form', async () => {
    const { requests, notices, user } = await openArticle();
    await user.type(screen.getByRole('textbox', { name: /Title/ }), '!');
    await user.click(await (await review()).findByRole('combobox', { name: 'Stage' }));
    await user.click(await screen.findByRole('option', { name: 'In review' }));
    await waitFor(() => expect(requests(stageCall)).toHaveLength(1));
    expect(requests(stageCall)[0]).toMatchObject({
      params: { kind: 'collection-types', uid: article, id: '1' },
      body: { data: { id: 2 } },
    });
    await waitFor(() => expect(notices().at(-1)?.title).toMatchObject({ values: { stage: 'In review' } }));
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('The night garden!');
    expect(requests('PUT /content-manager/collection-types/:uid/:id')).toEqual([]);
    await waitFor(async () =>
      expect((await review()).getByRole('combobox', { name: 'Stage' })).toHaveTextContent('In review'),
    );
  });

  it('offers only permitted stages, and explains the others', async () => {
    const { user } = await openArticle();
    expect(await (await review()).findByText(/^Required to publish/)).toHaveTextContent('Approved');
    await user.click((await review()).getByRole('combobox', { name: 'Stage' }));
    const option = await screen.findByRole('option', { name: /^Approved/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(option).toHaveTextContent('Your roles may not move entries here');
  });

  it('says when the user may move the entry to no stage, nor assign it', async () => {
    await openArticle({
      responses: {
        [stagesCall]: { ...entryStages, data: [], meta: { ...entryStages.meta, canAssign: false } },
      },
    });
    const box = await review();
    expect(await box.findByText('Your roles may not move this entry to another stage.')).toBeVisible();
    expect(box.getByRole('combobox', { name: 'Stage' })).toBeDisabled();
    expect(box.getByText('You may not change the assignee.')).toBeVisible();
    expect(box.getByRole('combobox', { name: 'Assignee' })).toBeDisabled();
  });

  it('finds an assignee by name, and assigns the entry to the user themselves', async () => {
    const { requests, user } = await openArticle();
    const box = await review();
    const assignee = await box.findByRole('combobox', { name: 'Assignee' });
    expect(assignee).toHaveValue('Bob Editor');
    await user.clear(assignee);
    await user.type(assignee, 'cle');
    await user.click(await screen.findByRole('option', { name: 'Cleo Author' }));
    await waitFor(() => expect(requests(assigneeCall)).toHaveLength(1));
    expect(requests(assigneeCall)[0]?.body).toEqual({ data: { id: 3 } });
    await user.click(await box.findByRole('button', { name: 'Assign to me' }));
    await waitFor(() => expect(requests(assigneeCall)).toHaveLength(2));
  });

  it('reports a refused move, and loads the stages again', async () => {
    const { requests, notices, user } = await openArticle({
      responses: {
        [stageCall]: () => {
          const details = { code: 'TRANSITION_FORBIDDEN' };
          throw new ApiError({ name: 'ForbiddenError', message: 'Forbidden', status: 403, details });
        },
      },
    });
    await user.click(await (await review()).findByRole('combobox', { name: 'Stage' }));
    await user.click(await screen.findByRole('option', { name: 'In review' }));
    await waitFor(() =>
      expect(notices().at(-1)).toMatchObject({
        tone: 'warning',
        title: { id: 'review-workflows.error.transition-forbidden' },
      }),
    );
    await waitFor(() => expect(requests(stagesCall)).toHaveLength(2));
  });

  it('says that the user has no access', async () => {
    await openArticle({ responses: { [stagesCall]: respondWithError(403, 'ForbiddenError', 'Forbidden') } });
    expect(await screen.findByText('You may not see the review of this entry.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Comments' })).not.toBeInTheDocument();
  });

  it('is absent while an entry is created, and without a workflow', async () => {
    const { requests } = await openArticle({
      at: `/content-manager/collection-types/${article}/create`,
    });
    expect(screen.queryByRole('region', { name: 'Review' })).not.toBeInTheDocument();
    expect(requests(stagesCall)).toEqual([]);
  });
});

describe('the comments on an entry', () => {
  it('mention a user who was chosen by keyboard', async () => {
    const { requests, user } = await openArticle();
    const box = await comments();
    const text = await box.findByRole('textbox', { name: 'New comment' });
    await user.type(text, 'Please check, @');
    await box.findByRole('option', { name: 'Cleo Author' });
    await user.keyboard('bo');
    await waitFor(() => expect(box.getAllByRole('option')).toHaveLength(1));
    expect(text).toHaveAttribute('aria-activedescendant', box.getByRole('option', { name: 'Bob Editor' }).id);
    await user.keyboard('{Enter}');
    expect(text).toHaveValue('Please check, @Bob Editor ');
    expect(box.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('thanks');
    await user.click(box.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(requests(commentCall)).toHaveLength(1));
    expect(requests(commentCall)[0]?.body).toEqual({
      text: 'Please check, @Bob Editor thanks',
      mentions: [2],
    });
    await waitFor(() => expect(text).toHaveValue(''));
    expect(await box.findByText('@Bob Editor')).toBeVisible();
  });

  it('mention nobody whom the text no longer names while a search is running', async () => {
    const cleo = { id: 3, firstname: 'Cleo', lastname: 'Author', username: null };
    const bob = { id: 2, firstname: 'Bob', lastname: 'Editor', username: null };
    const pagination = { page: 1, pageSize: 10, pageCount: 1, total: 2 };
    const { user } = await openArticle({
      responses: {
        'GET /admin/review-workflows/assignees/:uid': ({ query }: { query?: unknown }) =>
          (query as { readonly _q?: string })._q
            ? new Promise(() => undefined)
            : { results: [cleo, bob], pagination },
      },
    });
    const box = await comments();
    const text = await box.findByRole('textbox', { name: 'New comment' });
    await user.type(text, '@');
    await box.findByRole('option', { name: 'Cleo Author' });
    await user.keyboard('bo{Enter}');
    expect(text).toHaveValue('@Bob Editor ');
  });

  it('close the list of users with Escape, and keep the text', async () => {
    const { user } = await openArticle();
    const box = await comments();
    const text = await box.findByRole('textbox', { name: 'New comment' });
    await user.type(text, '@a');
    await box.findByRole('option', { name: 'Ada Admin' });
    await user.keyboard('{Escape}');
    expect(box.queryByRole('listbox')).not.toBeInTheDocument();
    expect(text).toHaveValue('@a');
  });

  it('keep the text of a comment that could not be sent', async () => {
    const { user } = await openArticle({
      responses: { [commentCall]: respondWithError(503, 'ServiceUnavailableError', 'Busy') },
    });
    const box = await comments();
    const text = await box.findByRole('textbox', { name: 'New comment' });
    await user.type(text, 'Looks good');
    await user.click(box.getByRole('button', { name: 'Comment' }));
    expect(await box.findByText('Busy')).toBeVisible();
    expect(text).toHaveValue('Looks good');
  });

  it('are deleted by their author after a confirmation', async () => {
    const { user } = await openArticle();
    const box = await comments();
    await box.findByText('Ready for review.');
    expect(box.getAllByRole('button', { name: /^Delete comment/ })).toHaveLength(1);
    await user.click(box.getByRole('button', { name: 'Delete comment: Ready for review.' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(box.queryByText('Ready for review.')).not.toBeInTheDocument());
  });

  it('are loaded page by page', async () => {
    const one = (id: number, text: string) => ({
      id,
      text,
      author: null,
      mentions: [],
      createdAt: '2026-03-01T12:00:00.000Z',
      isOwn: false,
    });
    const { user } = await openArticle({
      responses: {
        'GET /admin/review-workflows/comments/:uid/:id': ({
          query,
        }: {
          readonly query?: Readonly<Record<string, unknown>>;
        }) => ({
          results: [String(query?.['page']) === '1' ? one(2, 'Newer') : one(1, 'Older')],
          pagination: { page: Number(query?.['page']), pageSize: 10, pageCount: 2, total: 11 },
        }),
      },
    });
    const box = await comments();
    expect(await box.findByText('Newer')).toBeVisible();
    expect(box.getByText('Deleted user')).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Show older comments' }));
    expect(await box.findByText('Older')).toBeVisible();
  });
});
