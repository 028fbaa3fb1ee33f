import type { Static, TObject } from 'typebox';
import type { ChangeOrigin } from '../events/change-record.ts';

/** The settings of a plugin without their types. */
export interface NamedSettings {
  /** Id of the plugin. */
  readonly plugin: string;
  /** A flat object: texts, numbers, integers, booleans and unions of text literals, each with a default. */
  readonly schema: TObject;
}

declare const valuesType: unique symbol;

/** A typed reference to the settings of a plugin, with which they are read and written. */
export interface SettingsRef<Values extends object> extends NamedSettings {
  /** Never present at run time: keeps refs of different settings apart for the compiler. */
  readonly [valuesType]?: (values: Values) => Values;
}

/** The settings of the plugins of a server. */
export interface PluginSettings {
  /** Reads settings. Missing values, and values that no longer match the schema, have their default. */
  read<Values extends object>(ref: SettingsRef<Values>): Promise<Readonly<Values>>;
  /**
   * Changes the given settings; the others keep their values.
   * @param origin the recorded origin of the change; the server by default
   * @returns the settings after the change
   * @throws AppError VALIDATION_FAILED with each invalid value at its path; nothing is stored then
   */
  write<Values extends object>(
    ref: SettingsRef<Values>,
    values: Readonly<Partial<Values>>,
    origin?: ChangeOrigin,
  ): Promise<Readonly<Values>>;
}

/**
 * Declares the settings of a plugin:
 * `defineSettings('notes', Type.Object({ perPage: Type.Integer({ default: 10, minimum: 1, title: 'Notes per page' }) }))`.
 * A plugin lists the result as its `settings`, and `server.settings` reads and writes it. Users with the read permission see
 * all values, so settings must not contain secrets.
 * @param plugin the id of the plugin that lists them
 * @param schema every property needs a `default`; the panel shows `title` and `description` at its field
 */
export function defineSettings<Schema extends TObject>(
  plugin: string,
  schema: Schema,
): SettingsRef<Static<Schema>> {
  return Object.freeze({ plugin, schema });
}
