import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestRuntime } from '../../testing/create-test-runtime.ts';
import { renderWithPlugins } from '../../testing/render-with-plugins.tsx';
import type { Contribution } from '../core/extension-point.ts';
import { definePlugin } from '../core/plugin.ts';
import { ZoneOutlet } from '../outlets/ZoneOutlet.tsx';
import { createZone } from '../points/zones.ts';
import type { BootProblem } from '../problems/problem.ts';
import { RuntimeContext } from '../react/runtime-context.ts';
import { useService, useStore } from '../react/use-service.ts';
import { extensionsRef } from '../registration.ts';
import { validateContributions } from '../validation/validate-contributions.ts';
import { defineStore } from '../../services/define-store.ts';
import { definePlainStore } from '../../services/plain-store.ts';
import { defineService } from '../../services/service-ref.ts';
import { services } from './services-point.ts';

const wordsRef = defineService<readonly string[]>('test.words');
const countRef = defineService<number>('test.count');
const count = services.add({
  ref: countRef,
  deps: { words: wordsRef },
  factory: ({ words }) => words.length,
});

const Needy = () => <p>{useService(wordsRef).join()}</p>;

/** Creates a panel with a plugin that provides these services; `validate` returns the problems of its contributions. */
function build(...contributes: readonly Contribution[]) {
  const runtime = createTestRuntime({ plugins: [definePlugin({ id: 'maker', contributes })] });
  const validate = (): readonly BootProblem[] => validateContributions(runtime.registry);
  const codes = () =>
    [...runtime.problems.list(), ...validate()].map(({ code, pluginId }) => [code, pluginId]);
  return { ...runtime, validate, codes };
}

describe('services', () => {
  it('[E29] are created once, on first use, after their dependencies', () => {
    const factory = vi.fn(() => ['one', 'two'] as const);
    const { services: made, codes } = build(count, services.add({ ref: wordsRef, factory }));
    expect(factory).not.toHaveBeenCalled();
    expect(made.get(countRef)).toBe(2);
    expect(made.get(wordsRef)).toBe(made.get(wordsRef));
    expect(factory).toHaveBeenCalledTimes(1);
    expect(codes()).toEqual([]);
  });

  it('[E30] are missing without a dependency, which validation reports', () => {
    const { services: made, validate } = build(count);
    expect(made.find(countRef)).toBeUndefined();
    expect(() => made.get(countRef)).toThrow(
      "The service 'test.count' could not be created: No plugin of this panel provides the service 'test.words'.",
    );
    expect(validate()).toMatchObject([
      {
        code: 'SERVICE_MISSING',
        pluginId: 'maker',
        context: { serviceId: 'test.count', missing: 'test.words' },
      },
    ]);
  });

  it('[E30] are available once a plugin registers the missing dependency', () => {
    const { services: made } = build(count);
    expect(made.find(countRef)).toBeUndefined();
    made.get(extensionsRef, 'late').register(services.add({ ref: wordsRef, factory: () => ['late'] }));
    expect(made.get(countRef)).toBe(1);
  });

  it('[E30] are missing when they depend on each other, and the cycle is reported once', () => {
    const { services: made, validate } = build(
      count,
      services.add({ ref: wordsRef, deps: { count: countRef }, factory: ({ count: one }) => [String(one)] }),
    );
    expect([made.find(countRef), made.find(wordsRef)]).toEqual([undefined, undefined]);
    expect(validate()).toMatchObject([
      { code: 'SERVICE_CYCLE', context: { path: ['test.count', 'test.words', 'test.count'] } },
    ]);
  });

  it('[E31] with the same id are duplicates; the first one is used unless the second overrides it', () => {
    const first = services.add({ ref: countRef, factory: () => 1 });
    const twice = build(first, services.add({ ref: countRef, factory: () => 2 }));
    expect(twice.services.get(countRef)).toBe(1);
    expect(twice.codes()).toEqual([['DUPLICATE_CONTRIBUTION', 'maker']]);
    const taken = build(first, services.add({ ref: countRef, override: true, factory: () => 2 }));
    expect(taken.services.get(countRef)).toBe(2);
    expect(taken.codes()).toEqual([['SERVICE_OVERRIDDEN', 'maker']]);
  });

  it('[E32] are missing with their dependents when a factory throws, which is reported once', () => {
    const otherRef = defineService<string>('test.other');
    const factory = vi.fn((): readonly string[] => {
      throw new Error('out of words');
    });
    const { services: made, codes } = build(
      services.add({ ref: wordsRef, factory }),
      count,
      services.add({ ref: otherRef, factory: () => 'fine' }),
    );
    expect(made.get(otherRef)).toBe('fine');
    expect(() => made.get(countRef)).toThrow('could not be created');
    expect(made.find(wordsRef)).toBeUndefined();
    expect(factory).toHaveBeenCalledTimes(1);
    expect(codes()).toEqual([['SERVICE_FAILED', 'maker']]);
  });

  it('[E60] are reported with the contribution that requests them when no plugin provides them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const zone = createZone<object>('test.zone');
    const needy = zone.add({ id: 'needy.words', component: () => Promise.resolve({ default: Needy }) });
    const { runtime } = renderWithPlugins(<ZoneOutlet props={{}} zone={zone} />, {
      points: [zone],
      plugins: [definePlugin({ id: 'needy', contributes: [needy] })],
    });
    await screen.findByRole('alert');
    expect(runtime.problems.list()).toMatchObject([
      {
        code: 'SERVICE_MISSING',
        pluginId: 'needy',
        context: { serviceId: 'test.words', contributionId: 'needy.words' },
      },
    ]);
    vi.restoreAllMocks();
  });

  it('[E61] stop with the panel, dependents before their dependencies', () => {
    const ended: string[] = [];
    const { services: made } = build(
      services.add({ ref: wordsRef, factory: () => ['one'], stop: () => void ended.push('words') }),
      services.add({
        ref: countRef,
        deps: { words: wordsRef },
        factory: ({ words }) => words.length,
        stop: (one) => void ended.push(`count ${one}`),
      }),
    );
    made.stop();
    expect(ended).toEqual([]);
    made.get(countRef);
    made.stop();
    expect(ended).toEqual(['count 1', 'words']);
  });
});

