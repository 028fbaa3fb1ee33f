/**
 * The part of an entry, component or file to read. Names that do not exist, or that the reader may not read, are
 * ignored: the caller validates what a client sent.
 */
export interface Projection {
  /** Names of scalars and system fields; null stands for all. Ids are always read. */
  readonly fields: ReadonlySet<string> | null;
  /** Relations, media, components, zones and `localizations` by name. All others are left out. */
  readonly parts: ReadonlyMap<string, Part>;
}

/** A relation, media attribute, component or zone of a projection. */
export interface Part extends Projection {
  /** Filters on the linked entries of a relation, in the form of lists. */
  readonly filters?: unknown;
  /** The order of the linked entries. @default the order of the relation */
  readonly sort?: unknown;
  /** The number of linked entries to skip, for each entry. @default 0 */
  readonly start?: number;
  /** The maximum number of linked entries, for each entry. @default all */
  readonly limit?: number;
  /** The projections of a zone's components, by uid; all others are left out. @default this part, for every component */
  readonly on?: ReadonlyMap<string, Projection>;
}

/** The maxima of one response. */
export interface ProjectionLimits {
  /** Linked entries and files, counted at each place where they are shown. */
  readonly linked: number;
  /** Characters of all values, counted at each place where they are shown. */
  readonly characters: number;
}
