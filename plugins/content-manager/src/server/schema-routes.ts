import {
  componentItem,
  contentTypeItem,
  defaultConfiguration,
  ownValue,
  type ContentType,
  type Schemas,
} from '@admin/content-model';
import { endpoints, type ComponentItem, type ContentTypeItem } from '@admin/contract';
import {
  contentTypeOptionsRef,
  internalTypesRef,
  route,
  type Route,
  type PluginContext,
} from '@admin/server';

const contentTypeItems = new WeakMap<PluginContext, ContentTypeItem[]>();

/**
 * Returns the internal types of the server and its plugins: clients need the names of link targets, and list none of
 * them.
 */
function undisplayedTypes({ get }: PluginContext): readonly ContentType[] {
  return get(internalTypesRef).map((contentType) => ({
    ...contentType,
    pluginOptions: { ...contentType.pluginOptions, 'content-manager': { visible: false } },
  }));
}

/** Routes of the schemas, which clients read before anything else. */
export const schemaRoutes: readonly Route[] = [
  route(endpoints.contentManagerInit, async ({ services }) => ({
    data: {
      fieldSizes: services.content.configurations.fieldSizes(),
      components: components(services.schemas),
      contentTypes: await currentTypes(services),
    },
  })),
  route(endpoints.listContentTypes, async ({ query, services }) => ({
    data: (await currentTypes(services)).filter(
      ({ kind }) => query.kind === undefined || kind === query.kind,
    ),
  })),
  route(endpoints.listComponents, ({ services: { schemas } }) => ({ data: components(schemas) })),
  route(endpoints.listContentTypesSettings, async ({ services }) => {
    const { schemas, content } = services;
    const own = [...schemas.contentTypes.values()].map(async (contentType) =>
      content.configurations.read(contentType),
    );
    const hidden = undisplayedTypes(services).map((contentType) =>
      defaultConfiguration(contentType, schemas),
    );
    const configurations = [...hidden, ...(await Promise.all(own))];
    return { data: configurations.map(({ uid, settings }) => ({ uid, settings })) };
  }),
];

function contentTypes(services: PluginContext): ContentTypeItem[] {
  const known = contentTypeItems.get(services);
  if (known) return known;
  const items = [...undisplayedTypes(services), ...services.schemas.contentTypes.values()].map(
    (contentType) => contentTypeItem(contentType),
  );
  contentTypeItems.set(services, items);
  return items;
}

/** Returns the content types with the options that plugins add at run time. */
async function currentTypes(services: PluginContext): Promise<ContentTypeItem[]> {
  const added = await services.get(contentTypeOptionsRef)();
  return contentTypes(services).map((item) => {
    const options = ownValue(added, item.uid);
    return options === undefined ? item : { ...item, options: { ...options, ...item.options } };
  });
}

function components(schemas: Schemas): ComponentItem[] {
  return [...schemas.components.values()].map((component) => componentItem(component));
}
