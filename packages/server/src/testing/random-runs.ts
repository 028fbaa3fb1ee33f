/**
 * Returns the number of random runs of a property: `usual`, which take about a second, or `RANDOM_RUNS` when it is set,
 * which finds rarer failures.
 */
export const randomRuns = (usual: number): number => Number(process.env['RANDOM_RUNS'] ?? 0) || usual;
