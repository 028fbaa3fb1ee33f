import { ownValue, type ContentType, type Permission } from '@admin/content-model';
import type { IdentityContext } from '../../identity-context.ts';
import { readSettings } from '../../stored-settings.ts';

const setting = 'added-attributes';

/** The plugins that added attributes to content types, by uid and attribute. */
export type AddedOwners = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads the recorded owners, and whether the installation has an id, in one statement. */
export async function readInstallation({
  tables,
}: Pick<IdentityContext, 'tables'>): Promise<{ readonly hasId: boolean; readonly owners: AddedOwners }> {
  const facts = await readSettings(tables, ['uuid', setting]);
  return { hasId: facts.has('uuid'), owners: (facts.get(setting) ?? {}) as AddedOwners };
}

/**
 * Returns a function that decides whether permissions on a field stay: those on an existing field with the same owner as
 * before, and those on a missing one whose plugin is absent.
 */
export function retainedFields(
  { schemas, plugins }: Pick<IdentityContext, 'schemas' | 'plugins'>,
  before: AddedOwners,
) {
  const running = new Set(plugins.map(({ id }) => id));
  return (uid: string | null, field: string, exists: boolean): boolean => {
    const owner = ownValue(ownValue(before, uid ?? ''), field);
    if (!exists) return owner !== undefined && !running.has(owner);
    return owner === ownValue(schemas.contentTypes.get(uid ?? '')?.attributes, field)?.addedBy;
  };
}

function ownersOf(
  contentType: ContentType,
  before: Readonly<Record<string, string>>,
  running: ReadonlySet<string>,
) {
  const absent = Object.entries(before).filter(
    ([name, plugin]) => !running.has(plugin) && !Object.hasOwn(contentType.attributes, name),
  );
  const present = Object.entries(contentType.attributes).flatMap(([name, { addedBy }]) =>
    addedBy === undefined ? [] : [[name, addedBy] as const],
  );
  return Object.fromEntries([...absent, ...present].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Records the owners of added attributes if they changed. Those of absent plugins and content types stay recorded until
 * another owner declares the name.
 */
export async function recordAddedAttributes(
  { tables, schemas, plugins }: Pick<IdentityContext, 'tables' | 'schemas' | 'plugins'>,
  before: AddedOwners,
): Promise<void> {
  const running = new Set(plugins.map(({ id }) => id));
  const owners: Record<string, Readonly<Record<string, string>>> = { ...before };
  for (const contentType of schemas.contentTypes.values()) {
    const { uid } = contentType;
    const current = ownersOf(contentType, ownValue(before, uid) ?? {}, running);
    if (Object.keys(current).length > 0 || Object.hasOwn(before, uid)) owners[uid] = current;
  }
  const value = JSON.stringify(owners);
  if (value === JSON.stringify(before)) return;
  await tables
    .insertInto('admin_settings')
    .values({ name: setting, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Returns stored permissions without the fields that absent plugins added. Reads the database only if a permission names
 * a field that does not exist.
 */
export async function withoutAbsentFields<Stored extends Permission>(
  context: Pick<IdentityContext, 'tables' | 'schemas' | 'plugins'>,
  stored: readonly Stored[],
): Promise<readonly Stored[]> {
  const isMissing = (uid: string | null, field: string): boolean => {
    const contentType = context.schemas.contentTypes.get(uid ?? '');
    return (
      contentType !== undefined && ownValue(contentType.attributes, field.split('.')[0] ?? '') === undefined
    );
  };
  const namesMissing = ({ subject, properties }: Stored): boolean =>
    properties.fields?.some((field) => isMissing(subject, field)) === true;
  if (!stored.some(namesMissing)) return stored;
  const isRetained = retainedFields(context, (await readInstallation(context)).owners);
  return stored.map((permission) => {
    const { subject, properties } = permission;
    if (!namesMissing(permission)) return permission;
    const fields = properties.fields?.filter(
      (field) => !isMissing(subject, field) || !isRetained(subject, field, false),
    );
    return { ...permission, properties: { ...properties, fields: fields ?? null } };
  });
}
