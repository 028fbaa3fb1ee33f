import type { Logger } from '../logger.ts';
import { claimJob, releaseJob, holdJob, leaseTime, registerJobs, type JobContext } from './claim-job.ts';
import { jobTables, type RunningJobs } from './job-record.ts';
import type { OwnedJob, ScheduledJob } from './scheduled-job.ts';

/** Milliseconds between two checks for due jobs and for those whose server died. */
const pollTime = 5000;

/** The maximum length of a failure in logs and responses. */
const maxFailureLength = 1000;

/** The jobs of a running server. */
export interface Jobs<Services> extends RunningJobs {
  /** Starts running the jobs of active plugins. */
  start(
    plugins: readonly { readonly id: string; readonly jobs?: readonly ScheduledJob<Services>[] }[],
  ): Promise<void>;
  /** Starts no more jobs, aborts running ones, and resolves when they have ended. */
  stop(): Promise<void>;
}

interface JobOptions<Services> extends JobContext {
  readonly logger: Logger;
  readonly contextOf: (pluginId: string) => Services;
}

function failureOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, maxFailureLength);
}

async function runClaimed<Services>(
  options: JobOptions<Services>,
  owned: OwnedJob<Services>,
  lease: string,
  stop: AbortSignal,
): Promise<void> {
  const { logger, contextOf } = options;
  const { plugin, job } = owned;
  const lost = new AbortController();
  const beat = setInterval(() => {
    holdJob(options, lease).then(
      (holds) => {
        if (!holds) lost.abort(new Error('Another server is running the job.'));
      },
      (error: unknown) =>
        logger.warn({ err: error, plugin, job: job.id }, 'could not extend the lease of a job'),
    );
  }, leaseTime / 3);
  const startedAt = performance.now();
  let failure: string | null = null;
  try {
    await job.run(contextOf(plugin), AbortSignal.any([stop, lost.signal]));
    logger.info({ plugin, job: job.id, duration: Math.round(performance.now() - startedAt) }, 'job finished');
  } catch (error) {
    failure = failureOf(error);
    logger.error({ err: error, plugin, job: job.id }, 'job failed');
  } finally {
    clearInterval(beat);
    await releaseJob(options, owned, lease, failure);
  }
}

/**
 * Creates the runner of the plugins' jobs. Of several servers on one database one runs a job at a time; if it dies,
 * another takes over after its lease.
 */
export function createJobs<Services>(options: JobOptions<Services>): Jobs<Services> {
  const { database, logger } = options;
  let jobs: readonly OwnedJob<Services>[] = [];
  let poll: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  const running = new Map<OwnedJob<Services>, Promise<void>>();

  const tryOne = async (owned: OwnedJob<Services>): Promise<void> => {
    const lease = await claimJob(options, owned);
    if (lease !== null) await runClaimed(options, owned, lease, stopping.signal);
  };

  const runDue = async (): Promise<void> => {
    for (const owned of jobs) {
      if (stopping.signal.aborted || running.has(owned)) continue;
      const run = tryOne(owned)
        .catch((error: unknown) =>
          logger.error({ err: error, plugin: owned.plugin }, 'could not store the state of a job'),
        )
        .finally(() => running.delete(owned));
      running.set(owned, run);
    }
    await Promise.all(running.values());
  };

  return {
    runDue,
    async start(plugins) {
      jobs = plugins.flatMap(({ id, jobs: own = [] }) =>
        own.map((job): OwnedJob<Services> => ({ plugin: id, job })),
      );
      await registerJobs(options, jobs);
      if (jobs.length === 0) return;
      poll = setInterval(() => void runDue(), pollTime);
      poll.unref();
    },
    async list() {
      const rows = await jobTables(database)
        .selectFrom('jobs')
        .selectAll()
        .orderBy('plugin')
        .orderBy('name')
        .execute();
      const moment = new Date(options.now()).toISOString();
      return rows
        .filter(({ plugin, name }) => jobs.some((own) => own.plugin === plugin && own.job.id === name))
        .map((row) => ({
          plugin: row.plugin,
          id: row.name,
          isRunning: row.leased_until !== null && row.leased_until > moment,
          nextAt: row.next_at,
          startedAt: row.started_at,
          endedAt: row.ended_at,
          failure: row.failure,
        }));
    },
    async stop() {
      clearInterval(poll);
      stopping.abort(new Error('The server is stopping.'));
      await Promise.all(running.values());
    },
  };
}
