import { sql } from 'kysely';
import {
  fieldSizes,
  storedConfiguration,
  mergeConfiguration,
  type FieldSizes,
  type SavedConfiguration,
} from '@admin/content-model';
import type { Component, ContentType, Schemas, ViewConfiguration } from '@admin/content-model';
import { cachedByWrites, type Database } from '../../database/index.ts';
import { changedValues, serverOrigin, type ChangeOrigin } from '../../events/change-record.ts';
import type { EventBus } from '../../events/event-bus.ts';

/** The layouts of lists and edit views: the saved ones, adapted to the current schema. */
export interface ConfigurationStore {
  read(model: ContentType | Component): Promise<ViewConfiguration>;
  /** Replaces the parts that are sent; absent parts stay unchanged. */
  save(
    model: ContentType | Component,
    parts: SavedConfiguration,
    origin?: ChangeOrigin,
  ): Promise<ViewConfiguration>;
  /** Returns the default widths of inputs, by attribute type and custom field uid. */
  fieldSizes(): FieldSizes;
  /** Registers sizes of custom fields. */
  addFieldSizes(sizes: FieldSizes): void;
}

/** Creates the store, which caches the saved layouts until one is written. */
export function createConfigurationStore(
  database: Database,
  schemas: Schemas,
  { events, now }: { readonly events: Pick<EventBus, 'recordChange'>; readonly now: () => number },
): ConfigurationStore {
  let sizes: FieldSizes = fieldSizes;
  const saved = cachedByWrites(database, 'configurations', async () => {
    const { rows } = await sql<{ uid: string; value: string }>`select uid, value from configurations`.execute(
      database.kysely,
    );
    return new Map(rows.map((row) => [row.uid, JSON.parse(row.value) as SavedConfiguration]));
  });
  const read = async (model: ContentType | Component): Promise<ViewConfiguration> =>
    mergeConfiguration((await saved()).get(model.uid) ?? {}, model, schemas, sizes);
  return {
    read,
    fieldSizes: () => sizes,
    addFieldSizes: (added) => void (sizes = { ...sizes, ...added }),
    save: async (model, parts, origin = serverOrigin) => {
      // Saving one part for the first time must not change another: the columns stay those that the user saw.
      const before = (await saved()).get(model.uid) ?? { layouts: (await read(model)).layouts };
      const after = { ...before, ...storedConfiguration(parts) };
      const value = JSON.stringify(after);
      const at = new Date(now()).toISOString();
      await database.transaction(async ({ kysely, touch }) => {
        await sql`insert into configurations (uid, value, updated_at) values (${model.uid}, ${value}, ${at})
          on conflict (uid) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(
          kysely,
        );
        touch('configurations');
        await events.recordChange(kysely, () => ({
          action: 'configuration.update',
          entity: { type: 'configuration', id: model.uid, label: model.info.displayName },
          origin,
          ...changedValues(before, after),
        }));
      });
      return read(model);
    },
  };
}
