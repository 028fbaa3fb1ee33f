import type { Attribute, Component, ContentType, CustomFieldAttribute } from '@admin/content-model';

/** Attributes as a plugin declares them: those of the type `customField` are stored as their field says. */
type DeclaredAttributes = Readonly<Record<string, Attribute | CustomFieldAttribute>>;

/**
 * A content type that a plugin brings, as its document would say it. The uid is `plugin::<id of the plugin>.<name>`.
 * It has a table, operations, permissions and a place in the content manager like those of the application; with
 * `pluginOptions: { 'content-manager': { visible: false } }` only the code of the plugin has to do with its entries.
 */
export interface PluginContentType extends Omit<ContentType, 'attributes'> {
  readonly attributes: DeclaredAttributes;
}

/** A component that a plugin brings. The uid is the id of the plugin, a dot and a name: `reviews.rating`. */
export interface PluginComponent extends Omit<Component, 'attributes' | 'category'> {
  readonly attributes: DeclaredAttributes;
}
