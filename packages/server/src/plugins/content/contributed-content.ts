import type { CustomFieldDeclaration, SchemaDocument } from '@admin/content-model';
import { Value } from 'typebox/value';
import type { ContributedContent } from '../../content/index.ts';
import type { ServerCustomField, ServerPlugin } from '../../plugin-api/index.ts';

type ContentPlugin = Pick<ServerPlugin, 'id' | 'contentTypes' | 'components' | 'customFields'>;

/** The file that a document of a plugin is said to stand in. */
export function fileOf(plugin: string, uid: string): string {
  return `${uid} of the plugin ${plugin}`;
}

/** The identity of a custom field, as attributes name it. */
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

/** A part without what only its identity says: documents do not repeat it. */
function documentOf(plugin: string, { uid, ...document }: { readonly uid: string }): SchemaDocument {
  return { file: fileOf(plugin, uid), uid, document };
}

/** The content types, components and custom fields of plugins, as those of an application are read. */
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
  };
}
