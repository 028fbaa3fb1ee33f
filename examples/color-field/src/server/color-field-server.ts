import { defineCustomField, defineServerPlugin } from '@admin/server';
import { isColor } from '../colors-in.ts';
import { germanMails } from './german-mails.ts';

const color = defineCustomField({
  name: 'color',
  type: 'string',
  validate: (value) => (isColor(value) ? null : 'This is not a color such as #3366ff.'),
  defaultSize: 4,
});

/** The server half: rejects invalid colors of all clients. */
export const colorFieldServer = defineServerPlugin({
  id: 'color-field',
  title: 'Color field',
  customFields: [color],
  mailTexts: germanMails,
});
