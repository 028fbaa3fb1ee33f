const lockOf = (writer: string): string => `admin.journal ${writer}`;

/** A name that no other edit view has, here or in another tab. */
export function writerName(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Waits until a lock is granted, and holds it until the returned function is called; at once where there are no locks. */
async function take(writer: string, signal?: AbortSignal): Promise<() => void> {
  if (!('locks' in navigator)) return () => undefined;
  return new Promise((resolve, reject) => {
    const held = () => new Promise<void>((release) => resolve(() => release()));
    navigator.locks.request(lockOf(writer), signal ? { signal } : {}, held).catch(reject);
  });
}

/**
 * Says to all tabs that this writer lives, for as long as its page does: browsers give back the locks of a page that is
 * gone, however it went. Browsers have locks in secure contexts only; elsewhere nobody can tell who lives.
 * @returns the end of it
 */
export function holdWriter(writer: string): () => void {
  let release: (() => void) | undefined;
  let isOver = false;
  const settle = (granted: () => void) => {
    release = granted;
    if (isOver) granted();
  };
  take(writer).then(settle, () => undefined);
  return () => {
    isOver = true;
    release?.();
  };
}

/**
 * Waits until a writer is gone, and takes its place, so that nobody else is offered what it left.
 * @returns gives the place back; rejects when the signal fires first
 */
export function followWriter(writer: string, signal: AbortSignal): Promise<() => void> {
  return take(writer, signal);
}
