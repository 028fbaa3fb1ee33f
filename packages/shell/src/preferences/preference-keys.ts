/**
 * Fixed keys of the browser's storage; the page reads them before the first paint. `look` contains the colour scheme
 * and tokens of a plugin's theme.
 */
export const preferenceKeys = {
  theme: 'admin.theme',
  look: 'admin.theme-look',
  language: 'admin.language',
} as const;
