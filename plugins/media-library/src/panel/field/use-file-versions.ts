import { useQueries } from '@tanstack/react-query';
import { useLibraryClient } from '../calls/library-client.ts';
import { fileQuery } from '../calls/library-queries.ts';
import type { FieldFile } from './field-files.ts';

/**
 * The files of a field as they are known by now: what was changed in their details is seen at once, and is no change of
 * the entry. Asks nobody.
 */
export function useFileVersions(files: readonly FieldFile[]): readonly FieldFile[] {
  const client = useLibraryClient();
  const known = useQueries({
    queries: files.map(({ id }) => ({ ...fileQuery(client, id), enabled: false })),
  });
  return files.map((file, index) => ({ ...file, ...known[index]?.data }));
}
