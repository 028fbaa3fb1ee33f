import type { ValidationDetail } from '@admin/server';
import { invalid, fault } from '../errors.ts';
import type { LockedFolders } from './folder-rows.ts';

/** The maximum number of nested levels. */
const maxLevels = 20;

/**
 * Checks the depth of a folder.
 * @param key the field of the request with the parent folder
 * @throws AppError VALIDATION_FAILED (400) if a folder would be deeper than `maxLevels`
 */
export function requireDepth(depth: number, key: string): void {
  if (depth > maxLevels) throw invalid([key], `folders can be nested ${maxLevels} levels deep at most`);
}

/** Returns the name in its stored form; empty if it has no visible characters. */
export function cleanName(name: string): string {
  return name.normalize('NFC').trim();
}

/** Returns the broken rules of a folder name. */
export function validateFolder(body: unknown): readonly ValidationDetail[] {
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
  if (typeof name !== 'string' || name === '') return [];
  if (/[/\\]/.test(name)) return [fault(['name'], 'name cannot contain slashes')];
  return cleanName(name) === '' ? [fault(['name'], 'name is a required field')] : [];
}

/** @throws AppError VALIDATION_FAILED (400) if the name is in use */
export function requireFreeName(
  folders: LockedFolders['folders'],
  { name, parentId }: { readonly name: string; readonly parentId: number | null },
): void {
  const taken = folders.some((folder) => folder.parent_id === parentId && folder.name === name);
  if (taken) throw nameTaken();
}

export function nameTaken(): Error {
  return invalid(['name'], 'A folder with this name already exists');
}
