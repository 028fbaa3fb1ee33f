import { defineSettings } from '@admin/server';
import { Type } from 'typebox';

/** The settings of reviews. */
export const reviewSettings = defineSettings(
  'reviews',
  Type.Object({
    minLength: Type.Integer({ default: 10, minimum: 0, title: 'Minimum length of a review in characters' }),
    recipient: Type.String({ default: '', maxLength: 200, title: 'Email address for new reviews' }),
  }),
);
