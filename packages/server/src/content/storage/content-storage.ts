import type { CustomFieldType, Schemas } from '@admin/content-model';
import type { PathStep } from '@admin/content-model/validation';
import type { Database } from '../../database/database.ts';
import { AppError, type FaultText } from '../../errors/app-error.ts';
import type { LinkTables } from './link-tables.ts';
import type { ComponentShape } from './component-shape.ts';
import type { EntryTable } from './entry-table.ts';

/** The position of a custom field's value in an entry. */
export interface CustomFieldPosition {
  /** The options of the attribute from its content type. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly path: readonly PathStep[];
}

/** The error of a value of a custom field. */
export interface CustomFieldFault {
  readonly message: string;
  /** The message of the panel that says the same. */
  readonly text?: FaultText;
}

/** A custom field that validates its values. */
export interface CustomFieldValidator {
  /** The type that its values are stored as. */
  readonly type: CustomFieldType;
  /** Returns the error of an invalid value of that type, undefined for a valid one. */
  readonly validate: (value: unknown, position: CustomFieldPosition) => CustomFieldFault | undefined;
}

/** The custom fields that validate their values, by uid. */
export type CustomFieldValidators = ReadonlyMap<string, CustomFieldValidator>;

/** A fault in a node of a plugin. */
export interface NodeFault extends CustomFieldFault {
  /** The path of the property in the node. */
  readonly path: readonly PathStep[];
  /** A sentence that starts with the property: `note must be at most 2000 characters`. */
  readonly message: string;
}

/** Validates what plugins add to blocks documents. */
export interface BlockValidators {
  /** Return the faults in the properties of a node, by its type. */
  readonly nodes: ReadonlyMap<
    string,
    (properties: Readonly<Record<string, unknown>>) => readonly NodeFault[]
  >;
  /** The marks, whose values are booleans. */
  readonly marks: ReadonlySet<string>;
}

/** The stored side of the schemas, which schema sync creates and every operation uses. */
export interface ContentStorage {
  readonly database: Database;
  readonly schemas: Schemas;
  readonly tables: ReadonlyMap<string, EntryTable>;
  readonly components: ReadonlyMap<string, ComponentShape>;
  /** The default locale at start, which sorts the texts of types without locales. */
  readonly sortLocale: string;
  /** The custom fields that validate their values. */
  readonly customFields: CustomFieldValidators;
  /** The validators of plugins' blocks, inline elements and marks. */
  readonly blocks: BlockValidators;
  /** Tables that are no content types but targets of relations, by uid. */
  readonly linkTables: LinkTables;
}

/** Returns the shape of a component. The schemas were validated at start, so it exists. */
export function shapeOf(storage: ContentStorage, uid: string): ComponentShape {
  const shape = storage.components.get(uid);
  if (!shape) throw new Error(`The component ${uid} is not known`);
  return shape;
}

/** Returns the table of a content type that the schemas refer to. */
export function tableOf(storage: ContentStorage, uid: string): EntryTable {
  const table = storage.tables.get(uid);
  if (!table) throw new Error(`The content type ${uid} is not known`);
  return table;
}

/**
 * Returns the table of a content type named by a caller. An unknown type gets the same error as a forbidden one.
 * @throws AppError FORBIDDEN (403)
 */
export function requestedTable(storage: ContentStorage, uid: string): EntryTable {
  const table = storage.tables.get(uid);
  if (!table) throw forbidden();
  return table;
}

/** Returns the error for everything that the caller may not do. */
export function forbidden(): AppError {
  return new AppError({ name: 'ForbiddenError', status: 403, code: 'FORBIDDEN', message: 'Forbidden' });
}

/** Returns the error for an entry that does not exist. */
export function notFound(): AppError {
  return new AppError({ name: 'NotFoundError', status: 404, code: 'NOT_FOUND', message: 'Not Found' });
}
