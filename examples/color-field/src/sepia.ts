import type { Theme } from '@admin/shell';

/** The colors of old paper; other tokens are those of the light theme. */
export const sepia: Theme = {
  id: 'color-field.sepia',
  label: { id: 'color-field.sepia', defaultMessage: 'Sepia' },
  scheme: 'light',
  tokens: {
    '--surface-page': '#f4ecd8',
    '--surface-raised': '#fbf5e6',
    '--surface-sunken': '#ece2c9',
    '--surface-overlay': '#fbf5e6',
    '--surface-control': '#fdf9ee',
    '--surface-control-hover': '#f7f0de',
    '--surface-control-pressed': '#efe6cf',
    '--text-strong': '#3b2f1e',
    '--text-muted': '#655640',
    '--text-subtle': '#6b5c45',
    '--border-subtle': '#e0d4b8',
    '--border-strong': '#cbbb97',
    '--border-control': '#8f7d5b',
  },
};
