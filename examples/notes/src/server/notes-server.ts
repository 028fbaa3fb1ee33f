import { defineServerPlugin, on, route, type Migration } from '@admin/server';
import { sql } from 'kysely';
import { notesEndpoints } from '../endpoints.ts';
import { notesSettings } from './notes-settings.ts';

interface Note {
  readonly entry: string;
  readonly text: string;
}

const migrations: readonly Migration[] = [
  {
    id: '0001-notes',
    up: async (db) => {
      await db.schema
        .createTable('notes')
        .addColumn('number', 'integer')
        .addColumn('entry', 'text')
        .addColumn('text', 'text')
        .execute();
    },
  },
];

/** The server half: the table of notes, the permission to read it, and a note for each published entry. */
export const notesServer = defineServerPlugin({
  id: 'notes',
  title: 'Notes',
  migrations,
  settings: notesSettings,
  actions: [
    { id: 'plugin::notes.read', section: 'plugins', displayName: 'Read notes', subCategory: 'notes' },
  ],
  routes: [
    route(notesEndpoints.list, async ({ services: { database, settings } }) => {
      const { perPage, order } = await settings.read(notesSettings);
      const direction = sql.raw(order === 'newest' ? 'desc' : 'asc');
      const { rows } = await sql<Note>`
        select entry, text from notes order by number ${direction} limit ${perPage}`.execute(database.kysely);
      return { data: rows };
    }),
    route(notesEndpoints.counts, async ({ query, services: { database } }) => {
      const entries = query.entries.split(',').slice(0, 100);
      const { rows } = await sql<{ readonly entry: string; readonly notes: number | string }>`
        select entry, count(*) as notes from notes
        where entry in (${sql.join(entries)}) group by entry`.execute(database.kysely);
      return { data: Object.fromEntries(rows.map(({ entry, notes }) => [entry, Number(notes)])) };
    }),
    route(notesEndpoints.read, async ({ params, services: { database } }) => {
      const { rows } = await sql<Note>`
        select entry, text from notes where entry = ${params.entry} order by number`.execute(database.kysely);
      return { data: rows };
    }),
  ],
  // An exception of a listener is logged with the plugin id and affects no other code.
  listeners: [
    on('entry.publish', async ({ uid, id }, { database }) => {
      const entry = `${uid}/${id}`;
      await sql`
        insert into notes (number, entry, text)
        select coalesce(max(number), 0) + 1, ${entry}, 'Published' from notes`.execute(database.kysely);
    }),
  ],
});
