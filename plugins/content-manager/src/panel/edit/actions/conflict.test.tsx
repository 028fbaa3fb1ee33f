import type { Attributes } from '@admin/content-model';
import { ada, pageOf } from '@admin/fixtures';
import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noticeTitles, renderGallery } from '../fixtures/render-gallery.tsx';
import { createTwoWriters, type TwoWriters } from '../fixtures/two-writers.ts';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const related = 'GET /content-manager/relations/:uid/:id/:field';
const name: Attributes[string] = { type: 'string', required: true };
const attributes: Attributes = {
  name,
  email: { type: 'email' },
  links: { type: 'component', component: 'shared.seo', repeatable: true },
};
const links = [
  { id: 1, metaTitle: 'Tickets', noIndex: false },
  { id: 2, metaTitle: 'Tours', noIndex: false },
];
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

/** The edit view of the shared entry. */
const open = async (
  writers: TwoWriters,
  spec: Omit<NonNullable<Parameters<typeof renderGallery>[0]>, 'type'> & {
    readonly fields?: Attributes;
  } = {},
) => {
  const { fields = attributes, responses, ...rest } = spec;
  const rendered = await renderGallery({
    type: { attributes: fields },
    ...rest,
    responses: { ...writers.responses, ...responses },
  });
  const save = () => rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  const saves = () => rendered.requests(update);
  return { ...rendered, save, saves };
};

