/** The address that a visit begins at. */
export interface VisitAddress {
  /** Below the panel's base. */
  readonly pathname: string;
  readonly search: URLSearchParams;
}

/** Who visits, as far as the browser remembers. */
export interface Visitor {
  /** Id of the administrator who is signed in; null where their session does not tell. */
  readonly userId: number | null;
  /** BCP 47 tag of the language that the panel will speak. */
  readonly locale: string;
}

/** A question to the server, as the pages of that address will ask it. */
export interface EarlyCall {
  /** Below the address of the API, escaped: `/content-manager/init`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * What the pages of a plugin will need, told by the address alone, so that the document itself can start it. All of it
 * runs before any script of the panel: it imports nothing but rules, and what it gets wrong costs a request and
 * nothing else.
 */
export interface VisitPart {
  /** Names of chunks of the build that somebody who is signed in will need at this address. */
  readonly chunks: (address: VisitAddress) => readonly string[];
  /** Asked with GET, as that person. */
  readonly calls?: (address: VisitAddress, visitor: Visitor) => readonly EarlyCall[];
  /** What the page will look like, for the document to show until it is drawn. @default the frame alone */
  readonly outline?: (address: VisitAddress) => 'list' | undefined;
}
