/**
 * A password that is stored already, standing among the values of an entry. Nothing that was sent can be one, so
 * that a text is never taken for a hash, whatever it looks like.
 */
export class StoredPassword {
  readonly hash: string;

  constructor(hash: string) {
    this.hash = hash;
  }
}
