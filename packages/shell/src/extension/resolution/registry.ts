import type { Disposer } from '../../disposer.ts';
import type { Contributed } from '../core/contribution-types.ts';
import type { Contribution, ReadablePoint, PointIdentity } from '../core/extension-point.ts';
import type { Plugin } from '../core/plugin.ts';
import type { Hook, HookCheck, HookTap } from '../points/hooks.ts';
import { isSameProblem, type BootProblem, type Report } from '../problems/problem.ts';
import { admitPlugins } from './admit-plugins.ts';
import { collectContributions, type Collection, type LateContribution } from './collect-contributions.ts';
import { applyFolds } from './apply-folds.ts';
import { runTaps } from './run-hook.ts';
import { type PageSources, withoutIntruders } from './trusted-pages.ts';

/** The contributions of a panel's plugins, read-only. Lists are frozen and keep their identity until they change. */
export interface Registry {
  readonly plugins: readonly Plugin[];
  /** Returns whether the host trusts a plugin: it stays in safe mode, and its texts and ids are not checked. */
  readonly isTrusted: (plugin: Plugin) => boolean;
  /** Every known extension point. */
  readonly points: readonly PointIdentity[];
  /** The contributions to a point in their final order. */
  readonly list: <C>(point: ReadablePoint<C>) => readonly Contributed<C>[];
  /** The contribution with this key, if there is one. */
  readonly find: <C>(point: ReadablePoint<C>, key: string) => Contributed<C> | undefined;
  /** Returns the value after every tap of the hook; components use `useHook`. */
  readonly runHook: <V, X>(hook: Hook<V, X>, value: V, context: X, check?: HookCheck) => V;
  /** Called after a plugin or a contribution was added or removed. */
  readonly subscribe: (listener: () => void) => Disposer;
  /** Increases with every change. */
  readonly version: number;
}

/** The host's options for a plugin that it adds at runtime. */
export interface InstallOptions {
  /** Trusts the plugin, as those of `trusted` at the start. @default false */
  readonly trusted?: boolean;
}

/** A registry that can change; only the host has access to it. */
export interface OpenRegistry extends Registry {
  /**
   * Adds a contribution of a plugin at runtime. Throws an `Error` with the reason if it is invalid, a duplicate, or its
   * point has no owner.
   */
  readonly register: (pluginId: string, contribution: Contribution) => Disposer;
  /**
   * Adds a plugin at runtime and reports its problems. Returns the function that removes it with all its contributions.
   */
  readonly install: (plugin: Plugin, options?: InstallOptions) => Disposer;
}

/** The host's options for its plugins. */
export interface ResolveOptions {
  /** Contributions to leave out: `plugin-id/contribution-id`. */
  readonly without?: readonly string[];
  /** Leaves out plugins that the host does not trust. */
  readonly safe?: boolean;
  /** The plugins that the host trusts. A plugin cannot declare this itself. */
  readonly trusted?: readonly Plugin[];
  /** Receives problems that occur later, such as a failing hook tap. */
  readonly report?: Report;
  /** Runs hook taps twice to find loaders that they create on each run; for development and tests. @default false */
  readonly checksLoaders?: boolean;
}

