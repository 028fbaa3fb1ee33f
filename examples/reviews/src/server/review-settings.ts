import { defineSettings } from '@admin/server';
import { Type } from 'typebox';

/** What can be set about reviews. */
export const reviewSettings = defineSettings(
  'reviews',
  Type.Object({
    shortest: Type.Integer({ default: 10, minimum: 0, title: 'Characters of a review at least' }),
    tell: Type.String({ default: '', maxLength: 200, title: 'Who is told of new reviews' }),
  }),
);
