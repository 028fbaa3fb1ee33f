import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';

/** The table of jobs. Times are ISO 8601 text in UTC. */
interface JobTables {
  jobs: {
    plugin: string;
    /** The id of the job among those of its plugin. */
    name: string;
    /** The schedule by which `next_at` was found, as JSON: another one begins anew. */
    schedule: string;
    next_at: string;
    /** Whoever runs it at the moment, and until when nobody else may. */
    lease: string | null;
    leased_until: string | null;
    /** Of the last run. */
    started_at: string | null;
    ended_at: string | null;
    /** Why the last run failed; null when it did not. */
    failure: string | null;
  };
}

/** Narrows the database to the table of jobs. */
export function jobTables({ kysely }: Database): Kysely<JobTables> {
  return kysely;
}

/** A job as people see it. */
export interface JobState {
  readonly plugin: string;
  readonly id: string;
  /** Whether some server runs it at the moment. */
  readonly isRunning: boolean;
  readonly nextAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly failure: string | null;
}

/** The jobs of a running server, for whoever looks at them. */
export interface RunningJobs {
  /** All of them, by plugin and id. */
  list(): Promise<readonly JobState[]>;
  /** Runs what is due and nobody runs, and resolves when that has ended. */
  runDue(): Promise<void>;
}
