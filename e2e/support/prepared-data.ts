import { join } from 'node:path';

/** The initial data of a journey: the content of the example, optionally with an administrator. */
export type PreparedData = 'seeded' | 'registered';

/** The environment variable with the folder of prepared data. */
export const preparedVariable = 'JOURNEY_DATA';

/** Returns the data folder of a stopped product; see `prepare-data.ts`. */
export function preparedFolder(data: PreparedData): string {
  const folder = process.env[preparedVariable];
  if (folder === undefined) throw new Error('No data was prepared for the journeys.');
  return join(folder, data);
}
