import { defineCustomField } from '@admin/server';
import { Type } from 'typebox';

/** So many stars, up to what the attribute says. */
export const starsField = defineCustomField({
  name: 'stars',
  type: 'integer',
  options: Type.Object({ most: Type.Integer({ minimum: 1 }) }),
  validate: (value, { options }) =>
    value >= 1 && value <= options.most ? null : `Give one to ${options.most} stars.`,
  defaultSize: 4,
});
