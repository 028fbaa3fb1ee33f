import type { FieldErrors } from '@admin/shell';
import { folderMessages as say } from './messages.ts';

/** A folder as its form holds it; an emptied text is null or absent. */
export interface FolderValues {
  readonly name?: string | null;
  /** Id of the folder that it lies in; null for the top. */
  readonly parent: number | null;
}

/** What is wrong with a folder before it is sent. */
export function checkFolder({ name }: FolderValues): FieldErrors {
  if (!name) return { name: say.nameMissing };
  if (name.length > 255) return { name: say.nameTooLong };
  return name.includes('/') || name.includes('\\') ? { name: say.nameWithSlash } : {};
}
