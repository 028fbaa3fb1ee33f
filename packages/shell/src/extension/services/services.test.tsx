import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestRuntime } from '../../testing/create-test-runtime.ts';
import { definePlugin } from '../core/plugin.ts';
import type { BootProblem } from '../problems/problem.ts';
import { RuntimeContext } from '../react/runtime-context.ts';
import { useStoreValue } from '../react/use-service.ts';
import { createServices } from './build-services.ts';
import { defineStore } from './define-store.ts';
import { createServiceRef, provide, type Service } from './service-ref.ts';

const wordsRef = createServiceRef<readonly string[]>('test.words');
const countRef = createServiceRef<number>('test.count');

function build(...services: readonly Service[]) {
  const problems: BootProblem[] = [];
  const built = createServices((problem) => problems.push(problem));
  built.add([{ id: 'maker', services }]);
  return { built, problems };
}

describe('services', () => {
  it('[E29] a service is created once and after its dependencies, whatever the order of the list', () => {
    const create = vi.fn(() => ['one', 'two'] as const);
    const { built, problems } = build(
      provide(countRef, { words: wordsRef }, ({ words }) => words.length),
      provide(wordsRef, {}, create),
    );
    expect(built.get(countRef)).toBe(2);
    expect(built.get(wordsRef)).toBe(built.get(wordsRef));
    expect(create).toHaveBeenCalledTimes(1);
    expect(problems).toEqual([]);
  });

  it('[E30] a service without its dependency is left out and names it', () => {
    const { built, problems } = build(provide(countRef, { words: wordsRef }, ({ words }) => words.length));
    expect(built.has(countRef)).toBe(false);
    expect(() => built.get(countRef)).toThrow("No plugin of this panel provides the service 'test.count'.");
    expect(problems).toMatchObject([
      {
        code: 'SERVICE_MISSING',
        pluginId: 'maker',
        context: { serviceId: 'test.count', missing: 'test.words' },
      },
    ]);
  });

  it('[E30] a dependency that arrives with a later plugin completes the service', () => {
    const { built } = build(provide(countRef, { words: wordsRef }, ({ words }) => words.length));
    built.add([{ id: 'late', services: [provide(wordsRef, {}, () => ['late'])] }]);
    expect(built.get(countRef)).toBe(1);
  });

  it('[E30] services that wait for each other are left out, and the circle is shown', () => {
    const { built, problems } = build(
      provide(countRef, { words: wordsRef }, ({ words }) => words.length),
      provide(wordsRef, { count: countRef }, ({ count }) => [String(count)]),
    );
    expect(built.has(countRef) || built.has(wordsRef)).toBe(false);
    expect(problems).toMatchObject([
      { code: 'SERVICE_CYCLE', context: { path: ['test.count', 'test.words', 'test.count'] } },
    ]);
  });

  it('[E31] of two services with one id the first stays', () => {
    const { built, problems } = build(
      provide(countRef, {}, () => 1),
      provide(countRef, {}, () => 2),
    );
    expect(built.get(countRef)).toBe(1);
    expect(problems.map(({ code }) => code)).toEqual(['SERVICE_DUPLICATE']);
  });

  it('[E32] a recipe that throws costs its service and those that need it, and nothing else', () => {
    const otherRef = createServiceRef<string>('test.other');
    const broken = provide(wordsRef, {}, (): readonly string[] => {
      throw new Error('out of words');
    });
    const { built, problems } = build(
      broken,
      provide(countRef, { words: wordsRef }, ({ words }) => words.length),
      provide(otherRef, {}, () => 'fine'),
    );
    expect(built.get(otherRef)).toBe('fine');
    expect(problems.map(({ code }) => code)).toEqual(['SERVICE_FAILED', 'SERVICE_MISSING']);
  });
});

const basket = defineStore('shop.basket', { items: ['pear'], opened: 0 }, (update) => ({
  put: (item: string) => update((draft) => void draft.items.push(item)),
  open: () => update((draft) => void (draft.opened += 1)),
}));
const shop = definePlugin({ id: 'shop', services: [basket] });

describe('a store of a plugin', () => {
  it('[E33] actions make a new state and leave the old one alone', () => {
    const store = createTestRuntime({ plugins: [shop] }).services.get(basket.ref);
    const before = store.getState();
    store.actions.put('plum');
    expect(before.items).toEqual(['pear']);
    expect(store.getState().items).toEqual(['pear', 'plum']);
  });

  it('[E33] every panel starts with a store of its own', () => {
    createTestRuntime({ plugins: [shop] })
      .services.get(basket.ref)
      .actions.put('plum');
    expect(
      createTestRuntime({ plugins: [shop] })
        .services.get(basket.ref)
        .getState().items,
    ).toEqual(['pear']);
  });

  it('[E33] a reader renders again only when its part changes, even if it builds a new list', () => {
    const runtime = createTestRuntime({ plugins: [shop] });
    const { actions } = runtime.services.get(basket.ref);
    const rendered = vi.fn();
    function Names() {
      const names = useStoreValue(basket.ref, ({ items }) => items.map((item) => item.toUpperCase()));
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
