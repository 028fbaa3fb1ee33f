import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { customFieldTypes, fieldWidths } from '@admin/content-model';
import type { ServerCustomField } from '../../plugin-api/content-type.ts';
import { validateNamed } from './known-parts.ts';

/** What keeps the migrations of a plugin from being run: ids that are missing, used twice or out of order. */
export function validateMigrations({
  id,
  migrations = [],
}: Pick<ServerPlugin, 'id' | 'migrations'>): readonly PluginProblem[] {
  const misplaced = migrations.find((migration, index) => {
    const before = migrations[index - 1];
    return typeof migration.id !== 'string' || (before !== undefined && before.id >= migration.id);
  });
  if (misplaced === undefined) return [];
  const message = `The migration ${misplaced.id} of the plugin ${id} is out of order: their ids sort by age, as 0001-first-table.`;
  return [{ code: 'MIGRATION_INVALID', pluginId: id, message }];
}

type Brought = Pick<ServerPlugin, 'id' | 'contentTypes' | 'components'>;

/**
 * What is wrong with the names of the content that a plugin brings: somebody else's, or there twice. What it holds is
 * judged together with the content of the application.
 */
export function validateContentTypes({
  id,
  contentTypes = [],
  components = [],
}: Brought): readonly PluginProblem[] {
  const own = new Set<string>();
  const named = [
    ...contentTypes.map(({ uid }) => ({ uid, what: 'content type', start: `plugin::${id}.` })),
    ...components.map(({ uid }) => ({ uid, what: 'component', start: `${id}.` })),
  ];
  return named.flatMap(({ uid, what, start }) => {
    const isTaken = own.has(uid);
    own.add(uid);
    if (!isTaken && uid.startsWith(start)) return [];
    const message = `The ${what} ${uid} of the plugin ${id} must be there once and start with ${start} and a name.`;
    return [{ code: 'CONTENT_TYPE_FOREIGN', pluginId: id, message }];
  });
}

/**
 * What is wrong with the types that a plugin describes: named after somebody else, or twice.
 * @param anyName whether they may be named after somebody else
 */
export function validateInternalTypes(
  { id, internalTypes = [] }: Pick<ServerPlugin, 'id' | 'internalTypes'>,
  anyName: boolean,
): readonly PluginProblem[] {
  const own = new Set<string>();
  return internalTypes.flatMap(({ uid }) => {
    const isTaken = own.has(uid);
    own.add(uid);
    if (!isTaken && (anyName || uid.startsWith(`plugin::${id}.`))) return [];
    const message = `The content type ${uid} of the plugin ${id} must be there once and start with plugin::${id}. and a name.`;
    return [{ code: 'CONTENT_TYPE_FOREIGN', pluginId: id, message }];
  });
}

const types: readonly unknown[] = customFieldTypes;
const widths: readonly unknown[] = fieldWidths;
const fieldName = /^[A-Za-z$_-][\w$-]*$/;

/** What an author without a compiler may have written. */
type Draft = { readonly [Key in keyof ServerCustomField]?: unknown };

function isObjectSchema(options: unknown): boolean {
  return typeof options === 'object' && options !== null && Reflect.get(options, 'type') === 'object';
}

function customFieldFault({
  name,
  type,
  options,
  validate,
  defaultSize,
  isResizable,
}: Draft): string | undefined {
  if (typeof name !== 'string' || !fieldName.test(name)) {
    return 'needs a name of letters, digits, $, _ and -, and no digit first';
  }
  if (!types.includes(type))
    return `is stored as ${String(type)}, which is none of ${customFieldTypes.join(', ')}`;
  if (validate !== undefined && typeof validate !== 'function') return 'has a validate that is no function';
  if (options !== undefined && !isObjectSchema(options)) return 'needs a Type.Object as its options';
  if (defaultSize !== undefined && !widths.includes(defaultSize)) {
    return `has a defaultSize that is none of ${widths.join(', ')} columns`;
  }
  if (isResizable !== undefined && typeof isResizable !== 'boolean')
    return 'needs true or false as isResizable';
  return undefined;
}

/** What is wrong with the custom fields of a plugin: a name, a type, a schema or a width, or one that is there twice. */
export function validateCustomFields({
  id,
  customFields = [],
}: Pick<ServerPlugin, 'id' | 'customFields'>): readonly PluginProblem[] {
  const parts = customFields.map((field) => ({
    name: field.name,
    faultOf: (isTaken: boolean) => (isTaken ? 'is there twice' : customFieldFault(field)),
  }));
  return validateNamed({ code: 'SERVER_CUSTOM_FIELD_INVALID', pluginId: id, noun: 'custom field' }, parts);
}
