import { sql } from 'kysely';
import {
  fieldSizes,
  storedConfiguration,
  mergeConfiguration,
  type FieldSizes,
  type SavedConfiguration,
} from '@admin/content-model';
import type { Component, ContentType, Schemas, ViewConfiguration } from '@admin/content-model';
import type { Database } from '../../database/database.ts';

/** How lists and edit views are arranged: what was saved, brought up to the schema of today. */
export interface ConfigurationStore {
  read(model: ContentType | Component): Promise<ViewConfiguration>;
  /** Replaces what is sent; parts that are absent stay as they were. */
  save(model: ContentType | Component, parts: SavedConfiguration): Promise<ViewConfiguration>;
  /** How wide inputs are before anybody arranges them, by types of attributes and uids of custom fields. */
  fieldSizes(): FieldSizes;
  /** Sizes of custom fields, which count from now on. */
  addFieldSizes(sizes: FieldSizes): void;
}

/** Keeps the saved arrangements in memory until somebody writes one. */
export function createConfigurationStore(
  database: Database,
  schemas: Schemas,
  now: () => number,
): ConfigurationStore {
  let sizes: FieldSizes = fieldSizes;
  let known: { readonly writes: string; readonly saved: ReadonlyMap<string, SavedConfiguration> } | null =
    null;
  const saved = async (): Promise<ReadonlyMap<string, SavedConfiguration>> => {
    const writes = await database.writeCount('configurations');
    if (known?.writes === writes) return known.saved;
    const { rows } = await sql<{ uid: string; value: string }>`select uid, value from configurations`.execute(
      database.kysely,
    );
    known = {
      writes,
      saved: new Map(rows.map((row) => [row.uid, JSON.parse(row.value) as SavedConfiguration])),
    };
    return known.saved;
  };
  const read = async (model: ContentType | Component): Promise<ViewConfiguration> =>
    mergeConfiguration((await saved()).get(model.uid) ?? {}, model, schemas, sizes);
  return {
    read,
    fieldSizes: () => sizes,
    addFieldSizes: (added) => void (sizes = { ...sizes, ...added }),
    save: async (model, parts) => {
      // Saving a part of an arrangement for the first time changes no other: the columns stay those that were seen.
      const before = (await saved()).get(model.uid) ?? { layouts: (await read(model)).layouts };
      const value = JSON.stringify({ ...before, ...storedConfiguration(parts) });
      const at = new Date(now()).toISOString();
      await database.transaction(async ({ kysely, touch }) => {
        await sql`insert into configurations (uid, value, updated_at) values (${model.uid}, ${value}, ${at})
          on conflict (uid) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(
          kysely,
        );
        touch('configurations');
      });
      return read(model);
    },
  };
}
