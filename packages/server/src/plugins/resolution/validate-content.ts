import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { customFieldTypes, fieldWidths, isRecord } from '@admin/content-model';
import type { ServerCustomField } from '../../plugin-api/content-type.ts';
import { isObjectSchema, validateNamed } from './known-parts.ts';

/** Validates the ids of migrations: present, unique and in order. */
export function validateMigrations({
  id,
  migrations = [],
}: Pick<ServerPlugin, 'id' | 'migrations'>): readonly PluginProblem[] {
  const misplaced = migrations.find((migration, index) => {
    const before = migrations[index - 1];
    return typeof migration.id !== 'string' || (before !== undefined && before.id >= migration.id);
  });
  if (misplaced === undefined) return [];
  const message = `The migration ${misplaced.id} of the plugin ${id} is out of order: list migrations by ascending id, such as 0001-first-table.`;
  return [{ code: 'MIGRATION_INVALID', pluginId: id, message }];
}

type ContentPlugin = Pick<ServerPlugin, 'id' | 'contentTypes' | 'components'>;

/**
 * Validates the uids of the content of a plugin: their prefix and uniqueness. The documents are validated together with the
 * content of the application.
 */
export function validateContentTypes({
  id,
  contentTypes = [],
  components = [],
}: ContentPlugin): readonly PluginProblem[] {
  const own = new Set<string>();
  const named = [
    ...contentTypes.map(({ uid }) => ({ uid, noun: 'content type', prefix: `plugin::${id}.` })),
    ...components.map(({ uid }) => ({ uid, noun: 'component', prefix: `${id}.` })),
  ];
  return named.flatMap(({ uid, noun, prefix }) => {
    const isTaken = own.has(uid);
    own.add(uid);
    if (!isTaken && uid.startsWith(prefix)) return [];
    const message = `The ${noun} ${uid} of the plugin ${id} must be unique and start with ${prefix} followed by a name.`;
    return [{ code: 'CONTENT_TYPE_FOREIGN', pluginId: id, message }];
  });
}

function isExtension({ to, attributes }: { readonly to: unknown; readonly attributes: unknown }): boolean {
  return typeof to === 'function' && isRecord(attributes);
}

/** Validates that added attributes have the form of `addAttributes`; they are parsed with the content types. */
export function validateExtensions({
  id,
  extendContentTypes = [],
}: Pick<ServerPlugin, 'id' | 'extendContentTypes'>): readonly PluginProblem[] {
  if (extendContentTypes.every(isExtension)) return [];
  const message = `The plugin ${id} adds attributes without a function "to" or an object "attributes": create them with addAttributes.`;
  return [{ code: 'CONTENT_TYPE_INVALID', pluginId: id, message }];
}

/**
 * Validates the uids of the internal types and link targets of a plugin: their prefix and uniqueness.
 * @param anyName whether they may have the prefix of another owner
 */
export function validateInternalTypes(
  { id, internalTypes = [], linkTargets = [] }: Pick<ServerPlugin, 'id' | 'internalTypes' | 'linkTargets'>,
  anyName: boolean,
): readonly PluginProblem[] {
  const own = new Set<string>();
  return [...internalTypes, ...linkTargets.map(({ type }) => type)].flatMap(({ uid }) => {
    const isTaken = own.has(uid);
    own.add(uid);
    if (!isTaken && (anyName || uid.startsWith(`plugin::${id}.`))) return [];
    const message = `The content type ${uid} of the plugin ${id} must be unique and start with plugin::${id}. followed by a name.`;
    return [{ code: 'CONTENT_TYPE_FOREIGN', pluginId: id, message }];
  });
}

const types: readonly unknown[] = customFieldTypes;
const widths: readonly unknown[] = fieldWidths;
const fieldName = /^[A-Za-z$_-][\w$-]*$/;

/** A custom field of a plugin in JavaScript. */
type UncheckedField = { readonly [Key in keyof ServerCustomField]?: unknown };

function customFieldFault({
  name,
  type,
  options,
  validate,
  defaultSize,
  isResizable,
}: UncheckedField): string | undefined {
  if (typeof name !== 'string' || !fieldName.test(name)) {
    return 'needs a name of letters, digits, $, _ and - that does not start with a digit';
  }
  if (!types.includes(type)) return `has the type ${String(type)}: use one of ${customFieldTypes.join(', ')}`;
  if (validate !== undefined && typeof validate !== 'function') return 'needs a function as its validate';
  if (options !== undefined && !isObjectSchema(options)) return 'needs a Type.Object as its options';
  if (defaultSize !== undefined && !widths.includes(defaultSize)) {
    return `has an invalid defaultSize: use one of ${widths.join(', ')} columns`;
  }
  if (isResizable !== undefined && typeof isResizable !== 'boolean')
    return 'needs true or false as isResizable';
  return undefined;
}

/** Validates the custom fields of a plugin: name, type, options, size and uniqueness. */
export function validateCustomFields({
  id,
  customFields = [],
}: Pick<ServerPlugin, 'id' | 'customFields'>): readonly PluginProblem[] {
  const parts = customFields.map((field) => ({
    name: field.name,
    faultOf: (isTaken: boolean) => (isTaken ? 'is listed twice: remove one' : customFieldFault(field)),
  }));
  return validateNamed({ code: 'SERVER_CUSTOM_FIELD_INVALID', pluginId: id, noun: 'custom field' }, parts);
}
