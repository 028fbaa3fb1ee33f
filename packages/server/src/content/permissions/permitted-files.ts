import { forbidden } from '../storage/content-storage.ts';
import type { ContentPermissions } from './content-permissions.ts';
import { permittedRows, type RowPredicate } from './permitted-rows.ts';

/** Files as permissions look at them. */
const files = { table: 'files', localized: false } as const;

/** What a role is given to see the files of the library. */
export const readFiles = 'plugin::upload.read';

/** The files that the actor may see; throws FORBIDDEN when there can be none. */
export function permittedFiles(
  permissions: Pick<ContentPermissions, 'grantsOf'>,
  action: string = readFiles,
): RowPredicate {
  const grants = permissions.grantsOf(action);
  if (grants.length === 0) throw forbidden();
  return permittedRows(files, grants, files.table);
}
