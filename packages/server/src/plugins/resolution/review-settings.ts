import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { NamedSettings } from '../../plugin-api/settings.ts';
import { keywordOf, kindOf } from '../settings/setting-schema.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';

/** Names that are members of values, fields of forms and words in messages alike. */
const nameForm = /^[a-z][A-Za-z0-9_]*$/;

function faultOf(name: string, property: TSchema): string | undefined {
  if (!nameForm.test(name)) return 'is named with more than letters, digits and _, or begins with a capital';
  if (kindOf(property) === undefined) {
    return 'is no text, number, integer, boolean or union of text literals';
  }
  const value = keywordOf(property, 'default');
  if (value === undefined) return 'has no default: give it one';
  return Value.Check(property, value) ? undefined : 'has a default that breaks its own rules';
}

/** What is wrong with the settings as a whole; undefined when nothing is. */
function shapeFault({ plugin, schema }: NamedSettings, id: string): string | undefined {
  if (plugin !== id) return `belong to ${plugin}: call defineSettings('${id}', …)`;
  if (keywordOf(schema, 'type') !== 'object' || Object.keys(schema.properties).length === 0) {
    return 'are no object with properties: give defineSettings a Type.Object';
  }
  return undefined;
}

/** What keeps the settings of a plugin from being stored and drawn as a form. */
export function reviewSettings({
  id,
  settings,
}: Pick<ServerPlugin, 'id' | 'settings'>): readonly PluginProblem[] {
  if (settings === undefined) return [];
  const problem = (message: string): PluginProblem => ({ code: 'SETTINGS_INVALID', pluginId: id, message });
  const fault = shapeFault(settings, id);
  if (fault !== undefined) return [problem(`The settings of the plugin ${id} ${fault}.`)];
  return Object.entries(settings.schema.properties).flatMap(([name, property]) => {
    const wrong = faultOf(name, property);
    return wrong === undefined ? [] : [problem(`The setting ${name} of the plugin ${id} ${wrong}.`)];
  });
}
