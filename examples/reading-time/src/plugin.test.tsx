import {
  contentTypeItem,
  defaultConfiguration,
  entryActions,
  type ContentType,
  type Entry,
} from '@admin/content-model';
import { contentManager } from '@admin/plugin-content-manager';
import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readingTime } from './plugin.ts';

const uid = 'api::story.story';
const story: ContentType = {
  uid,
  kind: 'collectionType',
  info: { singularName: 'story', pluralName: 'stories', displayName: 'Story' },
  options: { draftAndPublish: true },
  attributes: { title: { type: 'string' }, text: { type: 'richtext' } },
};
const schemas = { contentTypes: new Map([[uid, story]]), components: new Map() };

const storyEntry = (id: number, words: number, publishedAt: string | null): Entry => ({
  id,
  createdAt: '',
  updatedAt: '',
  publishedAt,
  title: `Story ${id}`,
  text: 'word '.repeat(words),
});
const stories = [
  storyEntry(1, 500, null),
  storyEntry(2, 150, '2026-03-01T12:00:00.000Z'),
  storyEntry(3, 0, null),
];

/** The list of stories, for a user with all permissions on them. */
const openStories = () =>
  createTestPanel({
    plugins: [contentManager, readingTime],
    permissions: Object.values(entryActions).map((action) => ({ action, subject: uid })),
    responses: {
      'GET /content-manager/init': {
        data: { fieldSizes: {}, components: [], contentTypes: [contentTypeItem(story)] },
      },
      'GET /content-manager/content-types-settings': {
        data: [{ uid, settings: defaultConfiguration(story, schemas).settings }],
      },
      'GET /content-manager/content-types/:uid/configuration': {
        data: { contentType: defaultConfiguration(story, schemas), components: {} },
      },
      'GET /content-manager/collection-types/:uid': {
        results: stories,
        pagination: { page: 1, pageSize: 10, pageCount: 2, total: 30 },
      },
      'GET /content-manager/collection-types/:uid/:id': ({ params }) =>
        stories.find(({ id }) => String(id) === params.id) ?? storyEntry(0, 0, null),
      'GET /content-manager/collection-types/:uid/actions/countManyEntriesDraftRelations': { data: 0 },
    },
    at: `/content-manager/collection-types/${uid}`,
  });

async function check(...ids: readonly number[]): Promise<void> {
  for (const id of ids)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select Story ${id}` }));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the reading time in lists', async () => {
  await openStories();
  expect(await screen.findByRole('columnheader', { name: 'Reading time' })).toBeInTheDocument();
  expect(await screen.findByRole('cell', { name: '3 minutes' })).toBeInTheDocument();
  expect(await screen.findByRole('cell', { name: '1 minute' })).toBeInTheDocument();
});

it('shows it from the menu of a row, except for entries without texts', async () => {
  const panel = await openStories();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Story 1' }));
  const items = await screen.findAllByRole('menuitem');
  const names = items.map(({ textContent }) => textContent);
  expect(names.indexOf('How long to read')).toBe(names.indexOf('Duplicate') + 1);
  await userEvent.click(screen.getByRole('menuitem', { name: 'How long to read' }));
  expect(panel.notices()).toMatchObject([{ tone: 'info', title: { values: { count: 3 } } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Story 3' }));
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(screen.queryByRole('menuitem', { name: 'How long to read' })).not.toBeInTheDocument();
});

it('compares checked entries in a dialog', async () => {
  await openStories();
  const user = userEvent.setup();
  await check(1, 2);
  await press('Reading times');
  const dialog = await screen.findByRole('dialog', { name: '2 entries to read' });
  expect(await within(dialog).findByText('Together about 4 minutes')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Copy the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await navigator.clipboard.readText()).toBe('Entry 1: 3 minutes\nEntry 2: 1 minute');
});

it('is hidden for a selection of all matches', async () => {
  await openStories();
  await check(1);
  expect(screen.getByRole('button', { name: 'Reading times' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all entries' }));
  await press('Select all 30 matching');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Reading times' })).not.toBeInTheDocument(),
  );
  await press('Delete');
  expect(await screen.findByText('All 30 entries of this list, on every page')).toBeInTheDocument();
  expect(screen.queryByText(/of reading/)).not.toBeInTheDocument();
});

it.each([
  ['unpublished', 'Unpublish'],
  ['deleted', 'Delete'],
])('the confirmation before entries are %s shows their reading time', async (_, action) => {
  await openStories();
  await check(1, 2);
  await press(action);
  const question = await screen.findByRole('alertdialog');
  expect(await within(question).findByText('That is about 4 minutes of reading.')).toBeVisible();
});

it('shows the reading time in the confirmation before publishing', async () => {
  await openStories();
  await check(1, 3);
  await press('Publish');
  const dialog = await screen.findByRole('dialog', { name: 'Publish entries' });
  await within(dialog).findByText(/^2 entries are ready to publish/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  const question = await screen.findByRole('alertdialog');
  expect(await within(question).findByText('That is about 3 minutes of reading.')).toBeVisible();
});
