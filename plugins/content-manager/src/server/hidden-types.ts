import { userUid, type Attributes, type ContentType } from '@admin/content-model';

const roleUid = 'admin::role';
const permissionUid = 'admin::permission';
const fileUid = 'plugin::upload.file';
const folderUid = 'plugin::upload.folder';

/** A content type that is described and never listed. */
export function undisplayed(contentType: ContentType): ContentType {
  const pluginOptions = { ...contentType.pluginOptions, 'content-manager': { visible: false } };
  return { ...contentType, pluginOptions };
}

function hidden(uid: string, displayName: string, attributes: Attributes): ContentType {
  const singularName = displayName.toLowerCase();
  return undisplayed({
    uid,
    kind: 'collectionType',
    info: { singularName, pluralName: `${singularName}s`, displayName, description: '' },
    attributes,
  });
}

/** Administrators as relations and creators point to them; their own screens know the rest. */
const user = hidden(userUid, 'User', {
  firstname: { type: 'string', configurable: false },
  lastname: { type: 'string', configurable: false },
  username: { type: 'string', configurable: false },
  email: { type: 'email', required: true, unique: true, private: true, configurable: false },
  isActive: { type: 'boolean', default: false, private: true, configurable: false },
  roles: { type: 'relation', relation: 'manyToMany', inversedBy: 'users', target: roleUid, private: true },
  blocked: { type: 'boolean', default: false, private: true, configurable: false },
  preferedLanguage: { type: 'string', configurable: false },
});

const role = hidden(roleUid, 'Role', {
  name: { type: 'string', required: true, unique: true, configurable: false },
  code: { type: 'string', required: true, unique: true, configurable: false },
  description: { type: 'string', configurable: false },
  users: { type: 'relation', relation: 'manyToMany', mappedBy: 'roles', target: userUid },
  permissions: { type: 'relation', relation: 'oneToMany', mappedBy: 'role', target: permissionUid },
});

const permission = hidden(permissionUid, 'Permission', {
  action: { type: 'string', required: true, configurable: false },
  actionParameters: { type: 'json', default: {}, configurable: false },
  subject: { type: 'string', configurable: false },
  properties: { type: 'json', default: {}, configurable: false },
  conditions: { type: 'json', default: [], configurable: false },
  role: { type: 'relation', relation: 'manyToOne', inversedBy: 'permissions', target: roleUid },
});

/** Files of the media library as media attributes point to them. */
const file = hidden(fileUid, 'File', {
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
  folder: { type: 'relation', relation: 'manyToOne', inversedBy: 'files', target: folderUid, private: true },
  folderPath: { type: 'string', required: true, private: true },
});

const folder = hidden(folderUid, 'Folder', {
  name: { type: 'string', required: true },
  pathId: { type: 'integer', unique: true, required: true },
  parent: { type: 'relation', relation: 'manyToOne', inversedBy: 'children', target: folderUid },
  children: { type: 'relation', relation: 'oneToMany', mappedBy: 'parent', target: folderUid },
  files: { type: 'relation', relation: 'oneToMany', mappedBy: 'folder', target: fileUid },
  path: { type: 'string', required: true },
});

/** Types of the product itself: described so that clients can name what links lead to, never listed. */
export const hiddenTypes: readonly ContentType[] = [permission, user, role, file, folder];
