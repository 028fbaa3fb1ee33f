import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderGallery } from '../fixtures/render-gallery.tsx';

it('a failed deletion shows the reason, closes the dialog and keeps the input', async () => {
  const { notices, user } = await renderGallery({
    responses: {
      'DELETE /content-manager/collection-types/:uid/:id': () => {
        throw new ApiError({ name: 'ForbiddenError', message: 'Still on loan', status: 403 });
      },
    },
  });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Delete this entry' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices()).toMatchObject([{ tone: 'warning', title: 'Still on loan' }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveDisplayValue(/!$/);
});
