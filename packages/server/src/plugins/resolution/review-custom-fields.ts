import { customFieldTypes, fieldWidths } from '@admin/content-model';
import type { ServerCustomField } from '../../plugin-api/custom-field.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';
import { reviewNamed } from './review-named.ts';

const types: readonly unknown[] = customFieldTypes;
const widths: readonly unknown[] = fieldWidths;
const fieldName = /^[A-Za-z$_-][\w$-]*$/;

/** What an author without a compiler may have written. */
type Draft = { readonly [Key in keyof ServerCustomField]?: unknown };

function isObjectSchema(options: unknown): boolean {
  return typeof options === 'object' && options !== null && Reflect.get(options, 'type') === 'object';
}

function faultOf({ name, type, options, validate, defaultSize, isResizable }: Draft): string | undefined {
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
export function reviewCustomFields({
  id,
  customFields = [],
}: Pick<ServerPlugin, 'id' | 'customFields'>): readonly PluginProblem[] {
  const parts = customFields.map((field) => ({
    name: field.name,
    faultOf: (isTaken: boolean) => (isTaken ? 'is there twice' : faultOf(field)),
  }));
  return reviewNamed({ code: 'SERVER_CUSTOM_FIELD_INVALID', pluginId: id, noun: 'custom field' }, parts);
}
