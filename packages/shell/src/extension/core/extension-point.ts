declare const contributionType: unique symbol;

/** The identity of an extension point: points are compared by id, not by object. */
export interface PointIdentity {
  readonly id: string;
  /** The shape of its contributions; undefined for points with their own shape. */
  readonly kind?: 'zone' | 'slot' | 'hook' | 'action';
}

/** A point as readers of its contributions need it. `C` is the type of one contribution. */
export interface ReadablePoint<C> extends PointIdentity {
  /** Never present at runtime: distinguishes points of different contributions for the compiler. */
  readonly [contributionType]?: (contribution: C) => C;
}

/**
 * A location in the panel that plugins can extend, as an importable value. `C` is the type of one contribution; a
 * plugin author calls `add` and lists the result in `definePlugin({ contributes })`.
 */
export interface ExtensionPoint<C> extends ReadablePoint<C> {
  /** Wraps a contribution. It is validated when the panel starts; `add` never throws. */
  readonly add: (contribution: C) => Contribution;
}

/** One value inside a contribution, as its point reads it. */
export interface ContributionEntry {
  readonly value: unknown;
  /** `item` is an entry of the point's list; `fold` is a function that rewrites the list. */
  readonly kind: 'item' | 'fold';
  /** Returns the key inside the point. May throw for a malformed value; callers treat that as invalid. */
  readonly readKey: () => string;
  /** Returns the error of the value, or undefined. May throw as well. */
  readonly check: () => string | undefined;
  /** Returns the message for a second contribution with the same key, if the point has its own. */
  readonly duplicate?: (key: string) => string;
}

/** A value that a plugin adds to a point. Has no effect until a panel resolves the plugin. */
export interface Contribution {
  readonly point: PointIdentity;
  readonly entries: readonly ContributionEntry[];
}

/** How a point identifies and validates its contributions. */
export interface PointSpec<C> {
  /** Dotted, starting with the id of the plugin that owns the point: `content-manager.list.actions`. */
  readonly id: string;
  /** The identity of a contribution within the point; two equal keys are a duplicate. */
  readonly key: (contribution: C) => string;
  /** Returns one sentence for the author if the contribution is invalid. */
  readonly validate?: (contribution: C) => string | undefined;
  /** Returns the message for a second contribution with the same key. */
  readonly duplicate?: (key: string) => string;
}

/** Creates an entry of a point's list, which is not read yet. */
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
 * Creates an extension point. Two calls, so that the contribution type is given and the rest is inferred:
 * `createExtensionPoint<Link>().with({ id: 'shop.links', key: (link) => link.id })`.
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
