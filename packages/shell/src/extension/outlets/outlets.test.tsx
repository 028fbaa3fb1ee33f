import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyOf } from '../../permissions/permission-rule.ts';
import { createTestHost, type TestHost } from '../../testing/create-test-host.ts';
import { renderWithPlugins } from '../../testing/render-with-plugins.tsx';
import type { Contribution } from '../core/extension-point.ts';
import { definePlugin } from '../core/plugin.ts';
import { createActionPoint, type Action } from '../points/actions.ts';
import { createZone, type ZoneEntry } from '../points/zones.ts';
import { ActionOutlet } from './actions/ActionOutlet.tsx';
import { ZoneOutlet } from './ZoneOutlet.tsx';

interface TestVisitor {
  readonly name: string;
}

const zone = createZone<TestVisitor>('test.zone');
const actions = createActionPoint<TestVisitor>({ id: 'test.actions', noun: 'Test actions' });
const greeting: ZoneEntry<TestVisitor> = {
  id: 'greeting',
  component: () => Promise.resolve({ default: ({ name }: TestVisitor) => <p>Hello {name}</p> }),
};

interface Given {
  readonly contributes: readonly Contribution[];
  readonly host: TestHost;
}

const show = (first: Contribution | Given, ...rest: readonly Contribution[]) => {
  const { contributes, host } =
    'contributes' in first ? first : { contributes: [first, ...rest], host: createTestHost() };
  return renderWithPlugins(
    <>
      <ZoneOutlet zone={zone} props={{ name: 'Ada' }} />
      <ActionOutlet point={actions} input={{ name: 'Ada' }}>
        {({ id, label, start }) => (
          <button key={id} type="button" onClick={start}>
            {label}
          </button>
        )}
      </ActionOutlet>
    </>,
    {
      services: host.services,
      points: [zone, actions],
      plugins: [definePlugin({ id: 'guest', contributes })],
    },
  );
};

