import type { ContentType } from '@admin/content-model';
import { fileUid } from '@admin/server';

const folderUid = 'plugin::upload.folder';

/** Files of the media library, the targets of media attributes. */
const file: ContentType = {
  uid: fileUid,
  kind: 'collectionType',
  info: { singularName: 'file', pluralName: 'files', displayName: 'File', description: '' },
  attributes: {
    name: { type: 'string', required: true, configurable: false },
    alternativeText: { type: 'string', configurable: false },
    caption: { type: 'string', configurable: false },
    width: { type: 'integer', configurable: false },
    height: { type: 'integer', configurable: false },
    formats: { type: 'json', configurable: false },
    hash: { type: 'string', required: true, configurable: false },
    ext: { type: 'string', configurable: false },
    mime: { type: 'string', required: true, configurable: false },
    size: { type: 'decimal', required: true, configurable: false },
    url: { type: 'string', required: true, configurable: false },
    previewUrl: { type: 'string', configurable: false },
    provider: { type: 'string', required: true, configurable: false },
    provider_metadata: { type: 'json', configurable: false },
    folder: {
      type: 'relation',
      relation: 'manyToOne',
      inversedBy: 'files',
      target: folderUid,
      private: true,
    },
    folderPath: { type: 'string', required: true, private: true },
  },
};

const folder: ContentType = {
  uid: folderUid,
  kind: 'collectionType',
  info: { singularName: 'folder', pluralName: 'folders', displayName: 'Folder', description: '' },
  attributes: {
    name: { type: 'string', required: true },
    pathId: { type: 'integer', unique: true, required: true },
    parent: { type: 'relation', relation: 'manyToOne', inversedBy: 'children', target: folderUid },
    children: { type: 'relation', relation: 'oneToMany', mappedBy: 'parent', target: folderUid },
    files: { type: 'relation', relation: 'oneToMany', mappedBy: 'folder', target: fileUid },
    path: { type: 'string', required: true },
  },
};

/** The content types of the media library, described for clients that display links. */
export const fileTypes: readonly ContentType[] = [file, folder];
