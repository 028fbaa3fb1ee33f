import { type Attribute, type Attributes, type PluginOptions, type RelationAttribute } from './attribute.ts';
import {
  isDisplayed,
  type Component,
  type ContentType,
  type ContentTypeKind,
  type Schemas,
} from './content-type.ts';
import { isSystemField, leadingAttributes, trailingAttributes } from './system-attributes.ts';

/** A relation as the HTTP API describes it; the two extra keys repeat `target` and `relation`. */
export interface RelationItem extends RelationAttribute {
  readonly targetModel?: string;
  readonly relationType?: string;
}

/** An attribute as the HTTP API describes it. */
export type AttributeItem = Exclude<Attribute, RelationAttribute> | RelationItem;

/** A content type as the HTTP API describes it: with `id`, timestamps and creators. */
export interface ContentTypeItem {
  readonly uid: string;
  /** Lists the entries in the content manager. */
  readonly isDisplayed: boolean;
  readonly apiID: string;
  readonly kind: ContentTypeKind;
  readonly info: ContentType['info'];
  readonly options: NonNullable<ContentType['options']>;
  readonly pluginOptions: PluginOptions;
  readonly attributes: Readonly<Record<string, AttributeItem>>;
}

/** A component as the HTTP API describes it. */
export interface ComponentItem {
  readonly uid: string;
  readonly isDisplayed: boolean;
  readonly apiID: string;
  readonly category: string;
  readonly info: Component['info'];
  readonly options: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, AttributeItem>>;
}

/** Returns the item form of a content type. */
export function contentTypeItem(contentType: ContentType): ContentTypeItem {
  return {
    uid: contentType.uid,
    isDisplayed: isDisplayed(contentType),
    apiID: contentType.info.singularName,
    kind: contentType.kind,
    info: contentType.info,
    options: contentType.options ?? {},
    pluginOptions: contentType.pluginOptions ?? {},
    attributes: attributeItems({ ...leadingAttributes, ...contentType.attributes, ...trailingAttributes }),
  };
}

/** Returns the item form of a component. */
export function componentItem(component: Component): ComponentItem {
  return {
    uid: component.uid,
    isDisplayed: true,
    apiID: component.uid.slice(component.uid.indexOf('.') + 1),
    category: component.category,
    info: component.info,
    options: component.options ?? {},
    attributes: attributeItems({ ...leadingAttributes, ...component.attributes }),
  };
}

/**
 * Returns the schemas of items, for callers that know content only through the HTTP API. System attributes are removed,
 * so that rules see the attributes that the documents declare.
 */
export function schemasFromItems(items: {
  readonly contentTypes: readonly ContentTypeItem[];
  readonly components: readonly ComponentItem[];
}): Schemas {
  return {
    contentTypes: new Map(
      items.contentTypes.map((item) => [item.uid, { ...item, attributes: declared(item.attributes) }]),
    ),
    components: new Map(
      items.components.map((item) => {
        const { id: _, ...attributes } = item.attributes;
        return [item.uid, { ...item, attributes }];
      }),
    ),
  };
}

function attributeItems(attributes: Attributes): Record<string, AttributeItem> {
  const items: Record<string, AttributeItem> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    items[name] =
      attribute.type === 'relation'
        ? {
            ...attribute,
            ...(attribute.target === undefined ? {} : { targetModel: attribute.target }),
            relationType: attribute.relation,
          }
        : attribute;
  }
  return items;
}

function declared(attributes: Readonly<Record<string, AttributeItem>>): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !isSystemField(name)));
}
