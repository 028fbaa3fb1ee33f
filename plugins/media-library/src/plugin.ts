import { editors, mediaLibraries } from '@admin/plugin-content-manager/points';
import { anyOf, definePlugin, globalSettings, menuLinks, routes, settingsPage } from '@admin/shell';
import { ImageIcon } from '@admin/ui/icons';
import { libraryTitle, libraryPage, librarySettingsPage } from './panel/pages.ts';
import { uploadActions } from './upload-actions.ts';

const mayRead = [{ action: uploadActions.read }];

/** The media library: files in folders, with uploads, metadata, and the input of media attributes. */
export const mediaLibrary = definePlugin({
  id: 'media-library',
  contributes: [
    menuLinks.add({
      id: 'media-library',
      to: libraryPage.to(),
      label: libraryTitle,
      requires: mayRead,
      icon: ImageIcon,
    }),
    routes.add({
      id: 'media-library',
      path: libraryPage.path,
      requires: mayRead,
      page: () => import('./panel/page/LibraryPage.tsx').then((module) => ({ default: module.LibraryPage })),
    }),
    globalSettings.add({
      id: 'media-library.settings',
      to: librarySettingsPage.pathIn(settingsPage),
      // The overview is the first page of the settings, whatever the order of the plugins.
      after: 'settings.transfer-tokens',
      label: libraryTitle,
      page: () => import('./panel/settings/LibrarySettingsPage.tsx'),
      requires: anyOf({ action: uploadActions.readSettings }, { action: uploadActions.updateSettings }),
    }),
    mediaLibraries.add({
      id: 'media-library.dialog',
      requires: mayRead,
      dialog: () => import('./panel/chooser/ChooseDialog.tsx'),
      upload: async (file, { http, ...sending }) => {
        const { sendFile } = await import('./panel/calls/send-file.ts');
        return sendFile(http, file, { folder: null }, sending);
      },
    }),
    editors.add({
      id: 'media-library.field',
      type: 'media',
      kind: 'value',
      component: () => import('./panel/field/MediaField.tsx'),
    }),
  ],
});