const basket = defineStore({
  id: 'shop.basket',
  state: { items: ['pear'] as readonly string[], opened: 0 },
  actions: (update) => ({
    put: (item: string) => update((draft) => void draft.items.push(item)),
    open: () => update((draft) => void (draft.opened += 1)),
  }),
});

const plainBasket = definePlainStore({
  id: 'shop.plain-basket',
  state: { items: ['pear'] as readonly string[], opened: 0 },
  actions: (set, read) => ({
    put: (item: string) => set({ items: [...read().items, item] }),
    open: () => set(({ opened }) => ({ opened: opened + 1 })),
  }),
});

describe('a plain store', () => {
  it('[E33] sets members of its state; the others and the previous state are unchanged', () => {
    const store = createTestRuntime().services.get(plainBasket);
    const before = store.getState();
    store.actions.put('plum');
    store.actions.open();
    expect(before).toEqual({ items: ['pear'], opened: 0 });
    expect(store.getState()).toEqual({ items: ['pear', 'plum'], opened: 1 });
  });

  it('[E33] exists once per panel, and notifies its subscribers with both states', () => {
    const runtime = createTestRuntime();
    const listener = vi.fn();
    const stop = runtime.services.get(plainBasket).subscribe(listener);
    runtime.services.get(plainBasket).actions.open();
    stop();
    runtime.services.get(plainBasket).actions.open();
    const items = ['pear'];
    expect(listener.mock.calls).toEqual([
      [
        { items, opened: 1 },
        { items, opened: 0 },
      ],
    ]);
    expect(createTestRuntime().services.get(plainBasket).getState().opened).toBe(0);
  });
});

describe('a store', () => {
  it('[E33] gets a new state from an action; the previous state is unchanged', () => {
    const store = createTestRuntime().services.get(basket);
    const before = store.getState();
    store.actions.put('plum');
    expect(before.items).toEqual(['pear']);
    expect(store.getState().items).toEqual(['pear', 'plum']);
  });

  it('[E33] exists once per panel without a plugin that provides it', () => {
    createTestRuntime().services.get(basket).actions.put('plum');
    expect(createTestRuntime().services.get(basket).getState().items).toEqual(['pear']);
  });

  it('[E33] is separate from that of the panel if `create` made it, with the given initial state', () => {
    const { services: made } = createTestRuntime();
    const own = basket.create({ items: ['fig'], opened: 1 });
    own.actions.put('plum');
    expect(own.getState()).toEqual({ items: ['fig', 'plum'], opened: 1 });
    expect(made.get(basket).getState().items).toEqual(['pear']);
  });

  it('[E33] re-renders readers only when their selection changes, even if the selector returns a new list', () => {
    const runtime = createTestRuntime();
    const { actions } = runtime.services.get(basket);
    const rendered = vi.fn();
    function Names() {
      const names = useStore(basket, ({ items }) => items.map((item) => item.toUpperCase()));
      rendered();
      return <p>{names.join()}</p>;
    }
    render(
      <RuntimeContext value={runtime}>
        <Names />
      </RuntimeContext>,
    );
    act(() => actions.open());
    expect(rendered).toHaveBeenCalledTimes(1);
    act(() => actions.put('plum'));
    expect(screen.getByText('PEAR,PLUM')).toBeInTheDocument();
  });
});
