import {
  componentItem,
  contentTypeItem,
  defaultConfiguration,
  fieldSizes,
  type Schemas,
} from '@admin/content-model';
import { endpoints, type ComponentItem, type ContentTypeItem } from '@admin/contract';
import { route, type Route } from '@admin/server';
import { hiddenTypes } from './hidden-types.ts';

const contentTypeItems = new WeakMap<Schemas, ContentTypeItem[]>();

/** The shape of content: what clients need to know before they show anything. */
export const schemaRoutes: readonly Route[] = [
  route(endpoints.contentManagerInit, ({ services: { schemas } }) => ({
    data: { fieldSizes, components: components(schemas), contentTypes: contentTypes(schemas) },
  })),
  route(endpoints.listContentTypes, ({ query, services: { schemas } }) => ({
    data: contentTypes(schemas).filter(({ kind }) => query.kind === undefined || kind === query.kind),
  })),
  route(endpoints.listComponents, ({ services: { schemas } }) => ({ data: components(schemas) })),
  route(endpoints.listContentTypesSettings, async ({ services: { schemas, content } }) => {
    const own = [...schemas.contentTypes.values()].map(async (contentType) =>
      content.configurations.read(contentType),
    );
    const hidden = hiddenTypes.map((contentType) => defaultConfiguration(contentType, schemas));
    const configurations = [...hidden, ...(await Promise.all(own))];
    return { data: configurations.map(({ uid, settings }) => ({ uid, settings })) };
  }),
];

function contentTypes(schemas: Schemas): ContentTypeItem[] {
  const known = contentTypeItems.get(schemas);
  if (known) return known;
  const items = [...hiddenTypes, ...schemas.contentTypes.values()].map((contentType) =>
    contentTypeItem(contentType),
  );
  contentTypeItems.set(schemas, items);
  return items;
}

function components(schemas: Schemas): ComponentItem[] {
  return [...schemas.components.values()].map((component) => componentItem(component));
}
