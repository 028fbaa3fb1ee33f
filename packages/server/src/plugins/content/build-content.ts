import {
  extensionFile,
  type CustomFieldDeclaration,
  type SchemaDocument,
  type SchemaProblem,
  type Schemas,
} from '@admin/content-model';
import { Value } from 'typebox/value';
import type { ContributedContent, ContentSource } from '../../content/index.ts';
import type { ServerCustomField, ServerPlugin } from '../../plugin-api/index.ts';
import type { StartError } from '../../errors/start-error.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { leaveOut, type UsablePlugins } from '../resolution/plugin-needs.ts';
import type { ResolutionHost } from '../resolution/resolve-plugins.ts';
import { contentRoutesProblem, withContentRoutes } from './content-routes.ts';

type ContentPlugin = Pick<
  ServerPlugin,
  'id' | 'contentTypes' | 'components' | 'customFields' | 'extendContentTypes' | 'linkTargets'
>;

/** Returns the location of a plugin's document, for error messages. */
export function fileOf(plugin: string, uid: string): string {
  return `${uid} of the plugin ${plugin}`;
}

/** Returns the uid by which attributes refer to a custom field. */
export function customFieldUid(plugin: string, { name }: Pick<ServerCustomField, 'name'>): string {
  return `plugin::${plugin}.${name}`;
}

function declarationOf({ type, options: schema }: ServerCustomField): CustomFieldDeclaration {
  if (schema === undefined) return { type };
  return {
    type,
    validateOptions(options) {
      const [error] = Value.Errors(schema, options);
      return error && `${error.instancePath.slice(1).replaceAll('/', '.') || 'they'} ${error.message}`;
    },
  };
}

/** Converts a type to a document, which does not repeat the uid. */
function documentOf(plugin: string, { uid, ...document }: { readonly uid: string }): SchemaDocument {
  return { file: fileOf(plugin, uid), uid, document };
}

/** Returns the content types, components, custom fields and added attributes of plugins in the form of an application's. */
export function contributedContent(plugins: readonly ContentPlugin[]): ContributedContent {
  return {
    contentTypes: plugins.flatMap(({ id, contentTypes = [] }) =>
      contentTypes.map((contentType) => documentOf(id, contentType)),
    ),
    components: plugins.flatMap(({ id, components = [] }) =>
      components.map((component) => documentOf(id, component)),
    ),
    customFields: new Map(
      plugins.flatMap(({ id, customFields = [] }) =>
        customFields.map((field) => [customFieldUid(id, field), declarationOf(field)] as const),
      ),
    ),
    linkTargets: plugins.flatMap(({ linkTargets = [] }) => linkTargets.map(({ type }) => type)),
    extensions: plugins.flatMap(({ id, extendContentTypes = [] }) =>
      extendContentTypes.map((extension) => ({ ...extension, addedBy: id })),
    ),
  };
}

/** The content of the application and its plugins, and the plugins that remain. */
export interface BuiltContent extends UsablePlugins {
  readonly schemas: Schemas;
  /** Why the content of the application cannot be used; absent when it can. */
  readonly refusal?: StartError;
}

function problemOf(
  { id, contentTypes = [], components = [] }: ServerPlugin,
  problems: readonly SchemaProblem[],
): PluginProblem | undefined {
  const files = new Set([...contentTypes, ...components].map(({ uid }) => fileOf(id, uid)));
  const found = problems.find(({ file }) => files.has(file) || file.startsWith(extensionFile(id, '')));
  if (found === undefined) return undefined;
  const { file, path, message, rule } = found;
  const location = path === '' ? file : `${file} at ${path}`;
  return {
    code: 'CONTENT_TYPE_INVALID',
    pluginId: id,
    message: `The content of the plugin ${id} is invalid: ${location}: ${message} [${rule}]`,
  };
}

/**
 * Combines the content types of an application and of plugins. A plugin with an invalid or conflicting document is left out,
 * and so are the plugins that need it.
 */
export async function buildContent(
  source: ContentSource,
  candidates: readonly ServerPlugin[],
  host: ResolutionHost,
): Promise<BuiltContent> {
  let usable: UsablePlugins = { plugins: candidates, problems: [] };
  for (;;) {
    const { plugins } = usable;
    const { schemas, problems: invalid } = source.build(contributedContent(plugins));
    const left = await leaveOut(plugins, (plugin) =>
      Promise.resolve(problemOf(plugin, invalid) ?? contentRoutesProblem(plugin, schemas, { host, plugins })),
    );
    const problems = [...usable.problems, ...left.problems];
    if (left.plugins.length === plugins.length) {
      const rest = {
        schemas,
        plugins: plugins.map((plugin) => withContentRoutes(plugin, schemas)),
        problems,
      };
      return invalid.length === 0 ? rest : { ...rest, refusal: source.refusal(invalid) };
    }
    usable = { plugins: left.plugins, problems };
  }
}
