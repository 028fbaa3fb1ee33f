import { Compile } from 'typebox/compile';
import type { BlockValidators } from '../../content/index.ts';
import { describeIssues } from '../../errors/validation-messages.ts';
import type { NodeSchema, ServerPlugin } from '../../plugin-api/index.ts';

type NodeValidator =
  BlockValidators['nodes'] extends ReadonlyMap<string, infer Validator> ? Validator : never;

function validatorOf({ type, properties }: NodeSchema): NodeValidator {
  const schema = Compile(properties);
  return (values) => {
    try {
      if (schema.Check(values)) return [];
      return describeIssues(schema.Errors(values), 'it').map(({ path, message }) => ({ path, message }));
    } catch (cause) {
      throw new Error(`The schema of the node type ${type} failed.`, { cause });
    }
  };
}

/** Returns the validators of the block types, inline elements and marks of plugins. */
export function blockValidators(plugins: readonly Pick<ServerPlugin, 'blockSchemas'>[]): BlockValidators {
  const schemas = plugins.flatMap(({ blockSchemas = [] }) => blockSchemas);
  return {
    nodes: new Map(
      schemas.flatMap((schema) => ('type' in schema ? [[schema.type, validatorOf(schema)] as const] : [])),
    ),
    marks: new Set(schemas.flatMap((schema) => ('mark' in schema ? [schema.mark] : []))),
  };
}
