import { defineSettings } from '@admin/server';
import { Type } from 'typebox';

/** The number and order of notes on their page. */
export const notesSettings = defineSettings(
  'notes',
  Type.Object({
    perPage: Type.Integer({ default: 10, minimum: 1, maximum: 100, title: 'Notes per page' }),
    order: Type.Union([Type.Literal('newest'), Type.Literal('oldest')], { default: 'newest' }),
  }),
);
