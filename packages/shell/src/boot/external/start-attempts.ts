/** The storage key of starts that have not reached their first page. */
const key = 'admin.starts';

/** Milliseconds within which a user who leaves the page has interrupted the start; it did not fail. */
const interruption = 3000;

/** More starts than that are not needed to offer safe mode. */
const maxAttempts = 10;

/** A start that has not reached its first page. */
interface Attempt {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A counted start. */
export interface StartAttempt {
  /** The number of starts that failed since the last successful one, in any tab. */
  readonly failures: number;
  /** Records that the panel has reached its first page, or that the user starts it regardless. Forgets earlier failures. */
  readonly succeed: () => void;
}

const lockOf = (id: string) => `${key}.${id}`;

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

function readAttempts(): readonly Attempt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

function writeAttempts(attempts: readonly Attempt[]): void {
  try {
    if (attempts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(attempts.slice(-maxAttempts)));
  } catch {
    // Without storage, failed starts are not counted.
  }
}

/** Returns the ids of starts whose tab is open: each holds a lock, which the browser releases when the tab ends. */
async function findRunning(locks: LockManager): Promise<ReadonlySet<string>> {
  const { held = [] } = await locks.query();
  const prefix = lockOf('');
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}

/**
 * Counts a start. It has failed if its tab ends before it has succeeded, except for a page that the user leaves within
 * three seconds. Other tabs that start at the same time do not count. Without locks, as on insecure pages, no start
 * counts as failed.
 */
export async function countStart(now: () => number = Date.now): Promise<StartAttempt> {
  // The type assumes a secure page.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return { failures: 0, succeed: () => undefined };
  const own: Attempt = { id: crypto.randomUUID(), at: now() };
  const running = await findRunning(locks);
  const failures = readAttempts().filter(({ id }) => !running.has(id)).length;
  let release: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (release = resolve));
  await new Promise<void>((resolve) => {
    void locks.request(lockOf(own.id), () => {
      resolve();
      return ended;
    });
  });
  writeAttempts([...readAttempts(), own]);
  const forgetOwn = () => writeAttempts(readAttempts().filter(({ id }) => id !== own.id));
  const leave = () => {
    if (now() - own.at < interruption) forgetOwn();
  };
  addEventListener('pagehide', leave, { once: true });
  return {
    failures,
    succeed() {
      removeEventListener('pagehide', leave);
      writeAttempts(readAttempts().filter(({ id, at }) => id !== own.id && (running.has(id) || at > own.at)));
      release();
    },
  };
}

/** Calls the listener once the panel shows a page: the first heading that is not part of a failure of the host. */
export function onFirstPage(listener: () => void, page: Document = document): void {
  const isShown = () =>
    page.querySelector('h1') !== null && page.querySelector('[data-panel-failed]') === null;
  if (isShown()) {
    listener();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isShown()) return;
    observer.disconnect();
    listener();
  });
  observer.observe(page.body, { childList: true, subtree: true });
}
