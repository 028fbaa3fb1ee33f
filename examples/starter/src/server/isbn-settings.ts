import { defineSettings } from '@admin/server';
import { Type } from 'typebox';

/** The setting that rejects entries with an invalid ISBN. */
export const isbnSettings = defineSettings(
  'isbn',
  Type.Object({ refuse: Type.Boolean({ default: true, title: 'Reject entries with an invalid ISBN' }) }),
);
