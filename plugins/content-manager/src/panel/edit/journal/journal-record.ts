/** Whose changes they are, and of what. */
export interface JournalPlace {
  /** Id of the user. */
  readonly person: number;
  /** The path that the panel is served under: two panels of one origin share the browser's storage. */
  readonly panel: string;
  /** Uid of the content type. */
  readonly uid: string;
  /** The entry, or the address at which a new one is made; the same in every tab. */
  readonly entry: string;
}

/** What is kept of one entry that somebody had open. */
export interface JournalRecord extends JournalPlace {
  /** Names the edit view that wrote it: each one has a record of its own. */
  readonly writer: string;
  /** When it was written, milliseconds since 1970. */
  readonly at: number;
  /** The version of the entry that the changes started from; null for a new one. */
  readonly version: string | null;
  /** `KeptValues` of the form as JSON. */
  readonly changes: string;
}
