import type { NamedMailTemplate } from '../../mail/mail-template.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';

/** The names that the server and earlier plugins declare, each with its owner. */
export interface KnownParts {
  /** The path of the panel. */
  readonly panelPath: string;
  /** Plugins by id, with their versions. */
  readonly plugins: ReadonlyMap<string, string | undefined>;
  /** The keys of routes: method and path, with unnamed parameters. */
  readonly routeKeys: ReadonlyMap<string, string>;
  /** Ids of actions that roles can be given. */
  readonly actions: ReadonlyMap<string, string>;
  /** Ids of actions open to API clients. */
  readonly apiClientActions: ReadonlyMap<string, string>;
  /** Names of environment variables. */
  readonly variables: ReadonlyMap<string, string>;
  /** Ids of services. */
  readonly services: ReadonlyMap<string, string>;
  /** Node types and marks of blocks documents. */
  readonly blockSchemas: ReadonlyMap<string, string>;
  /** All mails by id. They include those of later plugins, since a language pack needs no plugin. */
  readonly mails: ReadonlyMap<string, NamedMailTemplate>;
  /** The prefixes of mail ids. */
  readonly mailOwners: ReadonlySet<string>;
}

/** Returns the map with further keys of an owner. */
export function withParts<Key>(
  known: ReadonlyMap<Key, string>,
  keys: readonly Key[],
  owner: string,
): ReadonlyMap<Key, string> {
  return new Map([...known, ...keys.map((key): [Key, string] => [key, owner])]);
}

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Returns whether a text is in kebab case and starts with a letter. */
export function isKebabCase(text: string): boolean {
  return kebabCase.test(text);
}

/** Returns whether a value has the form of a `Type.Object`. */
export function isObjectSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'object';
}

/** A named part of a plugin. */
export interface NamedPart {
  readonly name: string;
  /** Returns its fault as the end of a sentence; `isTaken` when an earlier part of the plugin has the name. */
  readonly faultOf: (isTaken: boolean) => string | undefined;
}

/**
 * Validates the parts of one kind of a plugin.
 * @param noun the name of the kind in messages
 */
export function validateNamed(
  { noun, ...of }: Pick<PluginProblem, 'code' | 'pluginId'> & { readonly noun: string },
  parts: readonly NamedPart[],
): readonly PluginProblem[] {
  const own = new Set<string>();
  return parts.flatMap(({ name, faultOf }) => {
    const fault = faultOf(own.has(name));
    own.add(name);
    if (fault === undefined) return [];
    return [{ ...of, message: `The ${noun} ${name} of the plugin ${of.pluginId} ${fault}.` }];
  });
}
