import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { entryPermissions } from '@admin/fixtures';
import {
  article,
  articleList,
  onArticles,
  reviewPanel,
  type ReviewSpec,
} from '../fixtures/review-panel.testing.ts';

const bulkStage = 'POST /admin/content-manager/collection-types/:uid/actions/bulkStage';
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
    const [sent] = requests('GET /content-manager/collection-types/:uid').slice(-1);
    expect(sent?.query).toMatchObject({
      filters: { $and: [{ strapi_assignee: { id: { $eq: '7' } } }] },
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

  it('cannot be moved without a workflow', async () => {
    const { user } = await openArticles({
      responses: { 'GET /admin/review-workflows/stages/:uid': { data: [] } },
    });
    await select(user);
    await screen.findByRole('button', { name: 'Delete' });
    expect(screen.queryByRole('button', { name: 'Change stage' })).not.toBeInTheDocument();
  });
});
