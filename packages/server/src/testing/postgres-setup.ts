import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's PostgreSQL without a database. */
    readonly postgres: string;
  }
}

/** Starts one PostgreSQL for the whole run, in which each suite creates separate databases. */
export default function setup({ provide }: TestProject): () => void {
  const server = startPostgres();
  provide('postgres', server.url);
  process.stdout.write(`PostgreSQL of ${server.programs}\n`);
  return () => server.stop();
}
