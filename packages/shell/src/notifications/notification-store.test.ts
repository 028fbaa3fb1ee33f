import { describe, expect, it } from 'vitest';
import { notificationStore } from './notification-store.ts';

describe('a notification', () => {
  it('is shown for five seconds, or for the time that its caller sets', () => {
    const store = notificationStore.create();
    const { notify } = store.actions;
    notify({ tone: 'success', title: 'Saved' });
    notify({ tone: 'danger', title: 'Still there', timeout: Infinity });
    expect(store.getState().shown).toMatchObject([
      { title: 'Saved', timeout: 5_000 },
      { title: 'Still there', timeout: Infinity },
    ]);
  });

  it('is removed by the function that its call returned; others remain', () => {
    const store = notificationStore.create();
    const { notify } = store.actions;
    const takeAway = notify({ tone: 'info', title: 'Loading' });
    notify({ tone: 'info', title: 'Loading' });
    takeAway();
    expect(store.getState().shown).toHaveLength(1);
    store.actions.dismiss(store.getState().shown[0]?.id ?? '');
    expect(store.getState().shown).toEqual([]);
  });

  it('replaces a shown notification with the same text and tone', () => {
    const store = notificationStore.create();
    const { notify } = store.actions;
    const title = (count: number) => ({ id: 'x', defaultMessage: '{count} published', values: { count } });
    notify({ tone: 'success', title: title(2) });
    const [first] = store.getState().shown;
    notify({ tone: 'success', title: title(3) });
    notify({ tone: 'warning', title: title(2) });
    notify({ tone: 'success', title: title(2) });
    expect(store.getState().shown).toMatchObject([
      { tone: 'success', title: { values: { count: 3 } } },
      { tone: 'warning' },
      { tone: 'success', title: { values: { count: 2 } } },
    ]);
    // A new id: its time starts again, and it is announced again.
    expect(store.getState().shown.map(({ id }) => id)).not.toContain(first?.id);
  });
});
