import { afterEach, describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../../extension/core/plugin.ts';
import type { BootProblem } from '../../extension/problems/problem.ts';
import { createZone } from '../../extension/points/zones.ts';
import { resolvePlugins } from '../../extension/resolution/registry.ts';
import { ownerOfStack, chunkNames } from './owner-of-stack.ts';
import { watchErrors } from './watch-errors.ts';

const zone = createZone<object>('test.zone');

/** A loader as a bundler writes it; only its source text is under test. */
const bundled = (file: string) =>
  Object.assign(() => Promise.resolve({ default: () => null }), {
    toString: () => `()=>import("./${file}")`,
  });

const plugin = (id: string, file: string) =>
  definePlugin({ id, contributes: [zone.add({ id: `${id}.part`, component: bundled(file) })] });
const registryOf = (...plugins: readonly ReturnType<typeof plugin>[]) =>
  resolvePlugins([definePlugin({ id: 'owner', points: [zone] }), ...plugins]).registry;
const stack = 'Error: late\n    at tick (https://example.test/admin/assets/Clock-x1Y2.js:1:20)';

describe('chunkNames', () => {
  it.each([
    ['()=>import("./Clock-x1Y2.js")', ['./Clock-x1Y2.js']],
    ["()=>a(()=>import('./Clock-x1Y2.js'),__vite__mapDeps([0,1]))", ['./Clock-x1Y2.js']],
    ['() => import(`/src/panel/Clock.tsx?t=17`)', ['/src/panel/Clock.tsx']],
    ['() => Promise.resolve(1)', []],
  ])('[E44] %s returns %s', (source, names) => {
    expect(chunkNames(Object.assign(() => undefined, { toString: () => source }))).toEqual(names);
  });
});

describe('ownerOfStack', () => {
  it('[E44] names the plugin whose chunk is in the stack', () => {
    expect(
      ownerOfStack(stack, registryOf(plugin('clock', 'Clock-x1Y2.js'), plugin('shop', 'Shop-a1.js'))),
    ).toEqual({ pluginId: 'clock' });
  });

  it('[E44] names no plugin for a chunk that two plugins share', () => {
    expect(
      ownerOfStack(stack, registryOf(plugin('clock', 'Clock-x1Y2.js'), plugin('shop', 'Clock-x1Y2.js'))),
    ).toBeUndefined();
  });
});

describe('watchErrors', () => {
  let unwatch = () => undefined as void;
  afterEach(() => unwatch());

  const watch = () => {
    const problems: BootProblem[] = [];
    unwatch = watchErrors(window, {
      registry: registryOf(plugin('clock', 'Clock-x1Y2.js')),
      report: (problem) => problems.push(problem),
    });
    return problems;
  };
  const rejectWith = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  it('[E44] traces a rejected promise by its stack', async () => {
    const problems = watch();
    rejectWith(Object.assign(new Error('late'), { stack }));
    await vi.waitFor(
      () => expect(problems).toMatchObject([{ code: 'EVENT_FAILED', pluginId: 'clock' }]),
      15_000,
    );
  });

  it('[E44] attributes an error without a trace to an unknown plugin', async () => {
    const problems = watch();
    window.dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error('odd'), { stack: '' }) }));
    await vi.waitFor(
      () => expect(problems).toMatchObject([{ code: 'EVENT_FAILED', pluginId: 'unknown' }]),
      15_000,
    );
  });

  it.each(['AbortError', 'CanceledError'])('[E44] ignores cancellations (%s)', async (name) => {
    const problems = watch();
    rejectWith(Object.assign(new Error('cancelled'), { name }));
    rejectWith(new Error('meant'));
    await vi.waitFor(() => expect(problems).toHaveLength(1), 15_000);
    expect(problems[0]?.message).toContain('meant');
  });
});
