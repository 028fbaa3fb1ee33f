/** Where the client takes a token from, and what it does when the server no longer accepts it. */
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
  /** The server does not accept this token, nor would it accept another in its place. */
  rejected(refused: string): void;
}
