import { validationFailed } from '@admin/server';
import type { SignOnOptions } from '../contract.ts';
import type { SignOnDatabase } from './tables.ts';

const defaults: SignOnOptions = { autoRegister: false, defaultRole: null, ssoLockedRoles: null };

/** Reads the options of single sign-on. */
export async function readOptions(tables: SignOnDatabase): Promise<SignOnOptions> {
  const row = await tables.selectFrom('sso_options').select('options').where('id', '=', 1).executeTakeFirst();
  return row === undefined
    ? defaults
    : { ...defaults, ...(JSON.parse(row.options) as Partial<SignOnOptions>) };
}

/** Reads the codes of all roles by id. */
export async function readRoleCodes(tables: SignOnDatabase): Promise<ReadonlyMap<number, string>> {
  const rows = await tables.selectFrom('admin_roles').select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Returns the error about a role that does not exist. */
export function unknownRole(path: string): Error {
  return validationFailed([{ path: [path], message: 'This role does not exist', name: 'ValidationError' }]);
}
