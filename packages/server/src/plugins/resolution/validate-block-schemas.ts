import { isPluginNodeType, textMarks } from '@admin/content-model';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { isObjectSchema, validateNamed, type KnownParts } from './known-parts.ts';

/** The properties of texts that no mark of a plugin can be. */
const builtIn: ReadonlySet<unknown> = new Set([...textMarks, 'type', 'text', 'children']);

/** A block schema of a plugin in JavaScript. */
interface UncheckedSchema {
  readonly type?: unknown;
  readonly mark?: unknown;
  readonly properties?: unknown;
}

/** Returns the names of node types and marks, which plugins cannot share. */
export function blockSchemaKeys({
  blockSchemas = [],
}: Pick<ServerPlugin, 'blockSchemas'>): readonly string[] {
  return blockSchemas.map(keyOf);
}

function keyOf({ type, mark }: UncheckedSchema): string {
  const [noun, name] = type === undefined ? ['mark', mark] : ['type', type];
  return `${noun} ${typeof name === 'string' ? name : JSON.stringify(name)}`;
}

function faultOf({ type, mark, properties }: UncheckedSchema, prefix: string): string | undefined {
  const name = type ?? mark;
  if ((type === undefined) === (mark === undefined)) return 'needs either a type or a mark';
  if (typeof name !== 'string' || !name.startsWith(prefix))
    return `must start with ${prefix} followed by a name`;
  if (type === undefined)
    return builtIn.has(name) || name === '' ? 'is built in: choose another name' : undefined;
  if (!isPluginNodeType(name)) return 'is built in or has an invalid type: use letters, digits, ., _ and -';
  return isObjectSchema(properties) ? undefined : 'needs a Type.Object as its properties';
}

/**
 * Validates the block schemas of a plugin: name, schema and uniqueness.
 * @param anyName whether the names need no prefix
 */
export function validateBlockSchemas(
  { id, blockSchemas = [] }: Pick<ServerPlugin, 'id' | 'blockSchemas'>,
  known: Pick<KnownParts, 'blockSchemas'>,
  anyName: boolean,
): readonly PluginProblem[] {
  const parts = blockSchemas.map((schema) => {
    const key = keyOf(schema);
    const owner = known.blockSchemas.get(key);
    return {
      name: key,
      faultOf: (isTaken: boolean) => {
        if (owner !== undefined) return `is declared by the plugin ${owner} already: rename it`;
        return isTaken ? 'is listed twice: remove one' : faultOf(schema, anyName ? '' : `${id}.`);
      },
    };
  });
  return validateNamed({ code: 'BLOCK_SCHEMA_INVALID', pluginId: id, noun: 'block schema of the' }, parts);
}
