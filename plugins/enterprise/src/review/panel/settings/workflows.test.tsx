import { ApiError } from '@admin/shell';
import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { reviewActions } from '../../review-actions.ts';
import { reviewPanel, type ReviewSpec } from '../fixtures/review-panel.testing.ts';

const update = 'PUT /admin/review-workflows/workflows/:id';
const create = 'POST /admin/review-workflows/workflows';
const remove = 'DELETE /admin/review-workflows/workflows/:id';

const openList = (spec: ReviewSpec = {}) => createTestPanel(reviewPanel(spec));

const stageNames = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name of the stage/ });

async function openWorkflow(spec: ReviewSpec = {}) {
  const panel = await createTestPanel(reviewPanel({ at: '/settings/review-workflows/1', ...spec }));
  await screen.findByRole('heading', { name: 'Articles' });
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const names = () => stageNames().map(({ value }) => value);
  return { ...panel, user, save, names };
}

describe('the list of workflows', () => {
  it('shows name, stages and content types', async () => {
    await openList();
    const row = await screen.findByRole('row', { name: /Articles/ });
    expect(row).toHaveTextContent(/Draft.*In review.*Approved.*Article/);
    expect(within(row).getByRole('link', { name: 'Articles' })).toHaveAttribute(
      'href',
      '/admin/settings/review-workflows/1',
    );
  });

  it('asks where entries go before a workflow is deleted', async () => {
    const { requests } = await openList();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Actions for Articles' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the workflow “Articles”?' }));
    expect(await dialog.findByText(/15 entries are in this workflow/)).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Move the entries to' }));
    await user.click(await screen.findByRole('option', { name: 'Products › Done' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(requests(remove)).toHaveLength(1));
    expect(requests(remove)[0]).toMatchObject({ params: { id: '1' }, query: { moveTo: '8' } });
  });

  it('offers nothing that the user may not do', async () => {
    await openList({ permissions: [reviewActions.read] });
    await screen.findByRole('row', { name: /Articles/ });
    expect(screen.queryByRole('link', { name: 'Create a workflow' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Articles' }));
    expect(await screen.findByRole('menuitem', { name: 'View' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });
});

describe('the page of a workflow', () => {
  it('creates a workflow with three stages, and opens its page', async () => {
    const { requests, location } = await openList({ at: '/settings/review-workflows/create' });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: /^Name\*?$/ }), 'News');
    await user.click(screen.getByRole('combobox', { name: 'Add a content type' }));
    await user.click(await screen.findByRole('option', { name: 'Page' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(create)).toHaveLength(1));
    expect(requests(create)[0]?.body).toMatchObject({
      data: {
        name: 'News',
        contentTypes: ['api::page.page'],
        stages: [{ name: 'Draft' }, { name: 'In review' }, { name: 'Approved' }],
      },
    });
    await waitFor(() => expect(location()).toBe('/settings/review-workflows/3'));
  });

  it('changes the order by keyboard with announcements', async () => {
    const { user, names, save, requests } = await openWorkflow();
    screen.getByRole('button', { name: 'Move Approved' }).focus();
    await user.keyboard(' {ArrowUp} ');
    expect(names()).toEqual(['Draft', 'Approved', 'In review']);
    expect(screen.getByText('Approved dropped, position 2 of 3.')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]?.body).toMatchObject({
      data: { version: 4, stages: [{ id: 1 }, { id: 3 }, { id: 2 }] },
    });
  });

  it('asks where entries go before a stage is deleted, and sends it with the next save', async () => {
    const { user, names, save, requests } = await openWorkflow();
    await user.click(screen.getByRole('button', { name: 'Delete In review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the stage “In review”?' }));
    expect(dialog.getByText(/^12 entries are in this stage/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete stage' }));
    await waitFor(() => expect(names()).toEqual(['Draft', 'Approved']));
    expect(requests(update)).toEqual([]);
    await save();
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]?.body).toMatchObject({ data: { moveTo: [{ stage: 2, to: 1 }] } });
  });

  it('deletes an empty stage without a question', async () => {
    const { user, names } = await openWorkflow();
    await user.click(screen.getByRole('button', { name: 'Delete Draft' }));
    await waitFor(() => expect(names()).toEqual(['In review', 'Approved']));
  });

  it('takes a content type over from another workflow after a question', async () => {
    const { user, save, requests } = await openWorkflow();
    await user.click(screen.getByRole('combobox', { name: 'Add a content type' }));
    await user.click(await screen.findByRole('option', { name: /^Product/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take over Product?' }));
    await user.click(dialog.getByRole('button', { name: 'Take over' }));
    await save();
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]?.body).toMatchObject({
      data: { attached: [{ uid: 'api::product.product', to: 1 }] },
    });
  });

  it('asks for the stage of the entries of a content type that leaves', async () => {
    const { user, save, requests } = await openWorkflow();
    await user.click(screen.getByRole('button', { name: 'Remove Article' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Article from this workflow?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await save();
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]?.body).toMatchObject({
      data: { contentTypes: [], detached: [{ uid: 'api::article.article', to: null }] },
    });
  });

  it('sets the roles that may move entries to a stage', async () => {
    const { user, save, requests } = await openWorkflow();
    const stage = within(screen.getByRole('listitem', { name: 'Stage 1' }));
    await user.click(stage.getByRole('button', { name: /^Who may move/ }));
    await user.click(stage.getByRole('radio', { name: 'Selected roles' }));
    await user.click(await stage.findByRole('checkbox', { name: 'Author' }));
    await save();
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]?.body).toMatchObject({
      data: {
        stages: [
          { id: 1 },
          { id: 2, transitions: [{ to: 1, roles: [3] }, { to: 3 }] },
          { id: 3, transitions: [{ to: 1, roles: [3] }, { to: 2 }] },
        ],
      },
    });
  });

  it('shows errors at their fields, and keeps the input', async () => {
    const { user, save, requests } = await openWorkflow({
      responses: {
        [update]: () => {
          const details = { code: 'WORKFLOW_NAME_TAKEN' };
          throw new ApiError({ name: 'ValidationError', message: 'Name taken', status: 400, details });
        },
      },
    });
    const name = screen.getByRole('textbox', { name: /^Name\*?$/ });
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Add a stage' }));
    await save();
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    expect(screen.getByText('Enter a name for the stage.')).toBeVisible();
    expect(requests(update)).toEqual([]);
    await user.type(name, 'Products');
    await user.type(stageNames().at(-1)!, 'Done');
    await save();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Another workflow has this name.'));
    expect(name).toHaveValue('Products');
  });

  it('asks before unsaved changes are discarded', async () => {
    const { user } = await openWorkflow();
    await user.type(screen.getByRole('textbox', { name: /^Name\*?$/ }), '!');
    await user.click(screen.getByRole('link', { name: 'Review workflows', current: false }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('is read-only for users who may only read', async () => {
    await openWorkflow({ permissions: [reviewActions.read] });
    expect(screen.getByRole('textbox', { name: /^Name\*?$/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Move|Delete|Remove|Add)/ })).not.toBeInTheDocument();
  });
});
