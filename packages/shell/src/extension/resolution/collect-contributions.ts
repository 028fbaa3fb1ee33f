import type { Contributed } from '../core/contribution-types.ts';
import type { Contribution, ContributionEntry, PointIdentity } from '../core/extension-point.ts';
import { checkGuards } from './check-guards.ts';
import { sortByPlacement } from './placement.ts';
import type { Plugin } from '../core/plugin.ts';
import { describeCause, type BootProblem } from '../problems/problem.ts';

/** A contribution made at runtime. */
export interface LateContribution {
  readonly pluginId: string;
  readonly contribution: Contribution;
}

/** A function of a plugin that rewrites the list of a point. */
export interface Fold {
  readonly pluginId: string;
  readonly run: (existing: readonly unknown[]) => unknown;
}

/** The contributions to one point, in their final order. */
export interface PointContents {
  readonly items: readonly Contributed<object>[];
  readonly folds: readonly Fold[];
}

export interface Collection {
  readonly points: ReadonlyMap<string, PointIdentity>;
  readonly contents: ReadonlyMap<string, PointContents>;
  readonly problems: readonly BootProblem[];
}

interface Sources {
  readonly plugins: readonly Plugin[];
  readonly late?: readonly LateContribution[];
  /** Contributions the host switched off: `plugin-id/contribution-id`. */
  readonly without?: readonly string[];
}

/** Reads the key and the error of an entry; the author's code may throw. */
function inspect(entry: ContributionEntry): { readonly key: string; readonly reason: string | undefined } {
  let key = '';
  try {
    const read: unknown = entry.readKey();
    key = typeof read === 'string' ? read : '';
    if (typeof entry.value !== 'object' && entry.kind === 'item') {
      return {
        key,
        reason: entry.check() ?? `A contribution must be an object, not ${typeof entry.value}`,
      };
    }
    const reason = entry.check() ?? (key ? checkGuards(entry.value) : 'A contribution needs an id');
    return { key, reason };
  } catch (cause) {
    return { key, reason: `The contribution could not be read: ${describeCause(cause)}` };
  }
}

function isFunction(value: unknown): value is (existing: readonly unknown[]) => unknown {
  return typeof value === 'function';
}

const known = new WeakMap<ContributionEntry, Contributed<object>>();

/**
 * Returns a contribution as its point lists it: the same object in every collection, so that rendered components, such
 * as a page with unsaved input, keep their state when another plugin is added or removed.
 */
function contributed(
  pluginId: string,
  contributionId: string,
  entry: ContributionEntry,
): Contributed<object> {
  const before = known.get(entry);
  if (before?.pluginId === pluginId && before.contributionId === contributionId) return before;
  const made = Object.freeze({ ...(entry.value as object), pluginId, contributionId });
  known.set(entry, made);
  return made;
}

/**
 * Assigns the contributions of all plugins to points and orders each point. Pure: the same sources give the same
 * collection. An invalid contribution is left out and becomes a problem.
 */
export function collectContributions({ plugins, late = [], without = [] }: Sources): Collection {
  const problems: BootProblem[] = [];
  const points = new Map<string, PointIdentity>();
  const items = new Map<string, Contributed<object>[]>();
  const folds = new Map<string, Fold[]>();
  const seen = new Map<string, string>();
  const unused = new Set(without);

  for (const { id: pluginId, points: owned = [] } of plugins) {
    for (const point of owned) {
      if (!points.has(point.id)) points.set(point.id, point);
      else {
        const message = `The point '${point.id}' already has an owner.`;
        problems.push({ code: 'POINT_DUPLICATE', pluginId, message, context: { pointId: point.id } });
      }
    }
  }

  const add = (pluginId: string, point: PointIdentity, entry: ContributionEntry): void => {
    const { key, reason } = inspect(entry);
    const context = { pointId: point.id, contributionId: key };
    const name = `${pluginId}/${key}`;
    if (without.includes(name)) {
      unused.delete(name);
      return;
    }
    if (reason) {
      problems.push({ code: 'CONTRIBUTION_INVALID', pluginId, message: reason, context });
      return;
    }
    if (entry.kind === 'fold') {
      if (isFunction(entry.value)) append(folds, point.id, { pluginId, run: entry.value });
      return;
    }
    const firstPluginId = seen.get(`${point.id} ${key}`);
    if (firstPluginId !== undefined) {
      const message =
        entry.duplicate?.(key) ??
        `'${key}' was already added to '${point.id}' by the plugin '${firstPluginId}'.`;
      problems.push({
        code: 'DUPLICATE_CONTRIBUTION',
        pluginId,
        message,
        context: { ...context, firstPluginId },
      });
      return;
    }
    seen.set(`${point.id} ${key}`, pluginId);
    append(items, point.id, contributed(pluginId, key, entry));
  };

  const contribute = (pluginId: string, { point, entries }: Contribution): void => {
    if (points.has(point.id)) for (const entry of entries) add(pluginId, point, entry);
    else {
      const message = `No plugin owns the point '${point.id}': the contribution is left out.`;
      problems.push({ code: 'POINT_UNKNOWN', pluginId, message, context: { pointId: point.id } });
    }
  };
  for (const { id, contributes = [] } of plugins) for (const one of contributes) contribute(id, one);
  for (const { pluginId, contribution } of late) contribute(pluginId, contribution);

  const contents = new Map<string, PointContents>();
  for (const pointId of new Set([...items.keys(), ...folds.keys()])) {
    const { ordered } = sortByPlacement(items.get(pointId) ?? [], (item) => item.contributionId);
    contents.set(pointId, Object.freeze({ items: Object.freeze(ordered), folds: folds.get(pointId) ?? [] }));
  }
  for (const name of unused) {
    const message = `\`without\` names '${name}', which no plugin contributes.`;
    const pluginId = name.split('/')[0] ?? name;
    problems.push({ code: 'WITHOUT_UNKNOWN', pluginId, message, context: { name } });
  }
  return { points, contents, problems };
}

function append<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
