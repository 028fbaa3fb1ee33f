import {
  defineJob,
  defineService,
  hostVersion,
  notFound,
  provideService,
  route,
  type PluginContext,
  type Route,
} from '@admin/server';
import { createHash } from 'node:crypto';
import { gt, valid } from 'semver';
import { releaseEndpoints, type NewRelease } from '../../endpoints/releases.ts';
import { fetchRelease } from './fetch-release.ts';
import type { Release } from './read-release.ts';
import { releasesUrl, type ReleaseSource } from './releases-url.ts';
import {
  dismiss,
  hasDismissed,
  readStoredRelease,
  releaseTables,
  writeStoredRelease,
} from './stored-release.ts';

type WatchContext = Pick<PluginContext, 'database' | 'identity' | 'logger' | 'variable'>;

/** Looks for new releases of the product. */
export interface ReleaseWatch {
  /** Reads the release document, if there is one, and stores its release. Rejects if that fails. */
  check(signal: AbortSignal): Promise<void>;
  /** Checks in the background if the document was never read, such as after it was configured. */
  checkFirst(): void;
  /** Returns the newest known release if it is newer than the running version. */
  newRelease(): Promise<Release | null>;
  /** Cancels a check in the background, and waits for its end. */
  close(): Promise<void>;
}

export const releaseWatchRef = defineService<ReleaseWatch>('project-settings.release-watch');

/** Identifies a document without storing its address, whose query may be secret. */
const sourceOf = ({ url }: ReleaseSource): string => createHash('sha256').update(url.href).digest('hex');

function createReleaseWatch({ database, identity, logger, variable }: WatchContext): ReleaseWatch {
  const source = variable(releasesUrl);
  const tables = releaseTables(database);
  const stored = async () => (source === null ? null : readStoredRelease(tables, sourceOf(source)));
  const stopping = new AbortController();
  let first: Promise<void> = Promise.resolve();

  const check = async (signal: AbortSignal): Promise<void> => {
    if (source === null) return;
    const release = await fetchRelease(source, await stored(), signal);
    if (release !== null) await writeStoredRelease(tables, { ...release, source: sourceOf(source) });
  };

  return {
    check,
    checkFirst() {
      if (source === null) return;
      first = (async () => {
        if ((await stored()) === null) await check(stopping.signal);
      })().catch((error: unknown) => {
        if (!stopping.signal.aborted) logger.warn({ err: error }, 'could not look for a new release');
      });
    },
    async newRelease() {
      const release = await stored();
      if (release === null) return null;
      // Applications without a version run that of the product.
      const running = valid((await identity.readInformation()).strapiVersion ?? hostVersion);
      return running !== null && gt(release.version, running) ? release : null;
    },
    async close() {
      stopping.abort();
      await first;
    },
  };
}

export const releaseWatch = provideService({
  ref: releaseWatchRef,
  deps: {},
  factory: (_deps, server) => createReleaseWatch(server),
  stop: (watch) => watch.close(),
});

/** Looks for a new release once a day, on one server of a database. */
export const releaseJob = defineJob({
  id: 'look-for-release',
  // Counted from the first start, so that not all installations ask in the same minute.
  schedule: { every: 24 * 60 * 60 * 1000 },
  run: (server, signal) => server.get(releaseWatchRef).check(signal),
});

export const releaseRoutes: readonly Route[] = [
  route(releaseEndpoints.readNewRelease, async ({ services, actor }) => {
    const release = await services.get(releaseWatchRef).newRelease();
    if (release === null) return { data: null };
    const { version, notesUrl } = release;
    const isDismissed = await hasDismissed(releaseTables(services.database), actor.user.id, version);
    return { data: { version, notesUrl, isDismissed } satisfies NewRelease };
  }),
  route(releaseEndpoints.dismissNewRelease, async ({ services, actor, body }) => {
    const release = await services.get(releaseWatchRef).newRelease();
    if (release?.version !== body.version) throw notFound();
    await dismiss(releaseTables(services.database), actor.user.id, release.version);
  }),
];
