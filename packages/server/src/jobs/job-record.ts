import { type Kysely, sql } from 'kysely';
import type { Database, Migration } from '../database/index.ts';

/** The table of jobs. Times are ISO 8601 text in UTC. */
interface JobTables {
  jobs: {
    plugin: string;
    /** The id of the job among those of its plugin. */
    name: string;
    /** The schedule from which `next_at` was computed, as JSON; another schedule resets it. */
    schedule: string;
    next_at: string;
    /** The lease of the server that runs it, and its expiry. */
    lease: string | null;
    leased_until: string | null;
    /** The last run. */
    started_at: string | null;
    ended_at: string | null;
    /** The error of the last run; null for success. */
    failure: string | null;
  };
}

/** Narrows the database to the table of jobs. */
export function jobTables({ kysely }: Database): Kysely<JobTables> {
  return kysely;
}

/** A job as listed for administrators. */
export interface JobState {
  readonly plugin: string;
  readonly id: string;
  /** True if a server is running it. */
  readonly isRunning: boolean;
  readonly nextAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly failure: string | null;
}

/** The jobs of a running server, for lists and tests. */
export interface RunningJobs {
  /** Returns all jobs, by plugin and id. */
  list(): Promise<readonly JobState[]>;
  /** Runs due jobs that no server runs, and resolves when they have ended. */
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

/** The migrations of the table of jobs. */
export const jobMigrations: readonly Migration[] = [firstTable];
