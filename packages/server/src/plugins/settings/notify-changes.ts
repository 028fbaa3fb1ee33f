import type { EventBus } from '../../events/event-bus.ts';
import type { Logger } from '../../logger.ts';

/** Milliseconds between two checks for changes by other servers. */
const pollInterval = 2000;

/** A version by plugin, which changes with every write of its settings. */
export type Versions = ReadonlyMap<string, string>;

/** Publishes changes of settings by any server of the database. */
export interface ChangeNotifier {
  /** Publishes the changes since the previous check; the first check publishes none. */
  check(): Promise<void>;
  /** Runs the first check; with a shared database, checks again every two seconds. */
  start(): Promise<void>;
  /** Ends the checks; resolves when a running one has ended. */
  stop(): Promise<void>;
}

/**
 * Creates a notifier.
 * @param options `isShared`: whether other servers write to the same database
 */
export function createChangeNotifier(options: {
  readonly readVersions: () => Promise<Versions>;
  readonly isShared: boolean;
  readonly events: Pick<EventBus, 'emit'>;
  readonly logger: Logger;
}): ChangeNotifier {
  let known: Versions | null = null;
  let checking = Promise.resolve();
  let poll: NodeJS.Timeout | undefined;

  const emitChanges = async (): Promise<void> => {
    const versions = await options.readVersions();
    const before = known ?? versions;
    known = versions;
    for (const [plugin, version] of versions) {
      if (before.get(plugin) !== version) options.events.emit('settings.changed', { plugin });
    }
  };

  // Checks run in sequence, so that an older result never replaces a newer one.
  const check = (): Promise<void> => {
    checking = checking.then(emitChanges).catch((error: unknown) => {
      options.logger.warn({ err: error }, 'could not check for changed settings');
    });
    return checking;
  };

  return {
    check,
    async start() {
      await check();
      if (!options.isShared) return;
      poll = setInterval(() => void check(), pollInterval);
      poll.unref();
    },
    async stop() {
      clearInterval(poll);
      await checking;
    },
  };
}
