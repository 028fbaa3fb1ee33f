import type { CustomFieldType, Schemas } from '@admin/content-model';
import type { PathStep } from '@admin/content-model/validation';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ComponentShape } from './component-shape.ts';
import type { EntryTable } from './entry-table.ts';

/** Where a value of a custom field stands. */
export interface CustomFieldPosition {
  /** The options of the attribute, as its content type says them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly path: readonly PathStep[];
}

/** A custom field that says of values whether they are right. */
export interface CustomFieldValidator {
  /** What its values are stored as. */
  readonly type: CustomFieldType;
  /** What is wrong with a value of that type, as a sentence; undefined when nothing is. */
  readonly validate: (value: unknown, place: CustomFieldPosition) => string | undefined;
}

/** The custom fields that judge their values, by uid. */
export type CustomFieldValidators = ReadonlyMap<string, CustomFieldValidator>;

/** The stored side of the schemas: what schema sync makes and every operation works with. */
export interface ContentStorage {
  readonly database: Database;
  readonly schemas: Schemas;
  readonly tables: ReadonlyMap<string, EntryTable>;
  readonly components: ReadonlyMap<string, ComponentShape>;
  /** The default locale when the server started: texts of types without locales are sorted in its order. */
  readonly sortLocale: string;
  /** Those that judge values of theirs. */
  readonly customFields: CustomFieldValidators;
}

/** The component's shape; the schemas were checked at start, so it exists. */
export function shapeOf(storage: ContentStorage, uid: string): ComponentShape {
  const shape = storage.components.get(uid);
  if (!shape) throw new Error(`The component ${uid} is not known`);
  return shape;
}

/** The table of a content type that the schemas refer to. */
export function tableOf(storage: ContentStorage, uid: string): EntryTable {
  const table = storage.tables.get(uid);
  if (!table) throw new Error(`The content type ${uid} is not known`);
  return table;
}

/**
 * The table of a content type that a caller named. A type that does not exist is refused like one that
 * the caller may not touch.
 */
export function requestedTable(storage: ContentStorage, uid: string): EntryTable {
  const table = storage.tables.get(uid);
  if (!table) throw forbidden();
  return table;
}

/** The answer to everything that the caller may not do. */
export function forbidden(): AppError {
  return new AppError({ name: 'ForbiddenError', status: 403, code: 'FORBIDDEN', message: 'Forbidden' });
}

/** The answer when there is no such entry. */
export function notFound(): AppError {
  return new AppError({ name: 'NotFoundError', status: 404, code: 'NOT_FOUND', message: 'Not Found' });
}
