import {
  contentTypeItem,
  defaultConfiguration,
  entryActions,
  type ContentType,
  type Entry,
} from '@admin/content-model';
import { contentManager } from '@admin/plugin-content-manager';
import { settings } from '@admin/plugin-settings';
import { responsesOf, createTestPanel, respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { recipeEndpoints } from './endpoints.ts';
import { recipes } from './plugin.ts';
import { clockRef, openRecipes } from './services.ts';

const uid = 'api::story.story';
const story: ContentType = {
  uid,
  kind: 'collectionType',
  info: { singularName: 'story', pluralName: 'stories', displayName: 'Story' },
  options: { draftAndPublish: true },
  attributes: { title: { type: 'string' }, text: { type: 'text' } },
};
const schemas = { contentTypes: new Map([[uid, story]]), components: new Map() };
const configuration = defaultConfiguration(story, schemas);
const stories: readonly Entry[] = [1, 2].map((id) => ({
  id,
  createdAt: '',
  updatedAt: '',
  publishedAt: id === 1 ? '2026-03-01T12:00:00.000Z' : null,
  title: `Story ${id}`,
  text: 'Once upon a time. The end.',
}));
const all = Object.values(entryActions).map((action) => ({ action, subject: uid }));

const openPanel = (at: string, ...permissions: readonly string[]) =>
  createTestPanel({
    plugins: [contentManager, settings, recipes],
    permissions: [...all, ...permissions],
    responses: {
      ...responsesOf<typeof recipeEndpoints>({
        'GET /recipes/profile': { data: { title: 'Recipes', text: '' } },
      }),
      'GET /admin/server-plugins': { data: { plugins: [] } },
      'GET /content-manager/init': {
        data: { fieldSizes: {}, components: [], contentTypes: [contentTypeItem(story)] },
      },
      'GET /content-manager/content-types-settings': { data: [{ uid, settings: configuration.settings }] },
      'GET /content-manager/content-types/:uid/configuration': {
        data: { contentType: configuration, components: {} },
      },
      'GET /content-manager/collection-types/:uid': {
        results: [...stories],
        pagination: { page: 1, pageSize: 10, pageCount: 1, total: 2 },
      },
      'GET /content-manager/uses/:uid/:id': { data: { entries: [], total: 0 } },
      'PUT /content-manager/collection-types/:uid/:id': ({ params }) =>
        stories.find(({ id }) => String(id) === params.id) ??
        respondWithError(404, 'NotFoundError', 'Not Found'),
      'GET /content-manager/collection-types/:uid/:id': ({ params }) =>
        stories.find(({ id }) => String(id) === params.id) ??
        respondWithError(404, 'NotFoundError', 'Not Found'),
    },
    at,
  });

const list = `/content-manager/collection-types/${uid}`;

it('arranges the built-in actions of lists', async () => {
  const user = userEvent.setup();
  await openPanel(list);
  await user.click(await screen.findByRole('button', { name: 'Actions for Story 1' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).not.toContain('Duplicate');
  expect(names.at(-1)).toBe('Edit');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Story 1' }));
  expect(await screen.findByRole('button', { name: 'Take offline' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('hides Create from users outside of the team', async () => {
  await openPanel(list);
  await screen.findByRole('checkbox', { name: 'Select Story 1' });
  expect(screen.queryByRole('link', { name: 'Create new entry' })).not.toBeInTheDocument();
});

it('shows Create to the team', async () => {
  await openPanel(list, 'plugin::recipes.write');
  expect(await screen.findByRole('link', { name: 'Create new entry' })).toBeVisible();
});

it('requests a review instead of publishing', async () => {
  const panel = await openPanel(`${list}/2`);
  await userEvent.click(await screen.findByRole('button', { name: 'Request review' }));
  await waitFor(() =>
    expect(panel.notices()).toMatchObject([{ title: { id: 'recipes.request-review.requested' } }]),
  );
  const [request] = panel.requests('PUT /content-manager/collection-types/:uid/:id');
  expect(request).toMatchObject({ params: { id: '2' }, body: { inReview: true } });
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

it('asks with its own text before it deletes an entry', async () => {
  await openPanel(`${list}/1`);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this entry' }));
  const question = await screen.findByRole('alertdialog', { name: /^Readers lose their bookmarks/ });
  expect(within(question).getByRole('button', { name: 'Delete for all readers' })).toBeVisible();
});

it('copies the checked entries and shows the progress', async () => {
  const user = userEvent.setup();
  await openPanel(list);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all entries' }));
  await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
  const dialog = await screen.findByRole('dialog', { name: 'Copying 2 entries' });
  expect(await within(dialog).findByText('2 of 2 entries loaded')).toBeVisible();
  expect(within(dialog).getByRole('progressbar')).toHaveAttribute('value', '2');
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(stories);
});

it('suggests a title from the text', async () => {
  await openPanel(`${list}/1`);
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest a title' }));
  expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Once upon a time');
  expect(await screen.findByText('An administrator maintains the public profile.')).toBeVisible();
});

it('fills a new entry from the entry in its URL', async () => {
  await openPanel(`${list}/create?start[recipes.copy-of]=2`);
  expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Story 2');
});

it('sends its URL parameter with the request', async () => {
  const panel = await openPanel(`${list}?plugins[recipes][season]=spring`);
  await screen.findByRole('checkbox', { name: 'Select Story 1' });
  const [request] = panel.requests('GET /content-manager/collection-types/:uid');
  expect(request?.query).toMatchObject({ season: 'spring' });
});

it('shows the profile among the settings', async () => {
  await openPanel('/settings/profile', 'plugin::recipes.profile');
  expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Recipes');
});

it('provides a service and a store', async () => {
  const panel = await openPanel(list);
  panel.services.get(openRecipes).actions.open(4);
  expect(panel.services.get(openRecipes).getState().ids).toEqual([4]);
  expect(await panel.services.get(clockRef).offset()).toBe(0);
});

it('filters stories by the number of their shelf', async () => {
  const user = userEvent.setup();
  const panel = await openPanel(list);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByRole('option', { name: 'Number of the shelf' }));
  await user.type(await screen.findByLabelText('Value'), '4');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(panel.location()).toContain('filters[$and][0][shelf][number][$eq]=4'));
});
