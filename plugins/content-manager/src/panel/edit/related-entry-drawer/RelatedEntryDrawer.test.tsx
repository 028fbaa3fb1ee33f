import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBranches } from '../fixtures/render-branches.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const create = 'POST /content-manager/collection-types/:uid';

const panel = (name: string) => screen.findByRole('dialog', { name });

const links = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .map((row) => row.textContent.replace(/Draft|Published/, ''));

describe('a related entry in a side panel', () => {
  it('is created there and linked, and the form keeps its input', async () => {
    const { requests, user } = await renderBranches();
    await screen.findByRole('link', { name: 'House 13' });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('combobox', { name: 'Branches' }));
    await user.click(await screen.findByRole('option', { name: 'Create Gallery' }));
    const dialog = await panel('Create Gallery');
    await user.type(await within(dialog).findByRole('textbox', { name: 'Name' }), 'Annex');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(requests(create)).toHaveLength(1));
    expect(requests(create)[0]?.body).toMatchObject({ name: 'Annex' });
    // The entry in the form is not saved by that.
    expect(requests(update)).toHaveLength(0);
    await waitFor(() => expect(links()).toContain('Annex'));
    // The notification about the save closes first.
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Branches' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('House 12!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]?.body).toMatchObject({
      branches: { connect: [{ id: 77, position: { end: true } }], disconnect: [] },
    });
  });

  it('is edited and published there, and the relation shows its new title', async () => {
    const { requests, user } = await renderBranches();
    await user.click(await screen.findByRole('button', { name: 'Edit House 13' }));
    const dialog = await panel('Edit Gallery');
    const name = await within(dialog).findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('House 13');
    await waitFor(() => expect(name).toHaveFocus());
    await user.type(name, ' by the canal');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)[0]?.params).toMatchObject({ id: '13' }));
    const button = within(dialog).getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.click(button);
    await within(dialog).findByRole('button', { name: 'Unpublish' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    const link = await screen.findByRole('link', { name: 'House 13 by the canal' });
    expect(within(link.closest('li') ?? link).getByText('Published')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit House 13 by the canal' })).toHaveFocus(),
    );
  });

  it('asks for confirmation before its input is lost, with the Back button as well', async () => {
    const { back, user } = await renderBranches();
    await user.click(await screen.findByRole('button', { name: 'Edit House 13' }));
    const name = await within(await panel('Edit Gallery')).findByRole('textbox', { name: 'Name' });
    await user.type(name, '!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(name).toHaveValue('House 13!');
    await back();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('House 12');
    expect(links()).toEqual(['House 13']);
  });

  it('closes without a confirmation if it has no changes, whatever the form contains', async () => {
    const { back, user } = await renderBranches();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(await screen.findByRole('button', { name: 'Edit House 13' }));
    await panel('Edit Gallery');
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('House 12!');
  });

  it('opens a second one, which shows links instead of further panels', async () => {
    const { user } = await renderBranches();
    await user.click(await screen.findByRole('button', { name: 'Edit House 13' }));
    const first = await panel('Edit Gallery');
    await user.click(await within(first).findByRole('button', { name: 'Edit House 13' }));
    await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2));
    const second = screen.getAllByRole('dialog', { hidden: true })[1] ?? first;
    expect(await within(second).findByRole('link', { name: 'House 13' })).toBeVisible();
    expect(within(second).queryByRole('button', { name: /^(Edit|Create)/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1));
  });

  it.each([
    ['change, not create, such entries', { read: null, update: null }, ['Edit House 13']],
    [
      'change them, though not this relation',
      { read: null, create: null, update: ['name'] },
      ['Edit House 13'],
    ],
    ['only link them', { update: null }, []],
  ])('is offered by permission: to %s', async (_, granted, offered) => {
    await renderBranches({ granted });
    await screen.findByRole('combobox', { name: 'Branches' });
    if (offered.length > 0) await screen.findByText('House 13');
    const buttons = screen.queryAllByRole('button', { name: /^(Edit House|Create)/ });
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(offered);
  });
});
