import { editHeader, editViewInformations } from '@admin/plugin-content-manager/points';
import { bulkActions, customFields, definePlugin, languages, rowActions, themes } from '@admin/shell';
import { colorRules } from './color-rules.ts';
import { sepia } from './sepia.ts';
import { useCopyColorsAs } from './use-copy-colors-as.ts';
import { useCopyColors, useCopyRowColors } from './use-copy-colors.ts';

/** A custom field for colors, actions that copy them, and swatches in the edit view. */
export const colorField = definePlugin({
  id: 'color-field',
  messages: (locale) => import(`./messages/${locale}.json`),
  contributes: [
    customFields.add({
      ...colorRules,
      pluginId: 'color-field',
      intlLabel: { id: 'color-field.label', defaultMessage: 'Color' },
      intlDescription: { id: 'color-field.description', defaultMessage: 'A color, picked by eye' },
      components: {
        Input: () => import('./ColorInput.tsx'),
        Cell: () => import('./ColorCell.tsx'),
        Filter: () => import('./ColorFilter.tsx'),
      },
    }),
    bulkActions.add([
      { id: 'color-field.copy', after: 'delete', readOnly: true, useAction: useCopyColors },
      {
        id: 'color-field.copy-as',
        after: 'color-field.copy',
        readOnly: true,
        useAction: useCopyColorsAs,
      },
    ]),
    rowActions.add({
      id: 'color-field.copy-row',
      before: 'delete',
      readOnly: true,
      useAction: useCopyRowColors,
    }),
    themes.add(sepia),
    languages.add({ id: 'color-field.de', code: 'de', messages: () => import('./languages/de.json') }),
    editHeader.add({ id: 'color-field.header', wrap: () => import('./ColoredHeader.tsx') }),
    editViewInformations.add({ id: 'color-field.swatches', component: () => import('./Swatches.tsx') }),
  ],
});
