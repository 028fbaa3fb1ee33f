import { panelLanguages } from '@admin/plugin-languages';
import { definePlugin, languages } from '@admin/shell';

/** English with accents, 40 % longer. */
export const pseudoLocale = 'en-XA';

/** Language packs of stories of the panel: those of the product, and the pseudo-locale. */
export const storyLanguages = [
  panelLanguages,
  definePlugin({
    id: 'pseudo-locale',
    contributes: [
      languages.add({
        code: pseudoLocale,
        label: 'Pseudo',
        messages: () => import('virtual:pseudo-locale'),
      }),
    ],
  }),
];
