import { defineServerPlugin, type ActionDefinition } from '@admin/server';
import { uploadActions } from '../upload-actions.ts';
import { fileTypes } from './described-types.ts';
import { providedPictureWorker } from './pictures/picture-service.ts';
import { libraryMigrations } from './rows/tables.ts';
import { uploadRoutes } from './upload-routes.ts';
import { uploadSettings } from './uploading/upload-settings.ts';

const ofPlugin = (id: string, displayName: string, subCategory = 'general'): ActionDefinition => ({
  id,
  section: 'plugins',
  displayName,
  plugin: 'upload',
  subCategory,
});

/** The server half: files of the library, their folders, and what arrives. */
export const uploadServer = defineServerPlugin({
  id: 'upload',
  title: 'Media Library',
  description: 'Files of content: uploads, folders and what is said about them.',
  version: '0.1.0',
  settings: uploadSettings,
  services: [providedPictureWorker],
  migrations: libraryMigrations,
  describedTypes: fileTypes,
  actions: [
    ofPlugin(uploadActions.read, 'Access the Media Library'),
    ofPlugin(uploadActions.create, 'Create (upload)', 'assets'),
    ofPlugin(uploadActions.update, 'Update (crop, details, replace) + delete', 'assets'),
    ofPlugin(uploadActions.download, 'Download', 'assets'),
    ofPlugin(uploadActions.copyLink, 'Copy link', 'assets'),
    ofPlugin(uploadActions.configureView, 'Configure view'),
  ],
  routes: uploadRoutes,
});
