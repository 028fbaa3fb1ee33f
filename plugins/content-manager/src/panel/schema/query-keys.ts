/** Roots of the cached answers of this plugin; invalidating a root refreshes everything under it. */
export const contentTags = {
  /** Content types, components and field sizes: `[init]`. */
  init: 'ContentManagerInit',
  /** List settings of all types: `[settings]`. */
  settings: 'ContentTypeSettings',
  /** View configuration of one type: `[configuration, uid]`. */
  configuration: 'ContentTypeConfiguration',
  /** View configuration of one component: `[componentConfiguration, uid]`. */
  componentConfiguration: 'ComponentConfiguration',
  /** Pages of a list: `[entries, uid, parameters]`. */
  entries: 'Entries',
  /** Saved views of a list, and how it was left: `[views, uid]`. */
  views: 'ListViews',
  /** One entry: `[entry, uid, id or 'single', parameters]`. */
  entry: 'Entry',
  /** What a new entry begins with: `[start, uid, start, parameters]`. */
  start: 'EntryStart',
  /** Relations of an entry: `[relations, uid, id, field]`. */
  relations: 'Relations',
  /** What links an entry: `[uses, uid, id]`. */
  uses: 'EntryUses',
} as const;
