import { defineServerPlugin } from '@admin/server';
import { colorRules } from '../color-rules.ts';
import { germanMails } from './german-mails.ts';

/** The server half: rejects invalid colors of all clients. */
export const colorFieldServer = defineServerPlugin({
  id: 'color-field',
  title: 'Color field',
  customFields: [colorRules],
  mailTexts: germanMails,
});
