import {
  addressParameters,
  editViewInformations,
  initialValues,
  injectListColumns,
  listViewActions,
  listViewDeleteInformation,
  listViewPublishInformation,
  listViewUnpublishInformation,
  mutateCollectionTypeLinks,
  mutateEditLayout,
  mutateSingleTypeLinks,
} from '@admin/plugin-content-manager/points';
import { definePlugin, globalSettings, settingsPage } from '@admin/shell';
import { localeActions } from './locale-actions.ts';
import { localeParameter } from './locale-parameter.ts';
import { markSharedFields } from './panel/contributions/shared-fields.ts';
import { translation } from './panel/contributions/translation.ts';
import { withOnlyLocale } from './panel/contributions/locale-links.ts';
import { withLocales } from './panel/contributions/locales-column.ts';
import { contentParts } from './panel/contributions/load-content-parts.ts';
import { isAboutLocalized } from './panel/locales/is-about-localized.ts';
import { pageTitle } from './panel/page-title.ts';
import { localesPage } from './panel/pages.ts';

const versionsNote = {
  id: 'i18n.versions-note',
  component: () => contentParts().then(({ VersionsNote }) => ({ default: VersionsNote })),
  when: isAboutLocalized,
} as const;

/** Content in several locales: their settings, and the locale in lists and edit views. */
export const i18n = definePlugin({
  id: 'i18n',
  contributes: [
    globalSettings.add({
      id: 'i18n.locales',
      to: localesPage.pathIn(settingsPage),
      label: pageTitle,
      page: () => import('./panel/settings/LocaleListPage.tsx'),
      requires: [{ action: localeActions.read }],
    }),
    addressParameters.add(localeParameter),
    mutateCollectionTypeLinks.add({ id: 'i18n.only-locale', run: withOnlyLocale }),
    mutateSingleTypeLinks.add({ id: 'i18n.only-locale', run: withOnlyLocale }),
    listViewActions.add({
      id: 'i18n.locale-picker',
      component: () => contentParts().then(({ LocalePicker }) => ({ default: LocalePicker })),
      when: isAboutLocalized,
    }),
    injectListColumns.add({ id: 'i18n.locales', run: withLocales }),
    listViewDeleteInformation.add(versionsNote),
    listViewPublishInformation.add(versionsNote),
    listViewUnpublishInformation.add(versionsNote),
    editViewInformations.add({
      id: 'i18n.entry-locales',
      component: () => contentParts().then(({ EntryLocales }) => ({ default: EntryLocales })),
      when: isAboutLocalized,
    }),
    mutateEditLayout.add({ id: 'i18n.shared-fields', run: markSharedFields }),
    initialValues.add(translation),
  ],
});