describe('an entry that another user has saved in the meantime', () => {
  it('is merged and saved again if the changes are in different fields', async () => {
    const writers = createTwoWriters({ links });
    const { save, saves, notices, user } = await open(writers);
    await user.type(nameField(), '!');
    writers.theySave({
      email: 'new@small-machines.example',
      links: [links[1], { id: 3, metaTitle: 'Shop' }],
    });
    await save();
    await waitFor(() => expect(noticeTitles(notices())).toEqual(['content-manager.edit.merge.saved-with']));
    expect(notices()[0]?.title).toMatchObject({ values: { who: 'Tomasz Nowak' } });
    expect(saves()).toHaveLength(2);
    expect(writers.stored()).toMatchObject({
      name: 'House of Small Machines!',
      email: 'new@small-machines.example',
      links: [{ id: 2 }, { id: 3, metaTitle: 'Shop' }],
    });
    // The form contains the other user's changes, and the own ones can still be undone.
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('new@small-machines.example');
    await user.click(nameField());
    await user.keyboard('{Control>}z{/Control}');
    expect(nameField()).toHaveValue('House of Small Machines');
  });

  it('asks which value to keep if both changed the same field, and keeps the other changes of both', async () => {
    const writers = createTwoWriters();
    const { save, saves, user } = await open(writers);
    await user.type(nameField(), '!');
    writers.theySave({ name: 'House of Looms', email: 'new@small-machines.example' });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'The same fields were changed twice' });
    expect(dialog).toHaveTextContent('Tomasz Nowak saved this entry while you were editing.');
    const field = within(dialog).getByRole('radiogroup', { name: 'Name' });
    expect(field).toHaveTextContent('YoursHouse of Small Machines!TheirsHouse of Looms');
    expect(within(field).getByRole('radio', { name: 'Yours' })).toBeChecked();
    expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1);
    // By keyboard alone.
    within(field).getByRole('radio', { name: 'Yours' }).focus();
    await user.keyboard('{ArrowDown} ');
    expect(within(field).getByRole('radio', { name: 'Theirs' })).toBeChecked();
    within(dialog).getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(nameField()).toHaveValue('House of Looms'));
    expect(saves().at(-1)).toMatchObject({
      body: { name: 'House of Looms', email: 'new@small-machines.example' },
    });
  });

  it('may have been saved in another tab of the same user', async () => {
    const writers = createTwoWriters();
    const { save, notices, user } = await open(writers, { user: ada });
    await user.type(nameField(), '!');
    writers.theySave({ email: 'new@small-machines.example' }, ada);
    await save();
    await waitFor(() =>
      expect(noticeTitles(notices())).toEqual(['content-manager.edit.merge.saved-with-own']),
    );
    await user.type(nameField(), '!');
    writers.theySave({ name: 'House of Looms' }, ada);
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'The same fields were changed twice' });
    expect(dialog).toHaveTextContent('You saved this entry in another tab while you were editing.');
    expect(dialog).not.toHaveTextContent('Ada');
    expect(within(dialog).getByRole('radio', { name: 'This tab' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'Other tab' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByText(/^You changed the same field in another tab\./)).toBeVisible();
  });

  it('keeps the input while the user checks it, and asks again on the next save', async () => {
    const writers = createTwoWriters();
    const { save, saves, user } = await open(writers);
    await user.type(nameField(), '!');
    writers.theySave({ name: 'House of Looms' });
    await save();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    // The link focuses the field, and the dialog stays available.
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(screen.getByText(/Tomasz Nowak changed the same field as you/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose what stays' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(nameField()).toHaveValue('House of Small Machines!');
    expect(saves()).toHaveLength(1);
    await user.type(nameField(), '!');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'The same fields were changed twice' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writers.stored().name).toBe('House of Small Machines!!'));
  });

  it('asks again if the other user saves during the choice', async () => {
    const writers = createTwoWriters();
    const { save, user } = await open(writers);
    await user.type(nameField(), '!');
    writers.theySave({ name: 'House of Looms' });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'The same fields were changed twice' });
    writers.theySave({ name: 'House of Clocks' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('House of Clocks'));
    expect(writers.stored().name).toBe('House of Clocks');
  });

  it('stops after several attempts while others keep saving, and reports it', async () => {
    let count = 0;
    const writers = createTwoWriters({}, () => {
      count += 1;
      writers.theySave({ email: `mail${count}@small-machines.example` });
    });
    const { save, saves, user } = await open(writers);
    await user.type(nameField(), '!');
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Another user saved this entry' });
    expect(dialog).toHaveTextContent(/Tomasz Nowak saved another version on Nov 20, 2026/);
    expect(saves()).toHaveLength(4);
    expect(saves().at(-1)?.body).toMatchObject({
      name: 'House of Small Machines!',
      email: 'mail3@small-machines.example',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(nameField()).toHaveValue('House of Small Machines'));
  });

  it('asks about a to-one relation that both changed', async () => {
    const owner: Attributes[string] = {
      type: 'relation',
      relation: 'manyToOne',
      target: 'api::author.author',
    };
    let linked = 3;
    const writers = createTwoWriters({ owner: { count: 1 } });
    const { save, saves, user } = await open(writers, {
      fields: { name, owner },
      responses: {
        [related]: () => ({ data: { id: linked, publishedAt: null } }),
        'GET /content-manager/relations/:uid/:field': () => pageOf([{ id: 5, publishedAt: null }]),
      },
    });
    await user.click(await screen.findByRole('combobox', { name: /Owner/ }));
    await user.click(await screen.findByRole('option', { name: '5' }));
    linked = 4;
    writers.theySave({});
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'The same fields were changed twice' });
    expect(within(dialog).getByRole('radiogroup', { name: 'Owner' })).toHaveTextContent('Yours5Theirs4');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(saves().at(-1)?.header('If-Match')).toBe('"v2"'));
    expect(saves().at(-1)?.body).toMatchObject({ owner: { connect: [{ id: 5 }] } });
  });

  it('is not published before the user has seen the changes', async () => {
    const { user } = await renderGallery({
      responses: {
        'GET /content-manager/collection-types/:uid/:id/actions/countDraftRelations': () => ({ data: 0 }),
        'POST /content-manager/collection-types/:uid/:id/actions/publish': () => {
          throw new ApiError({ name: 'PreconditionFailedError', message: 'stale', status: 412 });
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Another user saved this entry' });
    expect(dialog).toHaveTextContent('Another user saved another version, while you were editing.');
    expect(within(dialog).queryByRole('button', { name: 'Save mine anyway' })).not.toBeInTheDocument();
  });
});
