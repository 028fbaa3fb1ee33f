import { pipeline, Readable, type Transform } from 'node:stream';
import type { Entry } from '@admin/content-model';
import { endpoints } from '@admin/contract';
import { originOf, overloaded, type PluginContext, route, validationFailed, type Route } from '@admin/server';
import { stringify } from 'csv-stringify';
import { contentTypeOf } from '../responses.ts';
import { exportColumns, type ExportColumn } from './cell-text.ts';

/** The maximum number of simultaneous exports of one server: a slow reader occupies a connection and a list of ids. */
const maxRunning = 4;

const running = new WeakMap<PluginContext['database'], Set<number>>();

/**
 * Starts an export of a user, who can have one at a time.
 * @returns a function that ends it
 * @throws AppError OVERLOADED (503) while the user has one, or too many others do
 */
export function startExport({ database }: Pick<PluginContext, 'database'>, userId: number): () => void {
  const people = running.get(database) ?? new Set();
  if (people.has(userId) || people.size >= maxRunning) throw overloaded();
  running.set(database, people.add(userId));
  return () => {
    people.delete(userId);
  };
}

const maxColumns = 200;

/** Milliseconds. */
const maxDuration = 5 * 60_000;

/** Exports the entries of a list as a table for a spreadsheet. */
export const exportRoute: Route = route(endpoints.exportEntries, async (context) => {
  const { actor, params, rawQuery, services, setHeader } = context;
  const { columns: sent, ...query } = rawQuery;
  const { content, now } = services;
  const { canShow } = content.listAccess({ permissions: actor.permissions, uid: params.uid });
  const contentType = contentTypeOf(services, params.uid);
  const configuration = await content.configurations.read(contentType);
  const names = columnNames(sent) ?? configuration.layouts.list;
  const columns = exportColumns(names.filter(canShow), contentType.attributes, configuration);
  const end = startExport(services, actor.user.id);
  const call = { permissions: actor.permissions, uid: params.uid, query };
  const chunks = await content.exportEntries(call).catch((error: unknown) => {
    end();
    throw error;
  });
  await services.events.recordChange(services.database.kysely, () => ({
    action: 'entry.export',
    entity: { type: params.uid, id: null, label: contentType.info.displayName },
    origin: originOf(actor.permissions),
    after: { columns: columns.map(({ name }) => name), filters: query['filters'] ?? null },
  }));
  const file = `${contentType.info.pluralName}-${new Date(now()).toISOString().slice(0, 10)}.csv`;
  setHeader('content-type', 'text/csv; charset=utf-8');
  setHeader('content-disposition', `attachment; filename="${file.replaceAll(/[^\w.-]/g, '_')}"`);
  return asTable(columns, chunks).once('close', end);
});

/** Streams lines as they are read: nothing waits for the last entry, and a disconnected reader ends the reading. */
function asTable(columns: readonly ExportColumn[], chunks: AsyncIterable<readonly Entry[]>): Transform {
  const table = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ name, label }) => ({ key: name, header: label })),
    record_delimiter: 'windows',
  });
  // A reader who does not read ends it too, after the maximum duration.
  const timeout = setTimeout(() => table.destroy(new Error('The export took too long')), maxDuration);
  table.once('close', () => clearTimeout(timeout));
  pipeline(Readable.from(linesOf(columns, chunks)), table, () => undefined);
  return table;
}

async function* linesOf(columns: readonly ExportColumn[], chunks: AsyncIterable<readonly Entry[]>) {
  for await (const entries of chunks) {
    for (const entry of entries) yield columns.map(({ text }) => text(entry));
  }
}

function columnNames(sent: unknown): readonly string[] | null {
  if (sent === undefined || sent === '') return null;
  const names = typeof sent === 'string' ? sent.split(',') : [];
  if (names.length === 0 || names.length > maxColumns) {
    throw validationFailed([
      { path: ['columns'], message: 'columns must be a list of names with commas', name: 'ValidationError' },
    ]);
  }
  return [...new Set(names)];
}
