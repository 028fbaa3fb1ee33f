import { defineServerPlugin, type ActionDefinition } from '@admin/server';
import { clientFileActions, uploadActions } from '../upload-actions.ts';
import { clientFileRoutes } from './client-files/client-file-routes.ts';
import { providedUploads } from './client-files/client-uploads.ts';
import { fileTypes } from './internal-types.ts';
import { providedPictureWorker } from './pictures/picture-worker.ts';
import { libraryMigrations } from './rows/tables.ts';
import { uploadRoutes } from './upload-routes.ts';
import { uploadSettings } from './uploading/upload-settings.ts';

/** @param author the conditions for the author role */
const ofPlugin = (
  id: string,
  displayName: string,
  { subCategory = 'general', author = [] }: { subCategory?: string; author?: readonly string[] } = {},
): ActionDefinition => ({
  id,
  section: 'plugins',
  displayName,
  plugin: 'upload',
  subCategory,
  givenTo: { editor: [], author },
});

/** Authors may read and change only the files that they uploaded. */
const author = ['admin::is-creator'];
const subCategory = 'assets';

/** The server plugin: files, folders and uploads. */
export const uploadServer = defineServerPlugin({
  id: 'upload',
  title: 'Media Library',
  panelPlugin: 'media-library',
  description: 'Upload and organize files, folders and metadata.',
  version: '0.1.0',
  settings: uploadSettings,
  services: [providedPictureWorker, providedUploads],
  migrations: libraryMigrations,
  internalTypes: fileTypes,
  actions: [
    ofPlugin(uploadActions.read, 'Access the Media Library', { author }),
    ofPlugin(uploadActions.create, 'Create (upload)', { subCategory }),
    ofPlugin(uploadActions.update, 'Update (crop, details, replace) + delete', { subCategory, author }),
    ofPlugin(uploadActions.download, 'Download', { subCategory }),
    ofPlugin(uploadActions.copyLink, 'Copy link', { subCategory }),
    ofPlugin(uploadActions.configureView, 'Configure view'),
  ],
  contentApiActions: [
    { id: clientFileActions.find, access: 'read', requires: uploadActions.read },
    { id: clientFileActions.findOne, access: 'read', requires: uploadActions.read },
    { id: clientFileActions.upload, access: 'write', requires: uploadActions.create },
    { id: clientFileActions.destroy, access: 'write', requires: uploadActions.update },
  ],
  routes: [...uploadRoutes, ...clientFileRoutes],
});
