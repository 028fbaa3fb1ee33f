/**
 * Fixed keys of the browser's storage; the page reads them before anything is painted. `look` is what a theme of a
 * plugin looks like.
 */
export const preferenceKeys = {
  theme: 'admin.theme',
  look: 'admin.theme-look',
  language: 'admin.language',
} as const;
