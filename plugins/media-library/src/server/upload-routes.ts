import { route, type Route } from '@admin/server';
import { uploadEndpoints } from '../endpoints.ts';
import { uploadActions } from '../upload-actions.ts';
import { deleteFile } from './files/delete-files.ts';
import { listFiles } from './files/list-files.ts';
import { listUses } from './files/list-uses.ts';
import { readFile } from './files/read-file.ts';
import { createFolder } from './folders/create-folder.ts';
import { validateFolder } from './folders/folder-rules.ts';
import { listFolders, readFolder, readFolderTree } from './folders/list-folders.ts';
import { deleteSeveral, validateItems, moveSeveral } from './folders/several.ts';
import { updateFolder } from './folders/update-folder.ts';
import { requireAction } from './rows/permitted.ts';
import { changeFile } from './uploading/change-file.ts';
import { createFiles } from './uploading/create-files.ts';
import { readView, writeView } from './view/view-configuration.ts';

const fileRoutes: readonly Route[] = [
  route(uploadEndpoints.upload, async ({ services, actor, query: { id }, form }) => {
    if (id !== undefined) return changeFile(services, actor, { id, parts: form() });
    requireAction(uploadActions.create, actor.permissions);
    return createFiles(services, form(), actor);
  }),
  route(uploadEndpoints.listFiles, ({ services, actor, query, rawQuery }) =>
    listFiles(services, actor.permissions, rawQuery, { isUnused: query.unused === 'true' }),
  ),
  route(uploadEndpoints.readFile, ({ services, actor, params }) => readFile(services, actor, params.id)),
  route(uploadEndpoints.deleteFile, ({ services, actor, params, query }) =>
    deleteFile(services, actor, { id: params.id, onlyUnused: query.onlyUnused === 'true' }),
  ),
  route(uploadEndpoints.listFileUses, async ({ services, actor, params, query }) => ({
    data: await listUses(services, actor, { id: params.id, after: query.after }),
  })),
];

const folderRoutes: readonly Route[] = [
  route(uploadEndpoints.listFolders, async ({ services, actor, rawQuery }) => ({
    data: await listFolders(services, actor.permissions, rawQuery),
  })),
  route(uploadEndpoints.readFolder, async ({ services, actor, params }) => ({
    data: await readFolder(services, actor.permissions, params.id),
  })),
  route(
    uploadEndpoints.createFolder,
    async ({ services, actor, body }) => ({ data: await createFolder(services, actor, body) }),
    validateFolder,
  ),
  route(
    uploadEndpoints.updateFolder,
    async ({ services, actor, params, body }) => ({
      data: await updateFolder(services, actor, { id: params.id, ...body }),
    }),
    validateFolder,
  ),
  route(uploadEndpoints.readFolderTree, async ({ services }) => ({ data: await readFolderTree(services) })),
  route(
    uploadEndpoints.moveSeveral,
    async ({ services, actor, body }) => ({ data: await moveSeveral(services, actor, body) }),
    validateItems,
  ),
  route(
    uploadEndpoints.deleteSeveral,
    async ({ services, actor, body }) => ({ data: await deleteSeveral(services, actor, body) }),
    validateItems,
  ),
];

/** The routes of files and folders. */
export const uploadRoutes: readonly Route[] = [
  ...fileRoutes,
  ...folderRoutes,
  route(uploadEndpoints.readConfiguration, async ({ services }) => ({
    data: await readView(services.database),
  })),
  route(uploadEndpoints.updateConfiguration, async ({ services, actor, body }) => ({
    data: await writeView(services, actor, body),
  })),
];
