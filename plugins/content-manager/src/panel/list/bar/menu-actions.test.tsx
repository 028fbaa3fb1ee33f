import { definePlugin, listMenuActions } from '@admin/shell';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookUid } from '../fixtures/library-types.ts';
import { bookPath } from '../fixtures/library-panel.tsx';
import { renderBooks } from '../fixtures/render-library.tsx';

it('the menu “View settings” shows the actions of plugins, without those that they hide', async () => {
  const printed: unknown[] = [];
  const desk = definePlugin({
    id: 'desk',
    contributes: [
      listMenuActions.add((existing) => existing.filter(({ id }) => id !== 'export')),
      listMenuActions.add({
        id: 'desk.print',
        before: 'reset-view',
        useAction: (list) => ({ label: 'Print', run: () => void printed.push(list.contentType) }),
      }),
    ],
  });
  const { user } = await renderBooks({ at: bookPath, plugins: [desk] });
  await user.click(screen.getByRole('button', { name: 'View settings' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Configure the view', 'Print', 'Reset']);
  await user.click(within(menu).getByRole('menuitem', { name: 'Print' }));
  expect(printed).toEqual([bookUid]);
});
