import {
  isUid,
  ownValue,
  componentUids,
  freeUidNear,
  isRecord,
  type Attribute,
  type Attributes,
  type Schemas,
  type UidAttribute,
} from '@admin/content-model';
import { slugify } from '../../../text/slugify.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { OperationContext } from '../operation-context.ts';
import { ownEntryId, freeUid, uidField, invalidUid, requireAnyUse } from './uid-field.ts';

/**
 * Returns a free uid for an attribute, made from the attribute it follows, or from the type's name while that is empty.
 * With the `id` of an entry among the values, the entry's own uid counts as free. A path with item indexes
 * (`sections.0.anchor`) requests one inside a component, free among the values.
 */
export async function generateUid(
  context: OperationContext,
  call: {
    readonly permissions: ContentPermissions;
    readonly contentTypeUid: string;
    readonly field: string;
    readonly values: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  if (call.field.includes('.')) return generateComponentUid(context, call);
  const field = uidField(context, call.permissions, call.contentTypeUid, call.field);
  const { targetField } = field.definition;
  const source = targetField === undefined ? undefined : call.values[targetField];
  const fallback = field.definition.default ?? field.table.contentType.info.singularName;
  const text = typeof source === 'string' || typeof source === 'number' ? String(source) : '';
  const own = await ownEntryId(context, call.permissions, field, call.values['id']);
  return freeUid(context, field, await slugify(text, { fallback }), own);
}

/** Returns whether a uid is free, and a free one near it if not. */
export async function checkUid(
  context: OperationContext,
  call: {
    readonly permissions: ContentPermissions;
    readonly contentTypeUid: string;
    readonly field: string;
    readonly value: string;
  },
): Promise<{ readonly isAvailable: boolean; readonly suggestion: string | null }> {
  const field = uidField(context, call.permissions, call.contentTypeUid, call.field);
  if (call.value === '' || !isUid(call.value)) {
    throw invalidUid('value must match the following: "/^[A-Za-z0-9-_.~]*$/"');
  }
  const free = await freeUid(context, field, call.value);
  return free === call.value
    ? { isAvailable: true, suggestion: null }
    : { isAvailable: false, suggestion: free };
}

/** A uid attribute of a component, and the component instance that contains it. */
interface UidLocation {
  readonly component: string;
  readonly name: string;
  readonly definition: UidAttribute;
  readonly owner: Readonly<Record<string, unknown>>;
}

/**
 * Returns a uid for a component, made from the text that it follows. It must be unique among the components of its kind
 * in the values of the entry, saved or not.
 */
export async function generateComponentUid(
  context: OperationContext,
  call: {
    readonly permissions: ContentPermissions;
    readonly contentTypeUid: string;
    readonly field: string;
    readonly values: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  const { schemas, tables } = context.storage;
  const table = tables.get(call.contentTypeUid);
  if (!table) throw invalidUid('ContentType not found');
  const location = locateUid(schemas, table.contentType.attributes, call.values, call.field.split('.'));
  if (!location) throw invalidUid(`${call.field} must be a valid \`uid\` attribute`);
  requireAnyUse(call.permissions, table, call.field);

  const { component, name, definition, owner } = location;
  const taken = componentUids(call.values, table.contentType, schemas).filter(
    (uid) => uid.component === component && uid.attribute === name && uid.path.join('.') !== call.field,
  );
  const source = definition.targetField === undefined ? undefined : owner[definition.targetField];
  const fallback = definition.default ?? component.slice(component.lastIndexOf('.') + 1);
  const text = typeof source === 'string' ? source : '';
  return freeUidNear(await slugify(text, { fallback }), new Set(taken.map(({ value }) => value)));
}

/** Follows a path through the values; undefined if it does not reach the uid of a component. */
function locateUid(
  schemas: Schemas,
  attributes: Attributes,
  values: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
): UidLocation | undefined {
  const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  const held = ownValue(values, name);
  const [next = '', ...behind] = rest;
  const [owner, way] = Array.isArray(held) ? [held[Number(next)] as unknown, behind] : [held, rest];
  const uid = attribute && componentUid(attribute, owner);
  const component = uid === undefined ? undefined : schemas.components.get(uid);
  if (!component || !isRecord(owner)) return undefined;
  const [last = ''] = way;
  const definition = Object.hasOwn(component.attributes, last) ? component.attributes[last] : undefined;
  if (way.length === 1 && definition?.type === 'uid')
    return { component: component.uid, name: last, definition, owner };
  return locateUid(schemas, component.attributes, owner, way);
}

function componentUid(attribute: Attribute, owner: unknown): string | undefined {
  if (attribute.type === 'component') return attribute.component;
  const uid = attribute.type === 'dynamiczone' && isRecord(owner) ? owner['__component'] : undefined;
  return typeof uid === 'string' ? uid : undefined;
}