/** Creates a registry of admitted plugins. */
export function createRegistry(
  admitted: readonly Plugin[],
  { without = [], safe = false, trusted = [], report = () => undefined, checksLoaders }: ResolveOptions,
): { readonly registry: OpenRegistry; readonly problems: readonly BootProblem[] } {
  let plugins = admitted;
  const trustedPlugins = [...trusted];
  let late: readonly LateContribution[] = [];
  let collection: Collection = collectContributions({ plugins, without });
  let version = 0;
  const listeners = new Set<() => void>();
  const lists = new Map<string, readonly Contributed<object>[]>();
  const listsBefore = new Map<string, readonly Contributed<object>[]>();

  const commit = (next: Collection) => {
    collection = next;
    for (const [pointId, list] of lists) listsBefore.set(pointId, list);
    lists.clear();
    version += 1;
    for (const listener of listeners) listener();
  };
  const collect = () => collectContributions({ plugins, late, without });
  const newProblems = (next: Collection) => subtractProblems(next.problems, collection.problems);

  const pages: PageSources = {
    points: () => [...collection.points.values()],
    itemsOf: (pointId) => collection.contents.get(pointId)?.items ?? [],
    isTrusted: (pluginId) =>
      plugins.some((plugin) => plugin.id === pluginId && trustedPlugins.includes(plugin)),
    report,
  };

  const read = (pointId: string): readonly Contributed<object>[] => {
    const known = lists.get(pointId);
    if (known) return known;
    const { items = [], folds = [] } = collection.contents.get(pointId) ?? {};
    const folded = applyFolds({ items, folds, pointId, report });
    const made = Object.freeze(withoutIntruders(folded, pointId, pages));
    const before = listsBefore.get(pointId);
    // A list keeps its identity if the change does not concern it, so that its readers do not render again.
    const list = before && isSameList(before, made) ? before : made;
    lists.set(pointId, list);
    return list;
  };
  // Only `add` of the point fills its list, and it accepts only `C`.
  const list = <C>(point: ReadablePoint<C>) => read(point.id) as unknown as readonly Contributed<C>[];

  const registry: OpenRegistry = {
    get plugins() {
      return plugins;
    },
    get points() {
      return [...collection.points.values()];
    },
    get version() {
      return version;
    },
    isTrusted: (plugin) => trustedPlugins.includes(plugin),
    list,
    find: (point, key) => list(point).find((item) => item.contributionId === key),
    runHook: <V, X>(hook: Hook<V, X>, value: V, context: X, check?: HookCheck) =>
      runTaps(list<HookTap<V, X>>(hook), {
        pointId: hook.id,
        value,
        context,
        check,
        report,
        checksLoaders,
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    register(pluginId, contribution) {
      const entry = { pluginId, contribution };
      const before = late;
      late = [...late, entry];
      const next = collect();
      const refusal = newProblems(next).find(({ code }) => refusals.has(code));
      if (refusal) {
        late = before;
        throw new Error(refusal.message);
      }
      commit(next);
      return () => {
        if (!late.includes(entry)) return;
        late = late.filter((one) => one !== entry);
        commit(collect());
      };
    },
    install(plugin, { trusted: isTrusted = false } = {}) {
      if (isTrusted) trustedPlugins.push(plugin);
      const { plugins: accepted, problems } = admitPlugins([...plugins, plugin], {
        safe,
        trusted: trustedPlugins,
      });
      const isAdmitted = accepted.length > plugins.length;
      plugins = accepted;
      const next = collect();
      for (const problem of [...problems, ...newProblems(next)]) report(problem);
      commit(next);
      return () => {
        if (!isAdmitted || !plugins.includes(plugin)) return;
        plugins = plugins.filter((one) => one !== plugin);
        late = late.filter(({ pluginId }) => pluginId !== plugin.id);
        commit(collect());
      };
    },
  };
  return { registry, problems: collection.problems };
}

function isSameList(one: readonly object[], other: readonly object[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Returns the problems that are in the first list more often than in the second. */
function subtractProblems(
  problems: readonly BootProblem[],
  known: readonly BootProblem[],
): readonly BootProblem[] {
  const left = [...known];
  return problems.filter((problem) => {
    const index = left.findIndex((one) => isSameProblem(one, problem));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Problems of a late contribution that its author receives immediately as an error. */
const refusals: ReadonlySet<string> = new Set([
  'CONTRIBUTION_INVALID',
  'DUPLICATE_CONTRIBUTION',
  'POINT_UNKNOWN',
]);

/**
 * Turns a list of plugins into a registry. Pure and synchronous; never throws. Invalid plugins and contributions are
 * left out and listed among the problems.
 */
export function resolvePlugins(
  plugins: readonly Plugin[],
  options: ResolveOptions = {},
): { readonly registry: OpenRegistry; readonly problems: readonly BootProblem[] } {
  const admitted = admitPlugins(plugins, options);
  const { registry, problems } = createRegistry(admitted.plugins, options);
  return { registry, problems: [...admitted.problems, ...problems] };
}
