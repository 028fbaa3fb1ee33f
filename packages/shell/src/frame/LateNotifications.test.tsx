import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RuntimeContext } from '../extension/react/runtime-context.ts';
import { provideShell } from '../panel-services/provide-shell.ts';
import { openPanel } from '../routing/fixtures/open-panel.tsx';
import { createTestRuntime } from '../testing/index.ts';
import { LateNotifications } from './LateNotifications.tsx';

function Shown() {
  return <p>Told</p>;
}

it('a notification whose code fails to load leaves the page usable, and the next one loads it again', async () => {
  const { shell } = openPanel();
  const load = vi.fn(() => Promise.resolve(Shown)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(
    <RuntimeContext value={createTestRuntime({ services: provideShell(shell) })}>
      <h1>The page</h1>
      <LateNotifications load={load} />
    </RuntimeContext>,
  );
  const { notify } = shell.notifications.actions;
  act(() => void notify({ tone: 'warning', title: 'The server is away' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(screen.queryByText('Told')).not.toBeInTheDocument();
  act(() => void notify({ tone: 'warning', title: 'It still is' }));
  expect(await screen.findByText('Told')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
