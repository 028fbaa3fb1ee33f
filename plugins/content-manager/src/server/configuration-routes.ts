import {
  nestedComponents,
  type Component,
  type ContentType,
  type ViewConfiguration,
} from '@admin/content-model';
import { actions, endpoints } from '@admin/contract';
import { AppError, route, type Route, type ServerServices } from '@admin/server';
import { contentTypeOf, modelNotFound } from './answers.ts';
import { requireValidConfiguration } from './validate-configuration.ts';

/** How lists and edit views are arranged. */
export const configurationRoutes: readonly Route[] = [
  route(endpoints.readContentTypeConfiguration, ({ params, services }) =>
    contentTypeAnswer(services, contentTypeOf(services, params.uid)),
  ),
  route(endpoints.updateContentTypeConfiguration, async ({ actor, params, body, services }) => {
    const contentType = contentTypeOf(services, params.uid);
    const isSingle = contentType.kind === 'singleType';
    const needed = isSingle ? actions.configureSingleTypes : actions.configureCollectionTypes;
    if (!actor.permissions.holds(needed)) {
      throw new AppError({ name: 'ForbiddenError', status: 403, code: 'FORBIDDEN', message: 'Forbidden' });
    }
    requireValidConfiguration(body, contentType, services);
    await services.content.configurations.save(contentType, body);
    return contentTypeAnswer(services, contentType);
  }),
  route(endpoints.readComponentConfiguration, async ({ params, services }) => {
    const component = componentOf(services, params.uid);
    return {
      data: {
        component: await services.content.configurations.read(component),
        components: await nestedConfigurations(services, component),
      },
    };
  }),
  route(endpoints.updateComponentConfiguration, async ({ params, body, services }) => {
    const component = componentOf(services, params.uid);
    requireValidConfiguration(body, component, services);
    return { data: await services.content.configurations.save(component, body) };
  }),
];

async function contentTypeAnswer(
  services: ServerServices,
  contentType: ContentType,
): Promise<{ data: { contentType: ViewConfiguration; components: Record<string, ViewConfiguration> } }> {
  return {
    data: {
      contentType: await services.content.configurations.read(contentType),
      components: await nestedConfigurations(services, contentType),
    },
  };
}

async function nestedConfigurations(
  { schemas, content }: ServerServices,
  model: ContentType | Component,
): Promise<Record<string, ViewConfiguration>> {
  const nested = nestedComponents(model.attributes, schemas);
  const entries = await Promise.all(
    nested.map(async (component) => [component.uid, await content.configurations.read(component)] as const),
  );
  return Object.fromEntries(entries);
}

function componentOf({ schemas }: ServerServices, uid: string): Component {
  const component = schemas.components.get(uid);
  if (!component) throw modelNotFound('component');
  return component;
}
