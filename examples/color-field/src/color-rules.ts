import { defineSharedField } from '@admin/content-model';
import { isColor } from './colors-in.ts';

const noColor = {
  id: 'color-field.no-color',
  defaultMessage: 'This is not a color such as #3366ff.',
} as const;

/** The name, type, width and validation of the field, for the panel and the server. */
export const colorRules = defineSharedField({
  name: 'color',
  type: 'string',
  defaultSize: 4,
  validate: (value) => (isColor(value) ? null : noColor),
});
