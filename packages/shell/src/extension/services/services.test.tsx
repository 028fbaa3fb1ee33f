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

/** A panel with a plugin that provides these services, and what its review complains of. */
function build(...contributes: readonly Contribution[]) {
  const runtime = createTestRuntime({ plugins: [definePlugin({ id: 'maker', contributes })] });
  const review = (): readonly BootProblem[] => validateContributions(runtime.registry);
  const codes = () => [...runtime.problems.list(), ...review()].map(({ code, pluginId }) => [code, pluginId]);
  return { ...runtime, review, codes };
}

describe('services', () => {
  it('[E29] a service is made when it is first asked for, once, and what it needs before it', () => {
    const factory = vi.fn(() => ['one', 'two'] as const);
    const { services: made, codes } = build(count, services.add({ ref: wordsRef, factory }));
    expect(factory).not.toHaveBeenCalled();
    expect(made.get(countRef)).toBe(2);
    expect(made.get(wordsRef)).toBe(made.get(wordsRef));
    expect(factory).toHaveBeenCalledTimes(1);
    expect(codes()).toEqual([]);
  });

  it('[E30] a service without its dependency cannot be had, and is named before anybody asks', () => {
    const { services: made, review } = build(count);
    expect(made.find(countRef)).toBeUndefined();
    expect(() => made.get(countRef)).toThrow(
      "The service 'test.count' could not be made: No plugin of this panel provides the service 'test.words'.",
    );
    expect(review()).toMatchObject([
      {
        code: 'SERVICE_MISSING',
        pluginId: 'maker',
        context: { serviceId: 'test.count', missing: 'test.words' },
      },
    ]);
  });

  it('[E30] a dependency that arrives with a later plugin completes the service', () => {
    const { services: made } = build(count);
    expect(made.find(countRef)).toBeUndefined();
    made.get(extensionsRef, 'late').register(services.add({ ref: wordsRef, factory: () => ['late'] }));
    expect(made.get(countRef)).toBe(1);
  });

  it('[E30] services that wait for each other cannot be had, and the circle is shown once', () => {
    const { services: made, review } = build(
      count,
      services.add({ ref: wordsRef, deps: { count: countRef }, factory: ({ count: one }) => [String(one)] }),
    );
    expect([made.find(countRef), made.find(wordsRef)]).toEqual([undefined, undefined]);
    expect(review()).toMatchObject([
      { code: 'SERVICE_CYCLE', context: { path: ['test.count', 'test.words', 'test.count'] } },
    ]);
  });

  it('[E31] of two services with one id the first stays, unless the second says that it takes its place', () => {
    const first = services.add({ ref: countRef, factory: () => 1 });
    const twice = build(first, services.add({ ref: countRef, factory: () => 2 }));
    expect(twice.services.get(countRef)).toBe(1);
    expect(twice.codes()).toEqual([['DUPLICATE_CONTRIBUTION', 'maker']]);
    const taken = build(first, services.add({ ref: countRef, override: true, factory: () => 2 }));
    expect(taken.services.get(countRef)).toBe(2);
    expect(taken.codes()).toEqual([['SERVICE_OVERRIDDEN', 'maker']]);
  });

  it('[E32] a recipe that throws costs its service and those that need it, is told once, and nothing else', () => {
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
    expect(() => made.get(countRef)).toThrow('could not be made');
    expect(made.find(wordsRef)).toBeUndefined();
    expect(factory).toHaveBeenCalledTimes(1);
    expect(codes()).toEqual([['SERVICE_FAILED', 'maker']]);
  });

  it('[E60] a contribution that asks for a service which nobody provides is named, with the service', async () => {
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

  it('[E61] what was made ends when the panel stops, the users of a service before the service', () => {
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

describe('a store', () => {
  it('[E33] actions make a new state and leave the old one alone', () => {
    const store = createTestRuntime().services.get(basket);
    const before = store.getState();
    store.actions.put('plum');
    expect(before.items).toEqual(['pear']);
    expect(store.getState().items).toEqual(['pear', 'plum']);
  });

  it('[E33] every panel starts with a store of its own, which nobody has to provide', () => {
    createTestRuntime().services.get(basket).actions.put('plum');
    expect(createTestRuntime().services.get(basket).getState().items).toEqual(['pear']);
  });

  it('[E33] one that is created belongs to whoever holds it, and begins as it is told', () => {
    const { services: made } = createTestRuntime();
    const own = basket.create({ items: ['fig'], opened: 1 });
    own.actions.put('plum');
    expect(own.getState()).toEqual({ items: ['fig', 'plum'], opened: 1 });
    expect(made.get(basket).getState().items).toEqual(['pear']);
  });

  it('[E33] a reader renders again only when its part changes, even if it builds a new list', () => {
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
