/** Lets one writer through at a time, in the order of arrival. */
export class WriteGate {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn; the returned function ends the turn and may be called more than once. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave = (): void => undefined;
    this.#last = new Promise<void>((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }
}
