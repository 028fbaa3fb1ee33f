import { addressParameters } from '@admin/plugin-content-manager/points';
import { createPageRef, definePlugin, globalSettings, settingsPage } from '@admin/shell';
import { localeActions } from './locale-actions.ts';
import { localeParameter } from './locale-parameter.ts';
import { localeMessages } from './panel/settings/messages.ts';

/** Where the locales are listed. */
const localesPage = createPageRef('settings/internationalization');

/** Content in several languages: which there are, and which one is looked at. */
export const i18n = definePlugin({
  id: 'i18n',
  contributes: [
    globalSettings.add({
      id: 'i18n.locales',
      to: localesPage.pathIn(settingsPage),
      label: localeMessages.page,
      page: () => import('./panel/settings/LocaleListPage.tsx'),
      requires: [{ action: localeActions.read }],
    }),
    addressParameters.add(localeParameter),
  ],
});
