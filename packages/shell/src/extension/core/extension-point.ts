declare const contributionType: unique symbol;

/** What identifies a place of the panel that can be extended: compared by id, never by object. */
export interface PointIdentity {
  readonly id: string;
}

/**
 * A place of the panel that can be extended, as an importable value. `C` is what one contribution to it
 * looks like; a plugin author calls `add` and lists the result in `definePlugin({ contributes })`.
 */
export interface ExtensionPoint<C> extends PointIdentity {
  /** Never present at run time: keeps points of different contributions apart for the compiler. */
  readonly [contributionType]?: (contribution: C) => C;
  /** Wraps a contribution. Does nothing else: it is checked when the panel starts, and nothing throws here. */
  readonly add: (contribution: C) => Contribution;
}

/** One value inside a contribution, with what the point knows about it. */
export interface ContributionEntry {
  readonly value: unknown;
  /** `item` stands in the point's list; `fold` is a function that rewrites the whole list. */
  readonly kind: 'item' | 'fold';
  /** The identity inside the point. May throw on a malformed value; callers treat that as invalid. */
  readonly readKey: () => string;
  /** What is wrong with the value, or undefined. May throw as well. */
  readonly check: () => string | undefined;
  /** The sentence for a second contribution with the same key, where the point has its own words. */
  readonly duplicate?: (key: string) => string;
}

/** Something a plugin adds to a point. Inert until a panel resolves the plugin. */
export interface Contribution {
  readonly point: PointIdentity;
  readonly entries: readonly ContributionEntry[];
}

/** How a point recognises and checks its contributions. */
export interface PointSpec<C> {
  /** Dotted, starting with the id of the plugin that owns the place: `content-manager.list.actions`. */
  readonly id: string;
  /** The identity of a contribution within the point; two equal keys are a duplicate. */
  readonly key: (contribution: C) => string;
  /** Returns one sentence for the author when the contribution cannot be used. */
  readonly validate?: (contribution: C) => string | undefined;
  /** The sentence for a second contribution with the same key. */
  readonly duplicate?: (key: string) => string;
}

/** An entry of a point's list, not yet read. */
export function createContribution<C>(spec: PointSpec<C>, value: C): ContributionEntry {
  return Object.freeze({
    value,
    kind: 'item' as const,
    readKey: () => spec.key(value),
    check: () => spec.validate?.(value),
    ...(spec.duplicate && { duplicate: spec.duplicate }),
  });
}

/**
 * Creates a place that plugins can extend. Two calls, so that the contribution type is given and the
 * rest is inferred: `createExtensionPoint<Link>().with({ id: 'shop.links', key: (link) => link.id })`.
 */
export function createExtensionPoint<C>(): { with(spec: PointSpec<C>): ExtensionPoint<C> } {
  return {
    with(spec) {
      const point: ExtensionPoint<C> = {
        id: spec.id,
        add: (contribution) =>
          Object.freeze({ point, entries: Object.freeze([createContribution(spec, contribution)]) }),
      };
      return Object.freeze(point);
    },
  };
}
