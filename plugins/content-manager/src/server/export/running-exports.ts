import { overloaded, type ServerServices } from '@admin/server';

/** Exports of one server at the same time: whoever reads slowly, or never, keeps a connection and a list of ids. */
const mostRunning = 4;

const running = new WeakMap<ServerServices['database'], Set<number>>();

/**
 * Begins an export of a person, who can have one at a time.
 * @returns ends it
 * @throws AppError OVERLOADED (503) while they have one, or too many others have
 */
export function beginExport({ database }: Pick<ServerServices, 'database'>, userId: number): () => void {
  const people = running.get(database) ?? new Set();
  if (people.has(userId) || people.size >= mostRunning) throw overloaded();
  running.set(database, people.add(userId));
  return () => {
    people.delete(userId);
  };
}
