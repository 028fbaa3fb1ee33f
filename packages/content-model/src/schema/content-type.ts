import type { Attribute, Attributes, PluginOptions } from './attribute.ts';

export type ContentTypeKind = 'collectionType' | 'singleType';

/** A content type as stored in its JSON document. */
export interface ContentTypeDocument {
  readonly kind: ContentTypeKind;
  /** Name of the table. */
  readonly collectionName?: string;
  readonly info: {
    readonly singularName: string;
    readonly pluralName: string;
    readonly displayName: string;
    readonly description?: string;
  };
  readonly options?: {
    readonly draftAndPublish?: boolean;
    readonly reviewWorkflows?: boolean;
  };
  readonly pluginOptions?: PluginOptions;
  readonly attributes: Attributes;
}

/** A reusable group of attributes as stored in its JSON document. */
export interface ComponentDocument {
  readonly collectionName?: string;
  readonly info: {
    readonly displayName: string;
    /** One of the component icon names; `cube` when absent. */
    readonly icon?: string;
    readonly description?: string;
  };
  readonly options?: Readonly<Record<string, unknown>>;
  readonly attributes: Attributes;
}

/** A content type with its identity: `api::article.article`. */
export interface ContentType extends ContentTypeDocument {
  readonly uid: string;
}

/** A component with its identity: `shared.seo`, its category being the part before the dot. */
export interface Component extends ComponentDocument {
  readonly uid: string;
  readonly category: string;
}

/** Everything that is known about the shape of content; the argument of every rule in this package. */
export interface Schemas {
  readonly contentTypes: ReadonlyMap<string, ContentType>;
  readonly components: ReadonlyMap<string, Component>;
  /** Descriptions of rows in tables of plugins that relations may target. */
  readonly linkTargets?: ReadonlyMap<string, ContentType>;
}

/** Returns whether entries start as drafts and are published in a separate step. */
export function hasDraftAndPublish(contentType: ContentTypeDocument): boolean {
  return contentType.options?.draftAndPublish === true;
}

/**
 * Returns whether users see its entries, in the content manager and in roles: internal types of the server are hidden,
 * and types whose document has `"content-manager": { "visible": false }`.
 */
export function isDisplayed({ uid, pluginOptions }: Pick<ContentType, 'uid' | 'pluginOptions'>): boolean {
  return !uid.startsWith('admin::') && pluginOptions?.['content-manager']?.['visible'] !== false;
}

/** Returns the localization option of a document. Only this function knows its form. */
function saysLocalized(options: PluginOptions | undefined): boolean {
  return options?.['i18n']?.['localized'] === true;
}

/** Returns whether entries exist once per locale. */
export function isLocalized(contentType: ContentTypeDocument): boolean {
  return saysLocalized(contentType.pluginOptions);
}

/** Returns whether an attribute has a value for each locale of an entry. */
export function isLocalizedAttribute({ pluginOptions }: Attribute): boolean {
  return saysLocalized(pluginOptions);
}

/**
 * Returns whether an attribute of a localized type has one value in all locales. Relations and passwords are separate
 * in each locale.
 */
export function isSharedByLocales(attribute: Attribute): boolean {
  return attribute.type !== 'relation' && attribute.type !== 'password' && !isLocalizedAttribute(attribute);
}

/** Returns the components of attributes, nested ones included, each once in order of appearance. */
export function nestedComponents(attributes: Attributes, schemas: Schemas): readonly Component[] {
  const found = new Map<string, Component>();
  const visit = (level: Attributes): void => {
    for (const attribute of Object.values(level)) {
      const uids = attribute.type === 'component' ? [attribute.component] : [];
      for (const uid of attribute.type === 'dynamiczone' ? attribute.components : uids) {
        const component = schemas.components.get(uid);
        if (component === undefined || found.has(uid)) continue;
        found.set(uid, component);
        visit(component.attributes);
      }
    }
  };
  visit(attributes);
  return [...found.values()];
}
