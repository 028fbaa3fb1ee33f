import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { KnownParts } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { NamedSettings } from '../../plugin-api/settings.ts';
import { keywordOf, kindOf } from '../settings/setting-schema.ts';

const variableName = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;

/**
 * Validates the environment variables of a plugin: their prefix and uniqueness.
 * @param anyName whether they may have any prefix
 */
export function validateVariables(
  { id, variables = [] }: Pick<ServerPlugin, 'id' | 'variables'>,
  known: Pick<KnownParts, 'variables'>,
  anyName: boolean,
): readonly PluginProblem[] {
  const prefix = `${id.replaceAll('-', '_').toUpperCase()}_`;
  const own = new Set<string>();
  return variables.flatMap(({ name }) => {
    const isTaken = known.variables.has(name) || own.has(name);
    own.add(name);
    const isNamedWell = variableName.test(name) && (anyName || name.startsWith(prefix));
    if (!isTaken && isNamedWell) return [];
    const reason = isTaken
      ? 'exists already: rename it'
      : `must start with ${prefix} and use capital letters, digits and single underscores`;
    const message = `The variable ${name} of the plugin ${id} ${reason}.`;
    return [{ code: 'VARIABLE_INVALID', pluginId: id, message }];
  });
}

/** Names of settings, which are object keys and form fields. */
const settingName = /^[a-z][A-Za-z0-9_]*$/;

function settingFault(name: string, property: TSchema): string | undefined {
  if (!settingName.test(name))
    return 'needs a name of letters, digits and _ that starts with a lower-case letter';
  if (kindOf(property) === undefined) {
    return 'must be a string, number, integer, boolean or union of string literals';
  }
  const value = keywordOf(property, 'default');
  if (value === undefined) return 'has no default: give it one';
  return Value.Check(property, value) ? undefined : 'has a default that its schema rejects';
}

/** Returns the fault of the settings as a whole; undefined when they are valid. */
function shapeFault({ plugin, schema }: NamedSettings, id: string): string | undefined {
  if (plugin !== id) return `belong to ${plugin}: call defineSettings('${id}', …)`;
  if (keywordOf(schema, 'type') !== 'object' || Object.keys(schema.properties).length === 0) {
    return 'must be an object with properties: pass a Type.Object to defineSettings';
  }
  return undefined;
}

/** Validates that the settings of a plugin can be stored and shown as a form. */
export function validateSettings({
  id,
  settings,
}: Pick<ServerPlugin, 'id' | 'settings'>): readonly PluginProblem[] {
  if (settings === undefined) return [];
  const problem = (message: string): PluginProblem => ({ code: 'SETTINGS_INVALID', pluginId: id, message });
  const fault = shapeFault(settings, id);
  if (fault !== undefined) return [problem(`The settings of the plugin ${id} ${fault}.`)];
  return Object.entries(settings.schema.properties).flatMap(([name, property]) => {
    const settingProblem = settingFault(name, property);
    return settingProblem === undefined
      ? []
      : [problem(`The setting ${name} of the plugin ${id} ${settingProblem}.`)];
  });
}
