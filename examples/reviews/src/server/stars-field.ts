import { defineCustomField } from '@admin/server';
import { Type } from 'typebox';

/** A number of stars, up to the maximum of the attribute. */
export const starsField = defineCustomField({
  name: 'stars',
  type: 'integer',
  options: Type.Object({ max: Type.Integer({ minimum: 1 }) }),
  validate: (value, { options }) =>
    value >= 1 && value <= options.max ? null : `Give one to ${options.max} stars.`,
  defaultSize: 4,
});
