import { isDeepStrictEqual } from 'node:util';
import { defaultMainField } from '@admin/content-model';
import type { DatabaseTransaction } from '../../database/database.ts';
import {
  originOf,
  type ChangedEntity,
  type ChangeRecord,
  type RecordedValues,
} from '../../events/change-record.ts';
import type { EventBus } from '../../events/event-bus.ts';
import type { ContentPermissions } from '../permissions/content-permissions.ts';
import { scalarValue, storedComponents, type EntryRow } from '../read/entry-row.ts';
import type { StoredComponent } from '../storage/component-shape.ts';
import { shapeOf, type ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable, NestedColumn, ScalarColumn } from '../storage/entry-table.ts';
import type { EntryRecorder, WrittenEntryChange } from './entry-write.ts';

/** Changes in memory at a time. */
const batchSize = 200;

/** Characters of one value; longer ones are recorded by their length. */
const maxLength = 20_000;

/** Characters of one value of a new entry, whose long values can be read there. */
const maxNewLength = 500;

/** Creates the recorder of one transaction; null if nothing is recorded. */
export function createEntryRecorder(
  {
    events,
    storage,
  }: { readonly events: Pick<EventBus, 'isRecording' | 'recordChange'>; readonly storage: ContentStorage },
  table: EntryTable,
  permissions: Pick<ContentPermissions, 'actorId' | 'origin'>,
  { kysely }: Pick<DatabaseTransaction, 'kysely'>,
): EntryRecorder | null {
  if (!events.isRecording()) return null;
  const origin = originOf(permissions);
  let records: ChangeRecord[] = [];
  const flush = async (): Promise<void> => {
    const batch = records;
    records = [];
    if (batch.length > 0) await events.recordChange(kysely, () => batch);
  };
  return {
    add: (change) => void records.push({ ...recordOf(storage, table, change), origin }),
    flushFull: async () => {
      if (records.length >= batchSize) await flush();
    },
    flush,
  };
}

function recordOf(
  storage: ContentStorage,
  table: EntryTable,
  change: WrittenEntryChange,
): Omit<ChangeRecord, 'origin'> {
  const { before, after } = change;
  const row = after ?? before;
  if (row === null) throw new Error('A changed entry has a row before or after the change');
  const entity = recordedEntity(table, row);
  if (before === null)
    return { action: 'entry.create', entity, after: allValues(storage, table, row, maxNewLength) };
  if (after === null)
    return { action: 'entry.delete', entity, before: allValues(storage, table, row, maxLength) };
  const values = differences(storage, { ...change, before, after });
  return { action: actionOf(before, after), entity, ...values };
}

/** Returns an entry as records of changes name it. */
export function recordedEntity(table: EntryTable, row: EntryRow): ChangedEntity {
  const field = defaultMainField(table.contentType.attributes);
  const title = row[table.scalarsByName.get(field)?.column ?? ''];
  const isTitled = typeof title === 'string' && title !== '';
  return {
    type: table.uid,
    id: row.id,
    locale: row.locale,
    ...(table.draftAndPublish && { published: row.published_at !== null }),
    ...(isTitled && { label: title, labelField: field }),
  };
}

function actionOf(before: EntryRow, after: EntryRow): string {
  if (before.published_at === after.published_at) return 'entry.update';
  return after.published_at === null ? 'entry.unpublish' : 'entry.publish';
}

/** Returns the values of a whole entry, without passwords, links and empty fields. */
function allValues(storage: ContentStorage, table: EntryTable, row: EntryRow, limit: number): RecordedValues {
  const values: Record<string, unknown> = {};
  for (const field of table.scalars) {
    if (field.definition.type === 'password') continue;
    const value = shortValue(row, field, limit);
    if (value !== null) values[field.attribute] = value;
  }
  for (const field of table.nested) {
    if (typeof row[field.column] === 'string') {
      values[field.attribute] = nestedValue(storage, field, row, limit);
    }
  }
  if (row.published_at !== null) values['publishedAt'] = row.published_at;
  return values;
}

interface ChangedRow extends WrittenEntryChange {
  readonly before: EntryRow;
  readonly after: EntryRow;
}

/** Returns the values of the attributes that a change wrote with another value. */
function differences(
  storage: ContentStorage,
  { before, after, written }: ChangedRow,
): Pick<ChangeRecord, 'before' | 'after' | 'secrets'> {
  const earlier: Record<string, unknown> = {};
  const later: Record<string, unknown> = {};
  const secrets: string[] = [];
  for (const field of written?.scalars ?? []) {
    if (field.definition.type === 'password') {
      secrets.push(field.attribute);
      continue;
    }
    if (isDeepStrictEqual(before[field.column], after[field.column])) continue;
    earlier[field.attribute] = shortValue(before, field, maxLength);
    later[field.attribute] = shortValue(after, field, maxLength);
  }
  for (const field of written?.nested ?? []) {
    if (before[field.column] === after[field.column]) continue;
    const [one, other] = [nestedValue(storage, field, before), nestedValue(storage, field, after)];
    // Equal values of different instances differ in a password.
    if (isDeepStrictEqual(one, other)) secrets.push(field.attribute);
    else [earlier[field.attribute], later[field.attribute]] = [one, other];
  }
  for (const { path, before: one, after: other } of written?.links ?? []) {
    if (isDeepStrictEqual(one, other)) continue;
    // Instances of a repeatable component share the path.
    earlier[path] = [...((earlier[path] as unknown[] | undefined) ?? []), ...one];
    later[path] = [...((later[path] as unknown[] | undefined) ?? []), ...other];
  }
  if (before.published_at !== after.published_at) {
    earlier['publishedAt'] = before.published_at;
    later['publishedAt'] = after.published_at;
  }
  return { before: earlier, after: later, ...(secrets.length > 0 && { secrets }) };
}

/** Returns the value of a scalar, or its length if it is too long. The length is checked before JSON is parsed. */
function shortValue(row: EntryRow, field: ScalarColumn, limit: number): unknown {
  const stored = row[field.column];
  if (typeof stored === 'string' && stored.length > limit) return { omitted: stored.length };
  const value = scalarValue(row, field);
  if (typeof stored !== 'object' || stored === null) return value;
  const { length } = JSON.stringify(stored);
  return length > limit ? { omitted: length } : value;
}

function nestedValue(
  storage: ContentStorage,
  { definition, column }: NestedColumn,
  row: EntryRow,
  limit = maxLength,
): unknown {
  const stored = row[column];
  if (typeof stored === 'string' && stored.length > limit) return { omitted: stored.length };
  const items = storedComponents(stored).map((item) => instanceValue(storage, item));
  const isList = definition.type === 'dynamiczone' || definition.repeatable === true;
  return isList ? items : (items[0] ?? null);
}

/** Returns the values of a component instance by attribute, without passwords and links. */
function instanceValue(storage: ContentStorage, item: StoredComponent): Record<string, unknown> {
  const shape = shapeOf(storage, item.__component);
  const values: Record<string, unknown> = { id: item.id, __component: item.__component };
  for (const { attribute, definition, key } of shape.scalars) {
    if (definition.type !== 'password') values[attribute] = item[key] ?? null;
  }
  for (const { attribute, definition, key } of shape.nested) {
    const nested = ((item[key] ?? []) as readonly StoredComponent[]).map((one) =>
      instanceValue(storage, one),
    );
    const isList = definition.type === 'dynamiczone' || definition.repeatable === true;
    values[attribute] = isList ? nested : (nested[0] ?? null);
  }
  return values;
}
