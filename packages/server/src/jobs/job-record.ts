import { type Kysely, sql } from 'kysely';
import type { Database, Migration } from '../database/index.ts';

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

const firstTable: Migration = {
  id: '0001-jobs',
  async up(db) {
    await sql`create table jobs (
      plugin text not null, name text not null, schedule text not null,
      next_at text not null, lease text, leased_until text,
      started_at text, ended_at text, failure text,
      primary key (plugin, name))`.execute(db);
  },
};

/** The history of the table of jobs. */
export const jobMigrations: readonly Migration[] = [firstTable];
