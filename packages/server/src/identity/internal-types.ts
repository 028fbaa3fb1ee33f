import { userUid, type ContentType } from '@admin/content-model';

const roleUid = 'admin::role';
const permissionUid = 'admin::permission';

/** Users as targets of relations and creators. */
const user: ContentType = {
  uid: userUid,
  kind: 'collectionType',
  info: { singularName: 'user', pluralName: 'users', displayName: 'User', description: '' },
  attributes: {
    firstname: { type: 'string', configurable: false },
    lastname: { type: 'string', configurable: false },
    username: { type: 'string', configurable: false },
    email: { type: 'email', required: true, unique: true, private: true, configurable: false },
    isActive: { type: 'boolean', default: false, private: true, configurable: false },
    roles: { type: 'relation', relation: 'manyToMany', inversedBy: 'users', target: roleUid, private: true },
    blocked: { type: 'boolean', default: false, private: true, configurable: false },
    preferedLanguage: { type: 'string', configurable: false },
  },
};

const role: ContentType = {
  uid: roleUid,
  kind: 'collectionType',
  info: { singularName: 'role', pluralName: 'roles', displayName: 'Role', description: '' },
  attributes: {
    name: { type: 'string', required: true, unique: true, configurable: false },
    code: { type: 'string', required: true, unique: true, configurable: false },
    description: { type: 'string', configurable: false },
    users: { type: 'relation', relation: 'manyToMany', mappedBy: 'roles', target: userUid },
    permissions: { type: 'relation', relation: 'oneToMany', mappedBy: 'role', target: permissionUid },
  },
};

const permission: ContentType = {
  uid: permissionUid,
  kind: 'collectionType',
  info: { singularName: 'permission', pluralName: 'permissions', displayName: 'Permission', description: '' },
  attributes: {
    action: { type: 'string', required: true, configurable: false },
    actionParameters: { type: 'json', default: {}, configurable: false },
    subject: { type: 'string', configurable: false },
    properties: { type: 'json', default: {}, configurable: false },
    conditions: { type: 'json', default: [], configurable: false },
    role: { type: 'relation', relation: 'manyToOne', inversedBy: 'permissions', target: roleUid },
  },
};

/** Descriptions of the tables of identity, so that clients can name the targets of links. */
export const identityTypes: readonly ContentType[] = [permission, user, role];
