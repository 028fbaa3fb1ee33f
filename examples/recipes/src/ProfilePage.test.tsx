import { responsesOf, createTestPanel, respondWithError } from '@admin/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { recipeEndpoints } from './endpoints.ts';
import ProfilePage from './ProfilePage.tsx';

const responses = responsesOf<typeof recipeEndpoints>({
  'GET /recipes/profile': { data: { title: 'Recipes', text: '' } },
  'PUT /recipes/profile': ({ body }) =>
    body.text === '' ? respondWithError(409, 'ConflictError', 'Another user was faster') : { data: body },
});

it('saves the profile, and shows an error of the server', async () => {
  const user = userEvent.setup();
  const panel = await createTestPanel({ content: <ProfilePage />, responses });
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), ' of the day');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another user was faster')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Text/ }), 'Soup');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => panel.notices().at(-1)).toMatchObject({ tone: 'success' });
  const [, saved] = panel.requests('PUT /recipes/profile');
  expect(saved?.body).toEqual({ title: 'Recipes of the day', text: 'Soup' });
});
