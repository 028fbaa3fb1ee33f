import {
  brokenConfigurationRules,
  mainFieldNames,
  trailingAttributes,
  type Attributes,
  type Component,
  type ContentType,
} from '@admin/content-model';
import { AppError, type ServerServices } from '@admin/server';

/** All types and components that an attribute can lead to. */
type KnownModels = Pick<ServerServices, 'schemas' | 'describedTypes'>;

interface ConfigurationParts {
  readonly settings?: unknown;
  readonly metadatas?: unknown;
  readonly layouts?: unknown;
  readonly groups?: unknown;
}

/** Throws 400 with one sentence for each broken rule. */
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

/** A main field shows a value of the linked entry: it has to exist there and be fit to be shown. */
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
  { schemas, describedTypes }: KnownModels,
): readonly string[] {
  const attributes: Attributes = { ...model.attributes, ...trailingAttributes };
  const definition = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  const uid = definition?.type === 'component' ? definition.component : undefined;
  const target = definition?.type === 'relation' ? definition.target : undefined;
  const named =
    schemas.components.get(uid ?? '') ??
    schemas.contentTypes.get(target ?? '') ??
    describedTypes.find((contentType) => contentType.uid === target);
  return named ? mainFieldNames(named) : ['id'];
}
