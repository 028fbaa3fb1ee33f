import { createTestPanel } from '@admin/shell/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plugins } from '../plugins.ts';

it('shows the sign-in page to visitors', async () => {
  const panel = await createTestPanel({ plugins, visitor: 'signed out', at: '/' });
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(panel.problems()).toEqual([]);
});
