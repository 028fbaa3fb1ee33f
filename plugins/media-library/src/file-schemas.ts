import { Body, EntryUse, Nullable, NumberText, Paged, Text, Timestamp } from '@admin/contract';
import { Type, type Static } from 'typebox';
import { Folder } from './folder-schemas.ts';

/** A smaller version of a picture. Width and height in pixels, `size` in kilobytes. */
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

/** The point of a picture that stays visible when it is cropped: fractions of width and height, 0 to 1. */
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

/** A file in responses of file endpoints. `size` in kilobytes, width and height in pixels. */
export const UploadedFile = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  alternativeText: Nullable(Type.String()),
  caption: Nullable(Type.String()),
  /** Null for files that are not pictures, like the height. */
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  /** Smaller versions by name: `thumbnail`, `small`, `medium`, `large`; null without any. */
  formats: Nullable(Type.Record(Type.String(), FileFormat)),
  hash: Type.String(),
  ext: Nullable(Type.String()),
  mime: Type.String(),
  size: Type.Number(),
  /** Relative to the server, or absolute. Changes when the file is replaced. */
  url: Type.String(),
  previewUrl: Nullable(Type.String()),
  provider: Type.String(),
  provider_metadata: Nullable(Type.Object({ focalPoint: Type.Optional(FocalPoint) })),
  folderPath: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  isUrlSigned: Type.Boolean(),
  /** The folder of the file; null for the top level. Absent in the response to an upload. */
  folder: Type.Optional(Nullable(Folder)),
  /** The user who uploaded it. Only in the response about one file, and absent if unknown. */
  createdBy: Type.Optional(Uploader),
});

export type UploadedFile = Static<typeof UploadedFile>;

export const FilePage = Paged(UploadedFile);

/** The form part `fileInfo`, as JSON text: the metadata of a file. Absent values stay unchanged. */
export const FileInfo = Body({
  name: Type.Optional(Nullable(Text({ maxLength: 255 }))),
  alternativeText: Type.Optional(Nullable(Text({ maxLength: 1000 }))),
  caption: Type.Optional(Nullable(Text({ maxLength: 1000 }))),
  /** Id of a folder; null for the top level. */
  folder: Type.Optional(Nullable(NumberText)),
  /** Null removes it. */
  focalPoint: Type.Optional(Nullable(FocalPoint)),
});

export type FileInfo = Static<typeof FileInfo>;

/** The uses of a file. */
export const FileUses = Type.Object({
  /** A page of the entries that the user may read, with the fields that contain the file. */
  entries: Type.Array(EntryUse),
  /** The value of `after` for the next page; null on the last one. */
  next: Nullable(Type.String()),
  /** The number of entries that use it, including those that the user may not read. */
  total: Type.Integer(),
});

export type FileUses = Static<typeof FileUses>;

/** Query of the entries that use a file: `after` is the `next` of the previous page. */
export const FileUsesQuery = Type.Object({
  after: Type.Optional(Type.String({ pattern: '^[^/]{1,255}/[1-9][0-9]{0,14}$' })),
});
