import {
  afterChange,
  beforeChange,
  defineServerPlugin,
  fileChanges,
  refuseChange,
  rolePermissionChanges,
  userChanges,
} from '@admin/server';

/** Rules of a company: addresses of users, administrative permissions, and a list of deleted files. */
export const companyRules = defineServerPlugin({
  id: 'company-rules',
  title: 'Company rules',
  migrations: [
    {
      id: '0001-deleted-files',
      up: (db) => db.schema.createTable('deleted_files').addColumn('name', 'text').execute(),
    },
  ],
  changeHooks: [
    beforeChange(userChanges, 'create', ({ values: { email = '' }, origin }) => {
      // Nobody can be signed in before the first administrator registers.
      if (origin.userId === null || email.endsWith('@example.com')) {
        return { username: email.replace(/@.*/, '') };
      }
      throw refuseChange([{ path: ['email'], message: 'Use an address of the company.' }]);
    }),
    beforeChange(rolePermissionChanges, 'update', ({ values: { added = [] } }) => {
      if (added.some(({ action }) => action.startsWith('admin::users.'))) {
        throw refuseChange([{ path: [], message: 'Only administrators manage users.' }]);
      }
    }),
    afterChange(fileChanges, 'delete', async ({ before }, { transaction }) => {
      await transaction.insertInto('deleted_files').values({ name: before?.name }).execute();
    }),
  ],
});
