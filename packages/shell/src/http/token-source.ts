/** Where the client takes a token from, and what it does when the server no longer accepts it. */
export interface TokenSource {
  /**
   * A token that is still good for this request: renewed first if it is about to end, and waited for while
   * the session's user is asked to sign in again.
   */
  current(): Promise<string | null>;
  /**
   * Another token in place of one that the server just refused; null when there is none to be had, and
   * then everything that follows from it was done. Rejects when the server cannot be asked: the call fails
   * for that reason, and the session goes on. Without this method a refused token is final. May wait for as
   * long as it takes somebody to type a password.
   */
  replace?(refused: string): Promise<string | null>;
  /** The server does not accept this token, nor would it accept another in its place. */
  rejected(refused: string): void;
}
