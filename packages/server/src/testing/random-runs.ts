/**
 * How many random runs a property makes: `usual` of them, which find what breaks within a second or so, or as many as
 * `RANDOM_RUNS` says for whoever looks for what is rare.
 */
export const randomRuns = (usual: number): number => Number(process.env['RANDOM_RUNS'] ?? 0) || usual;
