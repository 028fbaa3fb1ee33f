import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's PostgreSQL without a database; null where this machine has none. */
    readonly postgres: string | null;
  }
}

/** One PostgreSQL for the whole run: each suite takes databases of its own in it. */
export default function setup({ provide }: TestProject): () => void {
  const server = startPostgres();
  provide('postgres', server?.url ?? null);
  if (server === null) {
    process.stdout.write(
      'PostgreSQL was not found on this machine: its half of the database tests is left out.\n',
    );
  }
  return () => server?.stop();
}
