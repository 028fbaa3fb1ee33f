/** The token of the client's requests, and its replacement when the server refuses it. */
export interface TokenSource {
  /**
   * Returns a valid token for this request: renewed first if it is about to expire, and after a new sign-in if the
   * session has expired. Null without a session.
   */
  current(): Promise<string | null>;
  /**
   * Returns a replacement for a token that the server has refused; null if there is none, after the session has ended.
   * Rejects when the server is unreachable: the call fails with that error, and the session continues. Without this
   * method a refusal is final. May wait until the user has entered a password.
   */
  replace?(refused: string): Promise<string | null>;
  /** Called if the server refuses this token and its replacement. */
  rejected(refused: string): void;
}
