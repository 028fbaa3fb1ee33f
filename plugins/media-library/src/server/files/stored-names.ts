import type { PluginContext } from '@admin/server';
import type { Selectable } from 'kysely';
import type { FileFormat } from '../../file-schemas.ts';
import type { FileRow } from '../rows/tables.ts';

type StoredFile = Pick<Selectable<FileRow>, 'hash' | 'ext' | 'formats'>;

/** Returns the storage names of a file and its smaller versions. */
export function storedNames({ hash, ext, formats }: StoredFile): readonly string[] {
  const versions = Object.values((formats === null ? {} : JSON.parse(formats)) as Record<string, FileFormat>);
  return [`${hash}${ext ?? ''}`, ...versions.map((version) => `${version.hash}${version.ext ?? ''}`)];
}

/** The number of files removed concurrently. */
const together = 8;

/**
 * Removes stored files that no row refers to. A file that cannot be removed is harmless: the log
 * names it.
 */
export async function removeStored(
  { files, logger }: Pick<PluginContext, 'files' | 'logger'>,
  names: readonly string[],
): Promise<void> {
  const left = [...names];
  const work = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      try {
        await files.remove(name);
      } catch (error) {
        logger.warn({ err: error, file: name }, 'could not remove an unused file');
      }
    }
  };
  await Promise.all(Array.from({ length: together }, work));
}
