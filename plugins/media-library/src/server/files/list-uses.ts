import type { Actor, ServerServices } from '@admin/server';
import type { FileUses } from '../../file-shapes.ts';
import { uploadActions } from '../../upload-actions.ts';
import { findFile } from './find-file.ts';

/** Entries that are named. */
const mostNamed = 100;

/**
 * The entries that use a file: those that the asker may read by name, all of them by number.
 * @throws AppError NOT_FOUND (404)
 */
export async function listUses(
  { database, content }: Pick<ServerServices, 'database' | 'content'>,
  { permissions }: Pick<Actor, 'permissions'>,
  sentId: number | string,
): Promise<FileUses> {
  const { id } = await findFile(database, { permissions, action: uploadActions.read, id: sentId });
  const { entries, total } = await content.findFileUses({ permissions, ids: [id], limit: mostNamed });
  return {
    entries: entries.map(({ contentType, title, ...entry }) => ({
      uid: contentType.uid,
      kind: contentType.kind,
      displayName: contentType.info.displayName,
      ...entry,
      title: title ?? String(entry.id),
    })),
    total,
  };
}
