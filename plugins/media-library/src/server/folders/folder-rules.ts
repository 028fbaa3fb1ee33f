import type { ValidationDetail } from '@admin/server';
import { invalid, fault } from '../errors.ts';
import type { LockedFolders } from './folder-rows.ts';

/** Levels of folders. */
const mostLevels = 20;

/**
 * @param key under which the folder that would contain it was sent
 * @throws AppError VALIDATION_FAILED (400) when a folder would be deeper than `mostLevels`
 */
export function requireDepth(depth: number, key: string): void {
  if (depth > mostLevels) throw invalid([key], `folders can be nested ${mostLevels} levels deep at most`);
}

/** The name as it is stored; empty where there is nothing to see in it. */
export function cleanName(name: string): string {
  return name.normalize('NFC').trim();
}

/** What is wrong with the name that was sent for a folder. */
export function validateFolder(body: unknown): readonly ValidationDetail[] {
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
  if (typeof name !== 'string' || name === '') return [];
  if (/[/\\]/.test(name)) return [fault(['name'], 'name cannot contain slashes')];
  return cleanName(name) === '' ? [fault(['name'], 'name is a required field')] : [];
}

/** @throws AppError VALIDATION_FAILED (400) when a folder of that name is there already */
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
