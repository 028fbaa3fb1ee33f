import { describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../core/plugin.ts';
import { createHook } from '../points/hooks.ts';
import { createZone } from '../points/zones.ts';
import type { BootProblem } from '../problems/problem.ts';
import { resolvePlugins } from './registry.ts';

interface Layout {
  readonly rows: readonly string[];
}

const layoutHook = createHook<Layout, { readonly suffix: string }>('test.layout');
const zone = createZone<object>('test.zone');
const owner = definePlugin({ id: 'owner', points: [layoutHook, zone] });

const tap = (id: string, run: (layout: Layout, context: { readonly suffix: string }) => Layout, rest = {}) =>
  layoutHook.add({ id, run, ...rest });
const append = (id: string) => tap(id, ({ rows }, { suffix }) => ({ rows: [...rows, `${id}${suffix}`] }));

function runWith(...taps: readonly ReturnType<typeof tap>[]) {
  const problems: BootProblem[] = [];
  const report = (problem: BootProblem) => problems.push(problem);
  const { registry } = resolvePlugins([owner, definePlugin({ id: 'tapper', contributes: taps })], { report });
  return { result: registry.runHook(layoutHook, { rows: [] }, { suffix: '!' }), problems };
}

describe('runHook', () => {
  it('[E17] each tap receives what the one before it returned', () => {
    expect(runWith(append('a'), append('b')).result.rows).toEqual(['a!', 'b!']);
  });

  it('[E17] taps run in their placed order', () => {
    const first = tap('first', ({ rows }) => ({ rows: [...rows, 'first'] }), { before: 'a' });
    expect(runWith(append('a'), first).result.rows).toEqual(['first', 'a!']);
  });

  it('[E18] a tap that throws is skipped and named', () => {
    const broken = tap('broken', () => {
      throw new Error('no rows today');
    });
    const { result, problems } = runWith(append('a'), broken, append('b'));
    expect(result.rows).toEqual(['a!', 'b!']);
    expect(problems).toMatchObject([
      {
        code: 'HOOK_FAILED',
        pluginId: 'tapper',
        context: { pointId: 'test.layout', contributionId: 'broken' },
      },
    ]);
    expect(problems[0]?.message).toContain('no rows today');
  });

  it('[E18] a tap that changes the value in place before it fails leaves no trace', () => {
    const vandal = tap('vandal', (layout) => {
      (layout.rows as string[]).push('half');
      throw new Error('then failed');
    });
    expect(runWith(append('a'), vandal).result.rows).toEqual(['a!']);
  });

  it.each([
    ['nothing', () => undefined],
    ['a promise', () => Promise.resolve({ rows: [] })],
  ])('[E19] a tap that returns %s is skipped', (_name, run) => {
    const { result, problems } = runWith(append('a'), tap('odd', run as () => never));
    expect(result.rows).toEqual(['a!']);
    expect(problems.map(({ code }) => code)).toEqual(['HOOK_FAILED']);
  });
});

describe('a registry that grows', () => {
  const component = () => Promise.resolve({ default: () => null });

  it('[E34] a contribution appears at once and goes with its disposer, which may be called twice', () => {
    const { registry } = resolvePlugins([owner]);
    const received = vi.fn();
    registry.subscribe(received);
    const dispose = registry.register('late', zone.add({ id: 'late.part', component }));
    expect(registry.list(zone)).toMatchObject([{ id: 'late.part', pluginId: 'late' }]);
    dispose();
    dispose();
    expect(registry.list(zone)).toEqual([]);
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('[E35] an invalid contribution throws its reason and leaves everything as it was', () => {
    const { registry } = resolvePlugins([owner]);
    const incomplete = zone.add({ id: 'late.part' } as never);
    expect(() => registry.register('late', incomplete)).toThrow('A Component must be provided');
    expect(registry.list(zone)).toEqual([]);
    expect(registry.version).toBe(0);
  });

  it('[E35] a mistake that was already made at the start is refused all the same', () => {
    const incomplete = zone.add({ id: 'part' } as never);
    const { registry } = resolvePlugins([owner, definePlugin({ id: 'late', contributes: [incomplete] })]);
    expect(() => registry.register('late', incomplete)).toThrow('A Component must be provided');
  });

  it('[E35] a second contribution with the same key is refused', () => {
    const { registry } = resolvePlugins([owner]);
    registry.register('late', zone.add({ id: 'part', component }));
    expect(() => registry.register('later', zone.add({ id: 'part', component }))).toThrow(
      "by the plugin 'late'",
    );
  });

  it('[E36] a plugin can be added and removed while the panel runs', () => {
    const { registry } = resolvePlugins([owner]);
    const guest = definePlugin({ id: 'guest', contributes: [zone.add({ id: 'guest.part', component })] });
    const remove = registry.install(guest);
    expect(registry.plugins).toContain(guest);
    expect(registry.list(zone)).toHaveLength(1);
    remove();
    expect(registry.plugins).not.toContain(guest);
    expect(registry.list(zone)).toEqual([]);
  });

  it('[E36] what others contributed stays the same object, and what is drawn from it, when a plugin comes and goes', () => {
    const first = definePlugin({ id: 'first', contributes: [zone.add({ id: 'first.part', component })] });
    const { registry } = resolvePlugins([owner, first]);
    const [part] = registry.list(zone);
    const remove = registry.install(
      definePlugin({ id: 'guest', contributes: [zone.add({ id: 'guest.part', component })] }),
    );
    expect(registry.list(zone)).toHaveLength(2);
    expect(registry.list(zone)[0]).toBe(part);
    remove();
    expect(registry.list(zone)[0]).toBe(part);
  });

  it('[E36] a list is the same one for whoever draws from it, unless a plugin that comes has something for it', () => {
    const other = createZone<object>('test.other');
    const part = zone.add({ id: 'first.part', component });
    const first = definePlugin({ id: 'first', points: [other], contributes: [part] });
    const { registry } = resolvePlugins([owner, first]);
    const before = [registry.list(zone), registry.list(other)];
    const guest = definePlugin({ id: 'guest', contributes: [other.add({ id: 'guest.part', component })] });
    const remove = registry.install(guest);
    expect(registry.list(zone)).toBe(before[0]);
    expect(registry.list(other)).toHaveLength(1);
    remove();
    expect(registry.list(zone)).toBe(before[0]);
    expect(registry.list(other)).toEqual([]);
  });

  it('[E36] a plugin that comes too late with a taken id is reported and adds nothing', () => {
    const report = vi.fn();
    const { registry } = resolvePlugins([owner], { report });
    registry.install(definePlugin({ id: 'owner', contributes: [zone.add({ id: 'x', component })] }));
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'DUPLICATE_PLUGIN' }));
    expect(registry.list(zone)).toEqual([]);
  });
});
