import {
  brokenConfigurationRules,
  canBeMainField,
  userUid,
  type Attributes,
  type Component,
  type ContentType,
  type Schemas,
} from '@admin/content-model';
import { AppError } from '@admin/server';
import { hiddenTypes } from './hidden-types.ts';

interface ConfigurationParts {
  readonly settings?: unknown;
  readonly metadatas?: unknown;
  readonly layouts?: unknown;
}

/** What names an administrator where one is linked: never an address. */
const userMainFields: readonly string[] = ['firstname', 'lastname', 'username'];

/** Throws 400 with one sentence for each broken rule. */
export function requireValidConfiguration(
  parts: ConfigurationParts,
  model: ContentType | Component,
  schemas: Schemas,
): void {
  const errors = [
    ...brokenConfigurationRules(parts, model),
    ...brokenMainFields(parts.metadatas, model, schemas),
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
function brokenMainFields(metadatas: unknown, model: ContentType | Component, schemas: Schemas): string[] {
  if (typeof metadatas !== 'object' || metadatas === null) return [];
  return Object.entries(metadatas).flatMap(([name, metadata]: [string, unknown]) => {
    const mainField = mainFieldIn(metadata);
    if (mainField === undefined || mainField === null || mainField === 'id') return [];
    const allowed = ['id', ...mainFieldsOf(name, model, schemas)];
    if (typeof mainField === 'string' && allowed.includes(mainField)) return [];
    return [`metadatas.${name}.edit.mainField must be one of the following values: ${allowed.join(', ')}`];
  });
}

function mainFieldIn(metadata: unknown): unknown {
  if (typeof metadata !== 'object' || metadata === null || !('edit' in metadata)) return undefined;
  const { edit } = metadata;
  return typeof edit === 'object' && edit !== null && 'mainField' in edit ? edit.mainField : undefined;
}

function mainFieldsOf(name: string, model: ContentType | Component, schemas: Schemas): readonly string[] {
  if (name === 'createdBy' || name === 'updatedBy') return userMainFields;
  const attributes: Attributes = model.attributes;
  const definition = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (definition?.type === 'component')
    return namesIn(schemas.components.get(definition.component)?.attributes);
  if (definition?.type !== 'relation') return [];
  if (definition.target === userUid) return userMainFields;
  const target = schemas.contentTypes.get(definition.target ?? '');
  return namesIn((target ?? hiddenTypes.find(({ uid }) => uid === definition.target))?.attributes);
}

function namesIn(attributes: Attributes | undefined): readonly string[] {
  return Object.entries(attributes ?? {})
    .filter(([, definition]) => canBeMainField(definition))
    .map(([name]) => name);
}
