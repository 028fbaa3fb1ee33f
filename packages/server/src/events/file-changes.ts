import { Nullable, Text } from '@admin/contract';
import { Type } from 'typebox';
import { defineChangePoint } from './change-point.ts';

/** The texts of a file that hooks can set. */
const texts = ['name', 'alternativeText', 'caption'] as const;

/**
 * Changes of files in the library: `create` for each upload and each imported file, `update` for changed texts, new content and
 * another folder, `delete` also for files in a deleted folder. New content is stored before the hooks run, under its `hash` and
 * `ext`; a refused one is removed.
 */
export const fileChanges = defineChangePoint({
  entity: 'file',
  values: Type.Object({
    name: Text({ minLength: 1, maxLength: 255 }),
    alternativeText: Nullable(Text({ maxLength: 1000 })),
    caption: Nullable(Text({ maxLength: 1000 })),
    /** The path of the folder: `/` or `/1/4`. */
    folderPath: Type.String(),
    hash: Type.String(),
    ext: Nullable(Type.String()),
    mime: Type.String(),
    /** Kilobytes. */
    size: Type.Number(),
    /** Pixels; null for files that are not pictures. */
    width: Nullable(Type.Integer()),
    height: Nullable(Type.Integer()),
    url: Type.String(),
  }),
  verbs: { create: texts, update: texts, delete: [] },
});
