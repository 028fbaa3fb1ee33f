import { Readable } from 'node:stream';
import { originOf, overloaded, type Actor, type PluginContext } from '@admin/server';
import type { AuditFilters, AuditRecordDetails } from '../contract.ts';
import { readRecords, type FoundRecord } from './find-records.ts';
import { presentDetails, type RecordReader } from './present-record.ts';

/** The format of an export. */
export type ExportFormat = 'csv' | 'ndjson';

/** The maximum number of simultaneous exports of one server. */
const maxRunning = 2;

/** Milliseconds after which an unread export ends. */
const maxDuration = 30 * 60_000;

const running = new WeakMap<PluginContext['database'], Set<number>>();

const columns = [
  'date',
  'action',
  'user',
  'email',
  'token',
  'ip',
  'entityType',
  'entityId',
  'entityLabel',
  'locale',
  'changes',
] as const;

/** Returns a cell of a table. Spreadsheets would run a text that starts like a formula, so it gets an apostrophe. */
export function csvCell(value: string | null): string {
  if (value === null) return '';
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvLine(record: AuditRecordDetails): string {
  const { user, entity, payload } = record;
  const { secrets, masked, ...values } = payload;
  const hasChanges = Object.keys(values).length + secrets.length + masked.length > 0;
  const cells: Readonly<Record<(typeof columns)[number], string | null>> = {
    date: record.date,
    action: record.action,
    user: user?.displayName ?? null,
    email: user?.email ?? null,
    token: record.token,
    ip: record.ip,
    entityType: entity.type,
    entityId: entity.id,
    entityLabel: entity.label,
    locale: entity.locale,
    changes: hasChanges ? JSON.stringify(payload) : null,
  };
  return `${columns.map((column) => csvCell(cells[column])).join(',')}\r\n`;
}

async function* linesOf(
  chunks: AsyncIterable<readonly FoundRecord[]>,
  reader: RecordReader,
  format: ExportFormat,
): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read UTF-8.
  if (format === 'csv') yield `\uFEFF${columns.join(',')}\r\n`;
  for await (const rows of chunks) {
    const records = rows.map((row) => presentDetails(reader, row));
    yield records
      .map((record) => (format === 'csv' ? csvLine(record) : `${JSON.stringify(record)}\n`))
      .join('');
  }
}

/**
 * Streams records, newest first; at most 500 are in memory. The export itself is recorded.
 * @throws AppError VALIDATION_FAILED (400), OVERLOADED (503) while the user or too many others export
 */
export async function exportRecords(
  { database, events, schemas }: Pick<PluginContext, 'database' | 'events' | 'schemas'>,
  { permissions, user }: Pick<Actor, 'permissions' | 'user'>,
  { format, ...filters }: AuditFilters & { readonly format: ExportFormat },
): Promise<Readable> {
  const chunks = readRecords(database, filters);
  const users = running.get(database) ?? new Set();
  if (users.has(user.id) || users.size >= maxRunning) throw overloaded();
  running.set(database, users.add(user.id));
  try {
    await database.transaction(({ kysely }) =>
      events.recordChange(kysely, () => ({
        action: 'audit-log.export',
        entity: { type: 'audit-log', id: null },
        origin: originOf(permissions),
        after: { format, ...filters },
      })),
    );
  } catch (error) {
    users.delete(user.id);
    throw error;
  }
  const stream = Readable.from(linesOf(chunks, { schemas, permissions }, format), { objectMode: false });
  const timeout = setTimeout(() => stream.destroy(new Error('The export took too long')), maxDuration);
  stream.once('close', () => {
    clearTimeout(timeout);
    users.delete(user.id);
  });
  return stream;
}
