import { defineSettings } from '@admin/server';
import { Type } from 'typebox';

/** What is done about numbers that are no ISBN. */
export const isbnSettings = defineSettings(
  'isbn',
  Type.Object({ refuse: Type.Boolean({ default: true, title: 'Refuse entries with a wrong ISBN' }) }),
);
