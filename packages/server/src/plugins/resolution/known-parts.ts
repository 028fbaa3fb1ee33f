import type { NamedMailTemplate } from '../../mail/mail-template.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';

/** What is taken by the server and the plugins so far, each with who has it. */
export interface KnownParts {
  /** Path below which every address is a page of the panel. */
  readonly panelPath: string;
  /** Plugins by id, with their versions. */
  readonly plugins: ReadonlyMap<string, string | undefined>;
  /** Methods and places of routes, parameters without their names. */
  readonly routeKeys: ReadonlyMap<string, string>;
  /** Ids of actions that roles can be given. */
  readonly actions: ReadonlyMap<string, string>;
  /** Ids of actions open to API clients. */
  readonly apiClientActions: ReadonlyMap<string, string>;
  /** Names of environment variables. */
  readonly variables: ReadonlyMap<string, string>;
  /** Ids of services. */
  readonly services: ReadonlyMap<string, string>;
  /** Mails by id: those of the server, and of all plugins, since a language pack needs none of them. */
  readonly mails: ReadonlyMap<string, NamedMailTemplate>;
  /** What the ids of mails begin with. */
  readonly mailOwners: ReadonlySet<string>;
}

/** The same with more in it. */
export function withParts<Key>(
  known: ReadonlyMap<Key, string>,
  keys: readonly Key[],
  owner: string,
): ReadonlyMap<Key, string> {
  return new Map([...known, ...keys.map((key): [Key, string] => [key, owner])]);
}

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Whether a text is made of a-z, 0-9 and single dashes, and begins with a letter. */
export function isKebabCase(text: string): boolean {
  return kebabCase.test(text);
}

/** Something that a plugin brings under a name. */
export interface NamedPart {
  readonly name: string;
  /** What is wrong with it, as the end of a sentence; `isTaken` where the plugin brings another one of the name before. */
  readonly faultOf: (isTaken: boolean) => string | undefined;
}

/**
 * What is wrong with the parts of one kind that a plugin brings, each told by its name.
 * @param noun what such a part is called in the sentence
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
