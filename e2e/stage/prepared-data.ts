import { join } from 'node:path';

/** What a journey begins with: the example's content, and then an administrator. */
export type PreparedData = 'seeded' | 'registered';

/** Names the folder with the prepared data to the processes that run the journeys. */
export const preparedVariable = 'JOURNEY_DATA';

/** A data folder as a product left it that was stopped; see `prepare-data.ts`. */
export function preparedFolder(data: PreparedData): string {
  const folder = process.env[preparedVariable];
  if (folder === undefined) throw new Error('No data was prepared for the journeys.');
  return join(folder, data);
}
