import { createTestPanel, respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { entryPermissions } from '@admin/fixtures';
import {
  article,
  articleList,
  listedArticles,
  onArticles,
  reviewPanel,
  type ReviewSpec,
} from '../fixtures/review-panel.testing.ts';

const bulkStage = 'POST /admin/content-manager/collection-types/:uid/actions/bulkStage';
const bulkStageMatching = 'POST /admin/content-manager/collection-types/:uid/actions/bulkStageMatching';
const bulkAssigneeMatching = 'POST /admin/content-manager/collection-types/:uid/actions/bulkAssigneeMatching';
const bulkAssignee = 'POST /admin/content-manager/collection-types/:uid/actions/bulkAssignee';

async function openArticles(spec: ReviewSpec = {}) {
  const panel = await createTestPanel({
    ...reviewPanel({ at: articleList, permissions: onArticles, ...spec }),
    user: { id: 7 },
  });
  await screen.findByRole('row', { name: /The night garden/ });
  return { ...panel, user: userEvent.setup() };
}

const filterFields = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Field' }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

describe('the list of a content type with a workflow', () => {
  it('[S1-2.32] shows stage and assignee', async () => {
    await openArticles();
    expect(await screen.findByText('In review')).toBeVisible();
    expect(await screen.findByText('Ada Admin')).toBeVisible();
    const row = screen.getByRole('row', { name: /Bricks and clay/ });
    expect(row).toHaveTextContent(/In review.*Ada Admin/);
    expect(screen.getByRole('row', { name: /Harbour at dawn/ })).toHaveTextContent('Approved');
  });

  it('[S1-2.32] shows stage and assignee on phones, for entries that have them', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      media: query,
      matches: query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    try {
      await openArticles();
      const link = screen.getByRole('link', { name: /Bricks and clay/ });
      await waitFor(() => expect(link).toHaveTextContent(/DraftIn review.*Ada Admin/));
      const unassigned = screen.getByRole('link', { name: /Harbour at dawn/ });
      await waitFor(() => expect(unassigned).toHaveTextContent(/DraftApproved/));
      expect(unassigned).not.toHaveTextContent('–');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('sorts by the order of the stages and by the name of the assignee', async () => {
    const { location, user } = await openArticles();
    await user.click(screen.getByRole('button', { name: 'Stage' }));
    await waitFor(() => expect(location()).toContain('sort=strapi_stage.position:ASC'));
    await user.click(screen.getByRole('button', { name: 'Assignee' }));
    await waitFor(() => expect(location()).toContain('sort=strapi_assignee.firstname:ASC'));
  });

  it('filters by stage, offering the stages of the workflow', async () => {
    const { location, user } = await openArticles();
    expect(await filterFields(user)).toEqual(expect.arrayContaining(['Stage', 'Assignee']));
    await user.click(screen.getByRole('option', { name: 'Stage' }));
    await user.click(screen.getByRole('combobox', { name: 'Value' }));
    await user.click(await screen.findByRole('option', { name: 'Approved' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(location()).toContain('[strapi_stage][id][$in][0]=3'));
    expect(await screen.findByText('Filter: Stage is one of Approved')).toBeVisible();
  });

  it('filters by entries that are assigned to the user', async () => {
    const { requests, user } = await openArticles();
    await filterFields(user);
    await user.click(screen.getByRole('option', { name: 'Assignee' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Filter: Assignee is me')).toBeVisible();
    // The filter is shown before the list is requested.
    await waitFor(() => {
      const [sent] = requests('GET /content-manager/collection-types/:uid').slice(-1);
      expect(sent?.query).toMatchObject({
        filters: { $and: [{ strapi_assignee: { id: { $eq: '7' } } }] },
      });
    });
  });

  it('[S1-6.3] hides the filter by assignee from users who may not read users', async () => {
    const { user } = await openArticles({ permissions: entryPermissions(article) });
    expect(screen.queryByRole('button', { name: 'Assignee' })).not.toBeInTheDocument();
    const fields = await filterFields(user);
    expect(fields).toContain('Stage');
    expect(fields).not.toContain('Assignee');
  });
});

describe('the selected entries', () => {
  /** The first page of 310 entries. */
  const matching = {
    results: [...listedArticles],
    pagination: { page: 1, pageSize: 10, pageCount: 31, total: 310 },
  };
  const selectMatching = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('checkbox', { name: 'Select all entries' }));
    await user.click(await screen.findByRole('button', { name: /^Select all .* matching$/ }));
  };
  const select = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('checkbox', { name: 'Select The night garden' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Bricks and clay' }));
  };

  it('are moved to a stage, and those that cannot be moved stay selected with the reason', async () => {
    const { requests, user } = await openArticles({
      responses: {
        [bulkStage]: {
          data: [
            { id: 1, outcome: 'changed' },
            { id: 2, outcome: 'refused', code: 'TRANSITION_FORBIDDEN' },
          ],
        },
      },
    });
    await select(user);
    await user.click(await screen.findByRole('button', { name: 'Change stage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the stage of 2 entries' }));
    await user.click(await dialog.findByRole('combobox', { name: 'New stage' }));
    await user.click(await screen.findByRole('option', { name: 'Approved' }));
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(await dialog.findByText('1 entry was not changed')).toBeVisible();
    expect(dialog.getByText(/Your roles may not move entries to this stage/)).toBeVisible();
    expect(requests(bulkStage)[0]?.body).toEqual({ ids: [1, 2], stage: 3 });
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.getAllByText('1 entry selected')[0]).toBeVisible());
  });

  it('are assigned to a user', async () => {
    const { requests, user, notices } = await openArticles();
    await select(user);
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 entries' }));
    await user.type(await dialog.findByRole('combobox', { name: 'New assignee' }), 'cleo');
    await user.click(await screen.findByRole('option', { name: 'Cleo Author' }));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(requests(bulkAssignee)).toHaveLength(1));
    expect(requests(bulkAssignee)[0]?.body).toEqual({ ids: [1, 2], assignee: 3 });
    await waitFor(() => expect(notices().at(-1)?.title).toBe('2 entries assigned to Cleo Author'));
  });

  it('can be all that match, with the reasons of those that were not changed', async () => {
    const { requests, user } = await openArticles({
      responses: {
        'GET /content-manager/collection-types/:uid': matching,
        [bulkStageMatching]: {
          data: {
            changed: 250,
            unchanged: 0,
            refused: 60,
            reasons: [{ id: 9, outcome: 'refused', code: 'TRANSITION_FORBIDDEN' }],
          },
        },
      },
    });
    await selectMatching(user);
    await user.click(await screen.findByRole('button', { name: 'Change stage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the stage of 310 entries' }));
    await user.click(await dialog.findByRole('combobox', { name: 'New stage' }));
    await user.click(await screen.findByRole('option', { name: 'Approved' }));
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(await dialog.findByText('60 entries were not changed')).toBeVisible();
    expect(dialog.getByText(/Entry 9: Your roles may not move entries to this stage/)).toBeVisible();
    expect(dialog.getByText('59 more entries were not changed.')).toBeVisible();
    expect(requests(bulkStageMatching)[0]?.body).toMatchObject({ count: 310, stage: 3 });
  });

  it('show the progress while all that match are assigned, and the action continues without the dialog', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { notices, user } = await openArticles({
      responses: {
        'GET /content-manager/collection-types/:uid': matching,
        'GET /content-manager/bulk-progress/:name': { data: { step: 'changing', done: 50, total: 310 } },
        [bulkAssigneeMatching]: async () => {
          await finished;
          return { data: { changed: 310, unchanged: 0, refused: 0, reasons: [] } };
        },
      },
    });
    await selectMatching(user);
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 310 entries' }));
    await user.click(await dialog.findByRole('button', { name: 'Remove assignee' }));
    expect(await dialog.findByText('50 of 310')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Leave it running' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    finish();
    await waitFor(() => expect(notices().at(-1)?.title).toBe('Assignee of 310 entries removed'));
  });

  it('are counted again if others match than the user saw', async () => {
    const { notices, user } = await openArticles({
      responses: {
        'GET /content-manager/collection-types/:uid': matching,
        [bulkAssigneeMatching]: respondWithError(409, 'ConflictError', 'Changed', { count: 312 }),
      },
    });
    await selectMatching(user);
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    await user.click(await screen.findByRole('button', { name: 'Remove assignee' }));
    await waitFor(() => expect(notices().at(-1)?.title).toMatch(/^312 entries match now, not 310/));
    expect((await screen.findAllByText('All 312 entries selected'))[0]).toBeInTheDocument();
  });

  it('cannot be moved without a workflow', async () => {
    const { user } = await openArticles({
      responses: { 'GET /admin/review-workflows/stages/:uid': { data: [] } },
    });
    await select(user);
    await screen.findByRole('button', { name: 'Delete' });
    expect(screen.queryByRole('button', { name: 'Change stage' })).not.toBeInTheDocument();
  });
});