// React writes caught errors to the console, which is expected here.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('ZoneOutlet', () => {
  it('[E37] passes the props of the zone to a contribution, and wraps it in an element that names it', async () => {
    show(zone.add(greeting));
    const marked = (await screen.findByText('Hello Ada')).closest('[data-plugin]');
    expect(marked).toHaveAttribute('data-plugin', 'guest');
    expect(marked).toHaveAttribute('data-contribution', 'greeting');
  });

  it('[E37] does not delay other contributions while one is being fetched', async () => {
    show(zone.add({ id: 'slow', component: () => new Promise(() => undefined) }), zone.add(greeting));
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });

  it('[E37] renders fetched contributions immediately, without the delay of React', async () => {
    performance.clearMarks('held back by React');
    let arrive = (_module: { readonly default: () => ReactNode }): void => undefined;
    show(zone.add({ id: 'late', component: () => new Promise((resolve) => (arrive = resolve)) }));
    arrive({ default: () => <p>There</p> });
    expect(await screen.findByText('There')).toBeInTheDocument();
    expect(performance.getEntriesByName('held back by React')).toEqual([]);
  });

  it('[E38] replaces one that throws by an error that names it and offers a retry', async () => {
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('not today');
      return <p>Repaired</p>;
    };
    const { runtime } = show(
      zone.add({ id: 'fragile', component: () => Promise.resolve({ default: Fragile }) }),
      zone.add(greeting),
    );
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('This section failed to load.');
    expect(runtime.problems.list()).toMatchObject([
      {
        code: 'RENDER_FAILED',
        pluginId: 'guest',
        context: { pointId: 'test.zone', contributionId: 'fragile' },
      },
    ]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Repaired')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[E39] retries a failed chunk once before it reports a problem', async () => {
    const component = vi.fn(greeting.component).mockRejectedValueOnce(new Error('offline'));
    const { runtime } = show(zone.add({ id: 'flaky', component }));
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    expect(component).toHaveBeenCalledTimes(2);
    expect(runtime.problems.list()).toEqual([]);
  });

  it('[E39] reports a missing chunk, and fetches it again on request', async () => {
    const component = vi
      .fn(greeting.component)
      .mockRejectedValueOnce(new Error('404'))
      .mockRejectedValueOnce(new Error('404'));
    const { runtime } = show(zone.add({ id: 'missing', component }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(runtime.problems.list()).toMatchObject([
      { code: 'CHUNK_FAILED', pluginId: 'guest', context: { contributionId: 'missing' } },
    ]);
    await userEvent.click(retry);
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    expect(component).toHaveBeenCalledTimes(3);
  });

  it('[E39] fetches a missing chunk again on the next visit', async () => {
    const component = vi
      .fn(greeting.component)
      .mockRejectedValueOnce(new Error('404'))
      .mockRejectedValueOnce(new Error('404'));
    const missing = zone.add({ id: 'missing', component });
    const { unmount } = show(missing);
    await screen.findByRole('button', { name: 'Try again' });
    unmount();
    show(missing);
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    expect(component).toHaveBeenCalledTimes(3);
  });

  it('[E40] [F21] evaluates `when`, and hides only the contribution whose `when` throws', async () => {
    const never = vi.fn(greeting.component);
    const { runtime } = show(
      zone.add({ ...greeting, id: 'hidden', component: never, when: ({ name }) => name !== 'Ada' }),
      zone.add({
        ...greeting,
        id: 'confused',
        component: never,
        when: () => {
          throw new Error('who?');
        },
      }),
      zone.add(greeting),
    );
    expect(await screen.findAllByText('Hello Ada')).toHaveLength(1);
    expect(never).not.toHaveBeenCalled();
    expect(runtime.problems.list()).toMatchObject([
      { code: 'RENDER_FAILED', context: { contributionId: 'confused' } },
    ]);
  });

  it('[E62] shows a contribution only to users with its permissions, whatever its `when` returns', async () => {
    const never = vi.fn(greeting.component);
    const requires = [{ action: 'notes.read' }];
    const permissions = [{ action: 'notes.read', subject: null, properties: {}, conditions: [] }];
    const { unmount } = show(
      zone.add({ ...greeting, component: never, requires }),
      zone.add({ ...greeting, id: 'computed', component: never, requires, when: () => true }),
    );
    unmount();
    expect(never).not.toHaveBeenCalled();
    const contributes = [zone.add({ ...greeting, requires, when: ({ name }) => name === 'Ada' })];
    show({ contributes, host: createTestHost({ permissions }) });
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });
});

describe('a chunk that never arrives', () => {
  afterEach(() => void vi.useRealTimers());

  it('[E39] [F31] is abandoned, reported, and fetched again on request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const component = vi.fn(greeting.component).mockReturnValueOnce(new Promise(() => undefined));
    const { runtime } = show(zone.add({ id: 'lost', component }));
    await act(() => vi.advanceTimersByTimeAsync(19_000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(runtime.problems.list()).toMatchObject([
      { code: 'CHUNK_FAILED', pluginId: 'guest', message: expect.stringContaining('within 20 s') as string },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });

  it('[E38] [F20] is reported as a component if a component is registered instead of a loader', async () => {
    const { runtime } = show(zone.add({ id: 'plain', component: (() => null) as never }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(runtime.problems.list()).toMatchObject([
      { pluginId: 'guest', message: expect.stringContaining('write `() => import(…)`') as string },
    ]);
  });
});

describe('ActionOutlet', () => {
  const action = (id: string, useAction: Action<TestVisitor>['useAction']) => actions.add({ id, useAction });
  const label = { id: 'x', defaultMessage: 'Greet' };

  it('[E27] calls the hook of each action, which has its own state; null hides the action', async () => {
    const useCounter: Action<TestVisitor>['useAction'] = () => {
      const [count, setCount] = useState(0);
      return { label: { id: 'x', defaultMessage: `Count ${count}` }, run: () => setCount(count + 1) };
    };
    show(
      action('hidden', () => null),
      action('count', useCounter),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Count 0' }));
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Count 1' })]);
  });

  it('[E27] [F41] omits and names an action whose hook throws', () => {
    const useBroken = () => {
      throw new Error('no hook');
    };
    const { runtime } = show(
      action('broken', useBroken),
      action('fine', () => ({ label, run: () => undefined })),
    );
    expect(screen.getByRole('button', { name: 'Greet' })).toBeInTheDocument();
    expect(runtime.problems.list()).toMatchObject([
      { code: 'RENDER_FAILED', context: { contributionId: 'broken' } },
    ]);
  });

  it('[E27] omits and names an action that returns no label', () => {
    const { runtime } = show(
      action('mute', () => ({ run: () => undefined }) as never),
      action('fine', () => ({ label, run: () => undefined })),
    );
    expect(screen.getByRole('button', { name: 'Greet' })).toBeInTheDocument();
    expect(runtime.problems.list()).toMatchObject([
      {
        code: 'RENDER_FAILED',
        pluginId: 'guest',
        context: { contributionId: 'mute' },
        message: expect.stringContaining("'mute' returned no label") as string,
      },
    ]);
  });

  it('[E55] shows an action only to users with its required permissions, and calls the hook only for them', () => {
    const read = { action: 'notes.read' };
    const write = { action: 'notes.write' };
    const useGreet = vi.fn(() => ({ label, run: () => undefined }));
    const shown = (requires: Action<TestVisitor>['requires']) => {
      const permissions = [{ ...read, subject: null, properties: {}, conditions: [] }];
      const entry = { id: 'greet', useAction: useGreet, ...(requires && { requires }) };
      const { unmount } = show({
        contributes: [actions.add(entry)],
        host: createTestHost({ permissions }),
      });
      const isThere = screen.queryByRole('button', { name: 'Greet' }) !== null;
      unmount();
      return isThere;
    };
    expect([
      shown([read]),
      shown(anyOf(read, write)),
      shown(({ name }) => (name === 'Ada' ? [read] : [write])),
    ]).toEqual([true, true, true]);
    useGreet.mockClear();
    expect([shown([read, write]), shown([write]), shown(() => [write])]).toEqual([false, false, false]);
    expect(useGreet).not.toHaveBeenCalled();
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('refused');
      },
    ],
    ['rejects', () => Promise.reject(new Error('refused'))],
  ])('[E28] names the action whose `run` %s, and keeps the rest working', async (_name, run) => {
    const { runtime } = show(action('greet', () => ({ label, run })));
    await userEvent.click(screen.getByRole('button', { name: 'Greet' }));
    await waitFor(() =>
      expect(runtime.problems.list()).toMatchObject([
        {
          code: 'ACTION_FAILED',
          pluginId: 'guest',
          context: { pointId: actions.id, contributionId: 'greet' },
        },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Greet' })).toBeInTheDocument();
  });
});
