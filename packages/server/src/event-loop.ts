import { setImmediate as nextTurn } from 'node:timers/promises';

/** A request is read, looked up in the database, answered and sent in turns of their own. */
const turnsOfRequest = 4;

/**
 * Lets other requests run between two steps of long work. Waits as many turns of the event loop as a small request takes: with
 * one turn, each of its own steps would wait for another step of the long work.
 */
export async function letOthersRun(): Promise<void> {
  for (let turn = 0; turn < turnsOfRequest; turn += 1) await nextTurn();
}
