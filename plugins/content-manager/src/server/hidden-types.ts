import { userUid, type ContentType } from '@admin/content-model';

/** Administrators as relations and creators point to them; their own screens know the rest. */
const user: ContentType = {
  uid: userUid,
  kind: 'collectionType',
  info: { singularName: 'user', pluralName: 'users', displayName: 'User', description: '' },
  pluginOptions: { 'content-manager': { visible: false } },
  attributes: {
    firstname: { type: 'string', configurable: false },
    lastname: { type: 'string', configurable: false },
    username: { type: 'string', configurable: false },
    email: { type: 'email', required: true, unique: true, private: true, configurable: false },
  },
};

/** Files of the media library as media attributes point to them. */
const file: ContentType = {
  uid: 'plugin::upload.file',
  kind: 'collectionType',
  info: { singularName: 'file', pluralName: 'files', displayName: 'File', description: '' },
  pluginOptions: { 'content-manager': { visible: false } },
  attributes: {
    name: { type: 'string', required: true, configurable: false },
    alternativeText: { type: 'string', configurable: false },
    caption: { type: 'string', configurable: false },
    width: { type: 'integer', configurable: false },
    height: { type: 'integer', configurable: false },
    ext: { type: 'string', configurable: false },
    mime: { type: 'string', required: true, configurable: false },
    size: { type: 'decimal', required: true, configurable: false },
    url: { type: 'string', required: true, configurable: false },
  },
};

/** Types of the product itself: described so that clients can name what links lead to, never listed. */
export const hiddenTypes: readonly ContentType[] = [user, file];
