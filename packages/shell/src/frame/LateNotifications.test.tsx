import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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

/** Presses a button of a notification, whose region accepts no pointer until an effect has counted it. */
const press = (button: HTMLElement) => fireEvent.click(button);

describe('a notification with an action', () => {
  const open = () => {
    const { panel, shell } = openPanel();
    render(panel);
    const onSelect = vi.fn();
    const onDismiss = vi.fn();
    let remove = () => undefined as void;
    act(() => {
      remove = shell.notifications.actions.notify({
        tone: 'info',
        title: 'Moved to the archive',
        timeout: Infinity,
        action: { label: 'Undo', onSelect },
        onDismiss,
      });
    });
    const isShown = () => screen.queryByText('Moved to the archive') !== null;
    return { onSelect, onDismiss, isShown, remove: () => act(() => remove()) };
  };

  it('runs it with its button, which also closes the notification', async () => {
    const { onSelect, onDismiss, isShown } = open();
    press(await screen.findByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledOnce();
    // After the animation.
    await vi.waitFor(() => expect(onDismiss).toHaveBeenCalledOnce());
    expect(isShown()).toBe(false);
  });

  it('reports that the user has closed it', async () => {
    const { onSelect, onDismiss, isShown } = open();
    press(await screen.findByRole('button', { name: 'Dismiss' }));
    // After the animation.
    await vi.waitFor(() => expect(onDismiss).toHaveBeenCalledOnce());
    expect(isShown()).toBe(false);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('is not reported as closed when its caller removes it', async () => {
    const { onDismiss, isShown, remove } = open();
    await screen.findByRole('button', { name: 'Undo' });
    remove();
    expect(isShown()).toBe(false);
    expect(onDismiss).not.toHaveBeenCalled();
  });
});
