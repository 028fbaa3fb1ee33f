import { Body, EntryUse, Nullable, NumberText, Paged, Text, Timestamp } from '@admin/contract';
import { Type, type Static } from 'typebox';
import { Folder } from './folder-schemas.ts';

/** A smaller version of a picture. Sides in pixels, `size` in kilobytes. */
export const FileFormat = Type.Object({
  name: Type.String(),
  hash: Type.String(),
  ext: Nullable(Type.String()),
  mime: Type.String(),
  path: Type.Null(),
  width: Type.Integer(),
  height: Type.Integer(),
  size: Type.Number(),
  sizeInBytes: Type.Integer(),
  url: Type.String(),
});

export type FileFormat = Static<typeof FileFormat>;

/** The point of a picture that stays in sight when it is cropped: shares of its width and height, 0 to 1. */
export const FocalPoint = Body({
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
});

export type FocalPoint = Static<typeof FocalPoint>;

const Uploader = Type.Object({
  id: Type.Integer(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
  username: Nullable(Type.String()),
});

/** A file as calls about files answer it. `size` in kilobytes, width and height in pixels. */
export const UploadedFile = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  alternativeText: Nullable(Type.String()),
  caption: Nullable(Type.String()),
  /** Null for what is no picture, as the height. */
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  /** Smaller versions by name: `thumbnail`, `small`, `medium`, `large`; null where there are none. */
  formats: Nullable(Type.Record(Type.String(), FileFormat)),
  hash: Type.String(),
  ext: Nullable(Type.String()),
  mime: Type.String(),
  size: Type.Number(),
  /** Below the address of the server, or absolute. Another one once the file was replaced. */
  url: Type.String(),
  previewUrl: Nullable(Type.String()),
  provider: Type.String(),
  provider_metadata: Nullable(Type.Object({ focalPoint: Type.Optional(FocalPoint) })),
  folderPath: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  isUrlSigned: Type.Boolean(),
  /** Where it lies; null at the top. Absent in the answer to an upload. */
  folder: Type.Optional(Nullable(Folder)),
  /** Who uploaded it. In the answer about one file only, and absent where nobody is known. */
  createdBy: Type.Optional(Uploader),
});

export type UploadedFile = Static<typeof UploadedFile>;

export const FilePage = Paged(UploadedFile);

/** The form part `fileInfo`, as JSON text: what people say about a file. What is absent stays as it is. */
export const FileInfo = Body({
  name: Type.Optional(Nullable(Text({ maxLength: 255 }))),
  alternativeText: Type.Optional(Nullable(Text({ maxLength: 1000 }))),
  caption: Type.Optional(Nullable(Text({ maxLength: 1000 }))),
  /** Id of a folder; null for the top. */
  folder: Type.Optional(Nullable(NumberText)),
  /** Null takes it away. */
  focalPoint: Type.Optional(Nullable(FocalPoint)),
});

export type FileInfo = Static<typeof FileInfo>;

/** Where a file is used. */
export const FileUses = Type.Object({
  /** A page of the entries that the user may read, with the fields that hold the file. */
  entries: Type.Array(EntryUse),
  /** What `after` has to be for the next page; null on the last one. */
  next: Nullable(Type.String()),
  /** All entries that use it, including those that the user may not read. */
  total: Type.Integer(),
});

export type FileUses = Static<typeof FileUses>;

/** Query of the entries that use a file: `after` is the `next` of the previous page. */
export const FileUsesQuery = Type.Object({
  after: Type.Optional(Type.String({ pattern: '^[^/]{1,255}/[1-9][0-9]{0,14}$' })),
});
