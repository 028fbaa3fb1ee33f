import type {
  Attributes,
  ComponentItem,
  ContentTypeItem,
  ContentTypeKind,
  FieldSize,
  ViewConfiguration,
} from '@admin/content-model';
import type { ContentManagerInit, ContentTypeConfiguration } from '@admin/contract';

/** What a layout is arranged of: a content type or a component, with everything that its fields refer to. */
export interface LayoutModel {
  readonly uid: string;
  /** What it is called. */
  readonly name: string;
  readonly kind: ContentTypeKind | 'component';
  /** The part of a component's name that its address in the builder needs. */
  readonly category: string | null;
  readonly attributes: Attributes;
  readonly configuration: ViewConfiguration;
  readonly contentTypes: ReadonlyMap<string, ContentTypeItem>;
  readonly components: ReadonlyMap<string, ComponentItem>;
  /** Arrangements of the components in it, by uid. */
  readonly nested: ContentTypeConfiguration['components'];
  readonly fieldSizes: Readonly<Record<string, FieldSize>>;
}

/** The parts of a model that are the same for every one of them. */
function described(
  init: ContentManagerInit,
): Pick<LayoutModel, 'contentTypes' | 'components' | 'fieldSizes'> {
  return {
    contentTypes: new Map(init.contentTypes.map((item) => [item.uid, item])),
    components: new Map(init.components.map((item) => [item.uid, item])),
    fieldSizes: init.fieldSizes,
  };
}

/** The model of a content type; null where there is none. */
export function contentTypeModel(
  uid: string,
  init: ContentManagerInit,
  answer: ContentTypeConfiguration | null,
): LayoutModel | null {
  const item = init.contentTypes.find((one) => one.uid === uid);
  if (!item || !answer) return null;
  const { attributes, info, kind } = item;
  return {
    ...described(init),
    uid,
    name: info.displayName,
    kind,
    category: null,
    attributes,
    configuration: answer.contentType,
    nested: answer.components,
  };
}

/** The model of a component; null where there is none. */
export function componentModel(
  uid: string,
  init: ContentManagerInit,
  answer: { readonly component: ViewConfiguration; readonly components: LayoutModel['nested'] } | null,
): LayoutModel | null {
  const item = init.components.find((one) => one.uid === uid);
  if (!item || !answer) return null;
  const { attributes, category, info } = item;
  return {
    ...described(init),
    uid,
    name: info.displayName,
    kind: 'component',
    category,
    attributes,
    configuration: answer.component,
    nested: answer.components,
  };
}
