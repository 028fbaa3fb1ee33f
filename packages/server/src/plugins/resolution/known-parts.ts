import type { NamedMailTemplate } from '../../mail/mail-template.ts';

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
