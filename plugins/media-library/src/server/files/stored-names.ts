import type { PluginContext } from '@admin/server';
import type { Selectable } from 'kysely';
import type { FileFormat } from '../../file-schemas.ts';
import type { FileRow } from '../rows/tables.ts';

type StoredFile = Pick<Selectable<FileRow>, 'hash' | 'ext' | 'formats'>;

/** The names under which a file and its smaller versions are kept. */
export function storedNames({ hash, ext, formats }: StoredFile): readonly string[] {
  const versions = Object.values((formats === null ? {} : JSON.parse(formats)) as Record<string, FileFormat>);
  return [`${hash}${ext ?? ''}`, ...versions.map((version) => `${version.hash}${version.ext ?? ''}`)];
}

/** How many are removed at the same time. */
const together = 8;

/**
 * Removes what no row names any more. A file that cannot be removed is of no use to anybody and harms nobody: the log
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
        logger.warn({ err: error, file: name }, 'a file that nothing uses any more could not be removed');
      }
    }
  };
  await Promise.all(Array.from({ length: together }, work));
}
