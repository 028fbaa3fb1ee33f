/** The address that the document is opened at. */
export interface PreloadAddress {
  /** Below the panel's base. */
  readonly pathname: string;
  readonly search: URLSearchParams;
}

/** The user, as far as the browser stores it. */
export interface PreloadUser {
  /** Id of the signed-in administrator; null if the session does not contain it. */
  readonly userId: number | null;
  /** BCP 47 tag of the language that the panel will use. */
  readonly locale: string;
}

/**
 * A GET request, exactly as the pages of the address will send it, with the parameters in the same order. All of them are
 * one request if the endpoints have `visitPart`.
 */
export interface PreloadCall {
  /** Below the address of the API, escaped: `/content-manager/init`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * The requests of the document for the pages of a plugin, derived from the address alone. It runs before any script of
 * the panel, and on the server, which has no globals of browsers, so it imports pure functions only. An unused response
 * costs one request.
 */
export interface PagePreload {
  /** Names of the build's chunks that a signed-in user needs at this address. */
  readonly chunks: (address: PreloadAddress) => readonly string[];
  /** Requests sent as the signed-in user. */
  readonly calls?: (address: PreloadAddress, user: PreloadUser) => readonly PreloadCall[];
  /** The outline that the document shows until the page is rendered: a menu, and for `list` a table. @default the frame alone */
  readonly outline?: (address: PreloadAddress) => string | undefined;
}
