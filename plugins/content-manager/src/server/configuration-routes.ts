import {
  nestedComponents,
  type Component,
  type ContentType,
  type ViewConfiguration,
  brokenConfigurationRules,
  mainFieldNames,
  trailingAttributes,
  type Attributes,
} from '@admin/content-model';
import { actions, endpoints } from '@admin/contract';
import { internalTypesRef, AppError, originOf, route, type Route, type PluginContext } from '@admin/server';
import { contentTypeOf, modelNotFound } from './responses.ts';

/** Routes of the configurations of lists and edit views. */
export const configurationRoutes: readonly Route[] = [
  route(endpoints.readContentTypeConfiguration, ({ params, services }) =>
    contentTypeResponse(services, contentTypeOf(services, params.uid)),
  ),
  route(endpoints.updateContentTypeConfiguration, async ({ actor, params, body, services }) => {
    const contentType = contentTypeOf(services, params.uid);
    const isSingle = contentType.kind === 'singleType';
    const needed = isSingle ? actions.configureSingleTypes : actions.configureCollectionTypes;
    if (!actor.permissions.holds(needed)) {
      throw new AppError({ name: 'ForbiddenError', status: 403, code: 'FORBIDDEN', message: 'Forbidden' });
    }
    requireValidConfiguration(body, contentType, services);
    await services.content.configurations.save(contentType, body, originOf(actor.permissions));
    return contentTypeResponse(services, contentType);
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
  route(endpoints.updateComponentConfiguration, async ({ actor, params, body, services }) => {
    const component = componentOf(services, params.uid);
    requireValidConfiguration(body, component, services);
    const { configurations } = services.content;
    return { data: await configurations.save(component, body, originOf(actor.permissions)) };
  }),
];

async function contentTypeResponse(
  services: PluginContext,
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
  { schemas, content }: PluginContext,
  model: ContentType | Component,
): Promise<Record<string, ViewConfiguration>> {
  const nested = nestedComponents(model.attributes, schemas);
  const entries = await Promise.all(
    nested.map(async (component) => [component.uid, await content.configurations.read(component)] as const),
  );
  return Object.fromEntries(entries);
}

function componentOf({ schemas }: PluginContext, uid: string): Component {
  const component = schemas.components.get(uid);
  if (!component) throw modelNotFound('component');
  return component;
}

/** All types and components that an attribute can refer to. */
type KnownModels = Pick<PluginContext, 'schemas' | 'get'>;

interface ConfigurationParts {
  readonly settings?: unknown;
  readonly metadatas?: unknown;
  readonly layouts?: unknown;
  readonly groups?: unknown;
}

/** Validates a configuration. @throws AppError (400) with one sentence for each broken rule */
export function requireValidConfiguration(
  parts: ConfigurationParts,
  model: ContentType | Component,
  known: KnownModels,
): void {
  const errors = [
    ...brokenConfigurationRules(parts, model),
    ...brokenMainFields(parts.metadatas, model, known),
  ];
  if (errors.length === 0) return;
  throw new AppError({
    name: 'BadRequestError',
    status: 400,
    code: 'CONFIGURATION_INVALID',
    message: 'Bad Request',
    details: { name: 'validationError', errors },
  });
}

/** Returns the broken rules of main fields: each has to exist in the linked type and be eligible. */
function brokenMainFields(metadatas: unknown, model: ContentType | Component, known: KnownModels): string[] {
  if (typeof metadatas !== 'object' || metadatas === null) return [];
  return Object.entries(metadatas).flatMap(([name, metadata]: [string, unknown]) => {
    const mainField = mainFieldIn(metadata);
    if (mainField === undefined || mainField === null || mainField === 'id') return [];
    const allowed = mainFieldsOf(name, model, known);
    if (typeof mainField === 'string' && allowed.includes(mainField)) return [];
    return [`metadatas.${name}.edit.mainField must be one of the following values: ${allowed.join(', ')}`];
  });
}

function mainFieldIn(metadata: unknown): unknown {
  if (typeof metadata !== 'object' || metadata === null || !('edit' in metadata)) return undefined;
  const { edit } = metadata;
  return typeof edit === 'object' && edit !== null && 'mainField' in edit ? edit.mainField : undefined;
}

function mainFieldsOf(
  name: string,
  model: ContentType | Component,
  { schemas, get }: KnownModels,
): readonly string[] {
  const attributes: Attributes = { ...model.attributes, ...trailingAttributes };
  const definition = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  const uid = definition?.type === 'component' ? definition.component : undefined;
  const target = definition?.type === 'relation' ? definition.target : undefined;
  const named =
    schemas.components.get(uid ?? '') ??
    schemas.contentTypes.get(target ?? '') ??
    get(internalTypesRef).find((contentType) => contentType.uid === target);
  return named ? mainFieldNames(named) : ['id'];
}
