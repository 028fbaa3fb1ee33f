import type { EventBus } from '../../events/event-bus.ts';
import type { Logger } from '../../logger.ts';

/** How often to look for what other servers have set, in milliseconds. */
const pollTime = 2000;

/** By plugin: differs after every write that changed its settings. */
export type Versions = ReadonlyMap<string, string>;

/** Tells of settings that changed, on whichever server of the database. */
export interface ChangeNotifier {
  /** Looks now, and tells of what changed since the last look; the first one tells of nothing. */
  look(): Promise<void>;
  /** Looks now, and from now on every so often where other servers may write. */
  start(): Promise<void>;
  /** Looks no more by itself; resolves once the last look has ended. */
  stop(): Promise<void>;
}

/** @param options `isShared`: whether other servers write to the same database */
export function createChangeNotifier(options: {
  readonly readVersions: () => Promise<Versions>;
  readonly isShared: boolean;
  readonly events: Pick<EventBus, 'emit'>;
  readonly logger: Logger;
}): ChangeNotifier {
  let known: Versions | null = null;
  let looking = Promise.resolve();
  let poll: NodeJS.Timeout | undefined;

  const emitChanges = async (): Promise<void> => {
    const versions = await options.readVersions();
    const before = known ?? versions;
    known = versions;
    for (const [plugin, version] of versions) {
      if (before.get(plugin) !== version) options.events.emit('settings.changed', { plugin });
    }
  };

  // One after the other: a look that began earlier must not be taken for what is there now.
  const look = (): Promise<void> => {
    looking = looking.then(emitChanges).catch((error: unknown) => {
      options.logger.warn({ err: error }, 'could not check for changed settings');
    });
    return looking;
  };

  return {
    look,
    async start() {
      await look();
      if (!options.isShared) return;
      poll = setInterval(() => void look(), pollTime);
      poll.unref();
    },
    async stop() {
      clearInterval(poll);
      await looking;
    },
  };
}
