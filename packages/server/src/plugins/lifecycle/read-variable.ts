import type { ServerConfig } from '../../config/server-config.ts';
import { StartError } from '../../errors/start-error.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { VariableRef } from '../../plugin-api/variable.ts';

/**
 * Reads an environment variable of a plugin, or its fallback.
 * @throws StartError CONFIG_INVALID that names the variable, never its value
 */
export function readVariable<Value>(
  { given }: Pick<ServerConfig, 'given'>,
  { name, fallback, expects, read }: VariableRef<Value>,
): Value {
  const value = read(given(name) ?? fallback);
  if (value === undefined) throw new StartError('CONFIG_INVALID', `${name} must be ${expects}.`);
  return value;
}

/**
 * Validates the variables of plugins when the server starts.
 * @throws StartError CONFIG_INVALID that names the first invalid variable
 */
export function checkVariables(
  plugins: readonly Pick<ServerPlugin, 'variables'>[],
  config: Pick<ServerConfig, 'given'>,
): void {
  for (const { variables = [] } of plugins) for (const variable of variables) readVariable(config, variable);
}
