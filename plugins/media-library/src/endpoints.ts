import {
  Body,
  defineEndpoints,
  IdParams,
  Ids,
  ListQuery,
  Nullable,
  NumberText,
  OneOf,
  Text,
  Wrapped,
} from '@admin/contract';
import { Type, type Static } from 'typebox';
import { FilePage, FileUses, FileUsesQuery, UploadedFile } from './file-schemas.ts';
import { CountedFolder, Folder, FolderDetails, FolderTree } from './folder-schemas.ts';
import { clientFileActions, uploadActions } from './upload-actions.ts';

const { read, create, update, configureView } = uploadActions;

const reading = { anyOf: [read] } as const;

/** Users who may read, create or change files need the folders. */
const placing = { anyOf: [read, create, update] } as const;

const FolderName = Text({ minLength: 1, maxLength: 255 });

/** Id of the parent folder; null for the top level. */
const Parent = Nullable(NumberText);

/** The files and folders of an operation. */
const several = {
  fileIds: Type.Optional(Ids({ minItems: 0, maxItems: 1000 })),
  folderIds: Type.Optional(Ids({ minItems: 0, maxItems: 1000 })),
};

const FilesAndFolders = Wrapped(
  Type.Object({ files: Type.Array(UploadedFile), folders: Type.Array(Folder) }),
);

/** The view configuration of the library, for all users. */
export const ViewConfiguration = Body({
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
  sort: OneOf([
    'createdAt:DESC',
    'createdAt:ASC',
    'name:ASC',
    'name:DESC',
    'updatedAt:DESC',
    'updatedAt:ASC',
  ]),
});

export type ViewConfiguration = Static<typeof ViewConfiguration>;

/** A file as API clients see it: without its folder. */
export const ClientFile = Type.Omit(UploadedFile, ['folderPath', 'folder', 'isUrlSigned', 'createdBy']);

export type ClientFile = Static<typeof ClientFile>;

/** Endpoints of files for API clients, below `/api/upload`. */
export const clientFileEndpoints = defineEndpoints('upload', {
  /**
   * A form with file parts `files`, a text part `fileInfo`, and the text parts `ref`, `refId` and `field`, which add the
   * files to a media attribute of an entry. With the query parameter `id`, that file is changed instead.
   */
  upload: {
    method: 'POST',
    path: '/',
    policy: { apiClient: clientFileActions.upload },
    accepts: 'files',
    query: Type.Object(
      { id: Type.Optional(Type.String({ maxLength: 20 })) },
      { additionalProperties: false },
    ),
    response: Type.Union([Type.Array(ClientFile), ClientFile]),
  },
  list: {
    method: 'GET',
    path: '/files',
    policy: { apiClient: clientFileActions.find },
    response: Type.Array(ClientFile),
  },
  read: {
    method: 'GET',
    path: '/files/:id',
    policy: { apiClient: clientFileActions.findOne },
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    response: ClientFile,
  },
  delete: {
    method: 'DELETE',
    path: '/files/:id',
    policy: { apiClient: clientFileActions.destroy },
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    response: ClientFile,
  },
});

/** Endpoints of files and folders. The upload settings are at `/upload/settings`. */
export const uploadEndpoints = defineEndpoints('upload', {
  /**
   * A form with file parts `files` and a text part `fileInfo`, the JSON of a `FileInfo`. Without `id`, every file
   * becomes a new one, and the response is their list. With the id of a file, that file gets the metadata and, if one is
   * sent, the new content; the response is the file.
   */
  upload: {
    method: 'POST',
    path: '/',
    policy: { anyOf: [create, update] },
    query: Type.Object({ id: Type.Optional(NumberText) }),
    accepts: 'files',
    response: Type.Union([Type.Array(UploadedFile), UploadedFile]),
  },
  /** With `unused=true` only files that no entry uses in a media field. */
  listFiles: {
    method: 'GET',
    path: '/files',
    policy: reading,
    query: Type.Object({
      ...ListQuery.properties,
      unused: Type.Optional(OneOf(['true', 'false'])),
    }),
    response: FilePage,
  },
  readFile: { method: 'GET', path: '/files/:id', policy: reading, params: IdParams, response: UploadedFile },
  /** Entries lose the file. With `onlyUnused=true`, a file in use is not deleted: 409. */
  deleteFile: {
    method: 'DELETE',
    path: '/files/:id',
    policy: { anyOf: [update] },
    params: IdParams,
    query: Type.Object({ onlyUnused: Type.Optional(OneOf(['true', 'false'])) }),
    response: UploadedFile,
  },
  /** The entries that use a file, twenty per page. */
  listFileUses: {
    method: 'GET',
    path: '/files/:id/uses',
    policy: reading,
    params: IdParams,
    query: FileUsesQuery,
    response: Wrapped(FileUses),
  },
  /** All folders that match, without pages; without filters, those of every level. */
  listFolders: {
    method: 'GET',
    path: '/folders',
    policy: placing,
    query: ListQuery,
    response: Wrapped(Type.Array(CountedFolder)),
  },
  readFolder: {
    method: 'GET',
    path: '/folders/:id',
    policy: placing,
    params: IdParams,
    response: Wrapped(FolderDetails),
  },
  createFolder: {
    method: 'POST',
    path: '/folders',
    policy: { anyOf: [create] },
    body: Body({ name: FolderName, parent: Type.Optional(Parent) }),
    response: Wrapped(Folder),
  },
  updateFolder: {
    method: 'PUT',
    path: '/folders/:id',
    policy: { anyOf: [update] },
    params: IdParams,
    body: Body({ name: Type.Optional(FolderName), parent: Type.Optional(Parent) }),
    response: Wrapped(Folder),
  },
  readFolderTree: {
    method: 'GET',
    path: '/folder-structure',
    policy: placing,
    response: Wrapped(FolderTree),
  },
  /** Moves to a folder, or to the top level without one. */
  moveSeveral: {
    method: 'POST',
    path: '/actions/bulk-move',
    policy: { anyOf: [update] },
    body: Body({ ...several, destinationFolderId: Type.Optional(Parent) }),
    response: FilesAndFolders,
  },
  /** Folders are deleted with their contents. With `onlyUnused`, nothing is deleted if entries use any of it: 409. */
  deleteSeveral: {
    method: 'POST',
    path: '/actions/bulk-delete',
    policy: { anyOf: [update] },
    body: Body({ ...several, onlyUnused: Type.Optional(Type.Boolean()) }),
    response: FilesAndFolders,
  },
  readConfiguration: {
    method: 'GET',
    path: '/configuration',
    policy: { anyOf: [read, create, update, configureView] },
    response: Wrapped(ViewConfiguration),
  },
  updateConfiguration: {
    method: 'PUT',
    path: '/configuration',
    policy: { anyOf: [configureView] },
    body: ViewConfiguration,
    response: Wrapped(ViewConfiguration),
  },
});
