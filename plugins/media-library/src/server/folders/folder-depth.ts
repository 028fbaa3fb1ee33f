import { invalid } from '../errors.ts';

/** Levels of folders. */
export const mostLevels = 20;

/**
 * @param key under which the folder that would contain it was sent
 * @throws AppError VALIDATION_FAILED (400) when a folder would be deeper than `mostLevels`
 */
export function requireDepth(depth: number, key: string): void {
  if (depth > mostLevels) throw invalid([key], `folders can be nested ${mostLevels} levels deep at most`);
}
