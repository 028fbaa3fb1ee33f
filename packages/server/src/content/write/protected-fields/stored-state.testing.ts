import type { Attributes, ContentType, EntryAction, Schemas } from '@admin/content-model';
import type { ContentFixture } from '../../../testing/content-fixture.ts';
import { actorId, type RandomGrant, type RandomRole } from './random-content.testing.ts';

/** A component instance or entry by attribute: nested instances as lists, links as texts, hashes unchanged. */
export type StoredInstance = Readonly<Record<string, unknown>>;

/** A stored entry. */
export interface StoredEntry {
  readonly id: number;
  readonly document: string;
  readonly locale: string;
  readonly createdById: number | null;
  readonly values: StoredInstance;
}

/** Returns all entries of a type after an id. */
export async function storedEntries(
  { database, content }: ContentFixture,
  type: ContentType,
  from: number,
): Promise<ReadonlyMap<number, StoredEntry>> {
  const table = content.storage.tables.get(type.uid);
  if (!table) throw new Error(`No table for ${type.uid}`);
  const { kysely } = database;
  const rows = await kysely
    .selectFrom(table.table)
    .selectAll()
    .where('id', '>', from)
    .orderBy('id')
    .execute();
  const linked = kysely
    .selectFrom('links')
    .selectAll()
    .where('root_uid', '=', type.uid)
    .where('root_id', '>', from);
  const links = await linked.orderBy('position').orderBy('id').execute();
  const linksOf = (uid: string, id: unknown, field: string): string =>
    links
      .filter((link) => link['source_uid'] === uid && link['source_id'] === id && link['field'] === field)
      .map((link) => `${String(link['target_id'])}@${String(link['position'])}`)
      .join();
  const instance = (attributes: Attributes, uid: string, stored: StoredInstance): StoredInstance => ({
    id: stored['id'],
    __component: uid,
    ...Object.fromEntries(
      Object.entries(attributes).map(([name, attribute]) => {
        const value = stored[name] ?? null;
        if (attribute.type === 'relation') return [name, linksOf(uid, stored['id'], name)];
        if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return [name, value];
        const items = (
          typeof value === 'string' ? JSON.parse(value) : (value ?? [])
        ) as readonly StoredInstance[];
        return [name, items.map((item) => nested(item))];
      }),
    ),
  });
  const nested = (item: StoredInstance): StoredInstance => {
    const uid = String(item['__component']);
    return instance(content.storage.schemas.components.get(uid)?.attributes ?? {}, uid, item);
  };
  const columns = [...table.scalars, ...table.nested];
  return new Map(
    rows.map((row) => {
      const named = Object.fromEntries(columns.map(({ attribute, column }) => [attribute, row[column]]));
      const entry = {
        id: Number(row['id']),
        document: String(row['document']),
        locale: String(row['locale']),
        createdById: row['created_by_id'] === null ? null : Number(row['created_by_id']),
        values: instance(type.attributes, type.uid, { ...named, id: Number(row['id']) }),
      };
      return [entry.id, entry];
    }),
  );
}

/** Returns the id of the newest entry of a type. */
export async function lastId({ database, content }: ContentFixture, type: ContentType): Promise<number> {
  const table = content.storage.tables.get(type.uid)?.table ?? '';
  const ids = database.kysely.selectFrom(table).select('id').orderBy('id', 'desc').limit(1);
  return Number((await ids.executeTakeFirst())?.['id'] ?? 0);
}

/**
 * Returns the fields that a role allows for an action on an entry, whatever its locale if the role has none.
 * Implemented separately from the server as the reference of the tests.
 */
export function openFields(
  role: RandomRole,
  action: EntryAction,
  { locale, createdById }: { readonly locale: string | null; readonly createdById: number | null },
): (path: string) => boolean {
  const applies = (grant: RandomGrant): boolean =>
    (grant.locale === null || locale === null || grant.locale === locale) &&
    (!grant.own || createdById === actorId);
  const grants = role[action].filter(applies);
  return (path) =>
    grants.some(
      ({ fields }) => fields === null || fields.some((field) => `${path}.`.startsWith(`${field}.`)),
    );
}

/**
 * Returns every value of an entry that is no component, with its position among the instances and its permission path.
 */
export function valuesOf(
  schemas: Schemas,
  attributes: Attributes,
  values: StoredInstance,
  prefix = '',
): readonly { readonly location: string; readonly path: string; readonly value: unknown }[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const path = `${prefix}${name}`;
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') {
      return [{ location: `${String(values['id'])}:${path}`, path, value: values[name] }];
    }
    const items = values[name] as readonly StoredInstance[];
    return items.flatMap((item) => {
      const inner = schemas.components.get(String(item['__component']))?.attributes ?? {};
      return valuesOf(schemas, inner, item, `${path}.`);
    });
  });
}

/** Returns an entry's shared values as one text, without the ids of component instances, which differ by locale. */
export function sharedText(type: ContentType, { values }: StoredEntry): string {
  const shared = Object.entries(type.attributes).filter(
    ([, attribute]) =>
      attribute.type !== 'relation' &&
      attribute.type !== 'password' &&
      attribute.pluginOptions?.['i18n']?.['localized'] !== true,
  );
  const named = shared.map(([name]) => [name, values[name]]);
  return JSON.stringify(named, (key, value: unknown) =>
    key === 'id' ? undefined : typeof value === 'string' ? value.replaceAll(/@\d+/g, '') : value,
  );
}
