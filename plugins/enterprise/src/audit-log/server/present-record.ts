import {
  isRecord,
  unionOf,
  type Attribute,
  type Attributes,
  type ContentType,
  type FieldSet,
  type Schemas,
} from '@admin/content-model';
import type { ContentPermissions } from '@admin/server';
import type { AuditRecord, AuditRecordDetails } from '../contract.ts';
import type { StoredPayload } from './audit-log-table.ts';
import { userOf, type FoundRecord } from './find-records.ts';

/** The reader of records, whose permissions decide which values are shown. */
export interface RecordReader {
  readonly schemas: Schemas;
  readonly permissions: ContentPermissions;
}

type Values = Readonly<Record<string, unknown>>;

/** The permission to read entities of a kind. */
const readActions: Readonly<Record<string, string>> = {
  user: 'admin::users.read',
  role: 'admin::roles.read',
  'api-token': 'admin::api-tokens.read',
  'transfer-token': 'admin::transfer.tokens.read',
  webhook: 'admin::webhooks.read',
  'media-folder': 'plugin::upload.read',
  'plugin::upload.file': 'plugin::upload.read',
};

/**
 * Returns the fields of an entry that the reader may read. Grants with conditions do not count, because the state that
 * a condition is about may be gone.
 */
function fieldsOf(
  { permissions }: RecordReader,
  contentType: ContentType,
  { locale }: Pick<FoundRecord, 'locale'>,
): FieldSet {
  const grants = permissions
    .grants('read', contentType)
    .filter(({ conditions }) => conditions.length === 0)
    .filter(({ locales }) => locale === null || locales === 'all' || locales.has(locale));
  return unionOf(grants.map(({ fields }) => fields));
}

function isReadable(reader: RecordReader, row: FoundRecord, payload: StoredPayload): boolean {
  const { permissions, schemas } = reader;
  if (row.action.startsWith('admin.')) return true;
  if (row.entity_type === 'view') {
    // The filters of a view contain values of entries.
    const uid = (payload.after ?? payload.before)?.['contentType'];
    const contentType = schemas.contentTypes.get(String(uid));
    return contentType !== undefined && fieldsOf(reader, contentType, { locale: null }).names === null;
  }
  const action = payload.requires ?? readActions[row.entity_type];
  if (action !== undefined) {
    return permissions.grantsOf(action).some(({ conditions }) => conditions.length === 0);
  }
  // Content types that no longer exist have no permissions; only users with every permission read their values.
  return !row.entity_type.includes('::') || permissions.name === 'all';
}

/** Fields that every entry has. */
const systemFields = new Set(['id', 'createdAt', 'updatedAt', 'publishedAt', 'locale']);

interface Masking {
  readonly schemas: Schemas;
  readonly fields: FieldSet;
  /** Receives the paths of masked fields. */
  readonly masked: Set<string>;
}

/** Returns the values that the reader may read, and adds the paths of all others to `masked`. */
function maskValues(masking: Masking, attributes: Attributes, values: Values, prefix = ''): Values {
  const visible = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const path = `${prefix}${name}`;
    if (systemFields.has(name) || name === '__component') return [[name, value]];
    // The links of a component have the path of their attribute for a name.
    const definition = attributes[name.split('.', 1)[0] ?? name];
    if (definition !== undefined && isNested(definition) && masking.fields.allowsUnder(path)) {
      return [[name, maskNested(masking, definition, value, path)]];
    }
    // Plugins record values that are no attributes, such as comments: readers of every field may read them.
    const isVisible = definition === undefined ? masking.fields.names === null : masking.fields.allows(path);
    if (isVisible) return [[name, value]];
    masking.masked.add(path);
    return [];
  });
  return Object.fromEntries(visible);
}

type Nested = Extract<Attribute, { readonly type: 'component' | 'dynamiczone' }>;

function isNested(definition: Attribute): definition is Nested {
  return definition.type === 'component' || definition.type === 'dynamiczone';
}

function maskNested(masking: Masking, definition: Nested, value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => maskNested(masking, definition, item, path));
  if (!isRecord(value) || 'omitted' in value) return value;
  const uid = definition.type === 'component' ? definition.component : String(value['__component']);
  const attributes = masking.schemas.components.get(uid)?.attributes ?? {};
  return maskValues(masking, attributes, value, `${path}.`);
}

function namesIn({ before, after }: StoredPayload): readonly string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
}

/** Returns the names of the content types among types of entities. */
export function namesOfTypes(schemas: Schemas, types: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    types.flatMap((type) => {
      const name = schemas.contentTypes.get(type)?.info.displayName;
      return name === undefined ? [] : [[type, name]];
    }),
  );
}

/** Returns a record in the form of the list. */
export function presentRecord(reader: RecordReader, row: FoundRecord): AuditRecord {
  const contentType = reader.schemas.contentTypes.get(row.entity_type);
  const isLabelHidden =
    row.label_field !== null && !(contentType && fieldsOf(reader, contentType, row).allows(row.label_field));
  return {
    id: row.id,
    action: row.action,
    date: row.at,
    user: userOf(row),
    token: row.api_client,
    ip: row.ip,
    entity: {
      type: row.entity_type,
      typeName: contentType?.info.displayName ?? null,
      id: row.entity_id,
      label: isLabelHidden ? null : row.entity_label,
      locale: row.locale,
    },
  };
}

/** Returns a record with the values that the reader may read. */
export function presentDetails(reader: RecordReader, row: FoundRecord): AuditRecordDetails {
  const payload = row.payload === null ? {} : (JSON.parse(row.payload) as StoredPayload);
  const record = presentRecord(reader, row);
  const secrets = [...(payload.secrets ?? [])];
  const contentType = reader.schemas.contentTypes.get(row.entity_type);
  if (contentType === undefined) {
    if (!isReadable(reader, row, payload)) {
      return { ...record, payload: { secrets, masked: [...namesIn(payload)] } };
    }
    const { secrets: _secrets, requires: _requires, ...values } = payload;
    return { ...record, payload: { ...values, secrets, masked: [] } };
  }
  const fields = fieldsOf(reader, contentType, row);
  if (row.action === 'entry.export') {
    // The filters of an export may be about fields that the reader may not read.
    const isVisible = fields.names === null;
    const { after } = payload;
    const values = isVisible && after ? { after } : {};
    return { ...record, payload: { ...values, secrets, masked: isVisible ? [] : [...namesIn(payload)] } };
  }
  const masking = { schemas: reader.schemas, fields, masked: new Set<string>() };
  const mask = (values: Values) => maskValues(masking, contentType.attributes, values);
  const visible = {
    ...(payload.before && { before: mask(payload.before) }),
    ...(payload.after && { after: mask(payload.after) }),
  };
  return { ...record, payload: { ...visible, secrets, masked: [...masking.masked] } };
}
