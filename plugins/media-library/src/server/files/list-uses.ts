import type { Actor, PluginContext } from '@admin/server';
import type { FileUses } from '../../file-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import { findFile } from './read-file.ts';

/** The number of entries on a page. */
const pageSize = 20;

export interface UsesCall {
  /** The id of the file, as the client sent it. */
  readonly id: number | string;
  /** The value of `next` from the previous page. */
  readonly after: string | undefined;
}

function positionOf(after: string) {
  const [uid = '', id] = after.split('/');
  return { uid, id: Number(id) };
}

/**
 * Returns a page of the entries that use a file and that the user may read, and the total number of uses.
 * @throws AppError NOT_FOUND (404)
 */
export async function listUses(
  { database, content }: Pick<PluginContext, 'database' | 'content'>,
  { permissions }: Pick<Actor, 'permissions'>,
  { id: sentId, after }: UsesCall,
): Promise<FileUses> {
  const { id } = await findFile(database, { permissions, action: uploadActions.read, id: sentId });
  const uses = await content.findFileUses({
    permissions,
    ids: [id],
    limit: pageSize,
    ...(after !== undefined && { after: positionOf(after) }),
  });
  const last = uses.entries.at(-1);
  return {
    entries: uses.entries.map(({ contentType: { uid, kind, info }, fields, ...entry }) => ({
      uid,
      kind,
      displayName: info.displayName,
      ...entry,
      fields: [...fields],
    })),
    next: uses.hasMore && last ? `${last.contentType.uid}/${last.id}` : null,
    total: uses.total,
  };
}
