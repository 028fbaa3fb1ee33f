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
  it('[E17] passes the result of each tap to the next one', () => {
    expect(runWith(append('a'), append('b')).result.rows).toEqual(['a!', 'b!']);
  });

  it('[E17] runs the taps in placement order', () => {
    const first = tap('first', ({ rows }) => ({ rows: [...rows, 'first'] }), { before: 'a' });
    expect(runWith(append('a'), first).result.rows).toEqual(['first', 'a!']);
  });

  it('[E18] skips and names a tap that throws', () => {
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

  it('[E18] discards the changes of a tap that mutates the value and then fails', () => {
    const vandal = tap('vandal', (layout) => {
      (layout.rows as string[]).push('half');
      throw new Error('then failed');
    });
    expect(runWith(append('a'), vandal).result.rows).toEqual(['a!']);
  });

  it.each([
    ['nothing', () => undefined],
    ['a promise', () => Promise.resolve({ rows: [] })],
  ])('[E19] skips a tap that returns %s', (_name, run) => {
    const { result, problems } = runWith(append('a'), tap('odd', run as () => never));
    expect(result.rows).toEqual(['a!']);
    expect(problems.map(({ code }) => code)).toEqual(['HOOK_FAILED']);
  });
});

describe('a registry at runtime', () => {
  const component = () => Promise.resolve({ default: () => null });

  it('[E34] adds a contribution immediately and removes it through its disposer, which may be called twice', () => {
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

  it('[E35] throws the reason for an invalid contribution and stays unchanged', () => {
    const { registry } = resolvePlugins([owner]);
    const incomplete = zone.add({ id: 'late.part' } as never);
    expect(() => registry.register('late', incomplete)).toThrow('A Component must be provided');
    expect(registry.list(zone)).toEqual([]);
    expect(registry.version).toBe(0);
  });

  it('[E35] rejects a contribution whose fault was already reported at the start', () => {
    const incomplete = zone.add({ id: 'part' } as never);
    const { registry } = resolvePlugins([owner, definePlugin({ id: 'late', contributes: [incomplete] })]);
    expect(() => registry.register('late', incomplete)).toThrow('A Component must be provided');
  });

  it('[E35] rejects a second contribution with the same key', () => {
    const { registry } = resolvePlugins([owner]);
    registry.register('late', zone.add({ id: 'part', component }));
    expect(() => registry.register('later', zone.add({ id: 'part', component }))).toThrow(
      "by the plugin 'late'",
    );
  });

  it('[E36] accepts and removes plugins', () => {
    const { registry } = resolvePlugins([owner]);
    const guest = definePlugin({ id: 'guest', contributes: [zone.add({ id: 'guest.part', component })] });
    const remove = registry.install(guest);
    expect(registry.plugins).toContain(guest);
    expect(registry.list(zone)).toHaveLength(1);
    remove();
    expect(registry.plugins).not.toContain(guest);
    expect(registry.list(zone)).toEqual([]);
  });

  it('[E36] keeps the identity of other contributions, and of what is derived from them, when a plugin is added or removed', () => {
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

  it('[E36] keeps the identity of a list unless the added plugin contributes to it', () => {
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

  it('[E36] reports a later plugin with a taken id and adds nothing of it', () => {
    const report = vi.fn();
    const { registry } = resolvePlugins([owner], { report });
    registry.install(definePlugin({ id: 'owner', contributes: [zone.add({ id: 'x', component })] }));
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'DUPLICATE_PLUGIN' }));
    expect(registry.list(zone)).toEqual([]);
  });
});
