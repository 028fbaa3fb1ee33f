import type { Static, TObject } from 'typebox';
import type { ChangeOrigin } from '../events/change-record.ts';

/** Settings with the plugin whose they are, their types no longer known. */
export interface NamedSettings {
  /** Id of the plugin. */
  readonly plugin: string;
  /** A flat object: texts, numbers, integers, booleans and unions of text literals, each with a default. */
  readonly schema: TObject;
}

declare const valuesType: unique symbol;

/** The typed name of a plugin's settings: whoever holds the ref may read and write them. */
export interface SettingsRef<Values extends object> extends NamedSettings {
  /** Never present at run time: keeps refs of different settings apart for the compiler. */
  readonly [valuesType]?: (values: Values) => Values;
}

/** What is set about the plugins of a server. */
export interface PluginSettings {
  /** What is set, with the default of whatever is not, or no longer fits its schema. */
  read<Values extends object>(ref: SettingsRef<Values>): Promise<Readonly<Values>>;
  /**
   * Sets what is given; everything else stays as it is.
   * @param origin the recorded origin of the change; the server by default
   * @returns what is set by now
   * @throws AppError VALIDATION_FAILED with each wrong value at its path; nothing is stored then
   */
  write<Values extends object>(
    ref: SettingsRef<Values>,
    values: Readonly<Partial<Values>>,
    origin?: ChangeOrigin,
  ): Promise<Readonly<Values>>;
}

/**
 * Describes what can be set about a plugin:
 * `defineSettings('notes', Type.Object({ perPage: Type.Integer({ default: 10, minimum: 1, title: 'Notes per page' }) }))`.
 * Inert: a plugin lists it as its `settings`, and `server.settings` reads and writes it. Who may read them sees all of
 * them: they are no place for secrets.
 * @param plugin the id of the plugin that lists them
 * @param schema every property needs a `default`; `title` and `description` stand at its field in the panel
 */
export function defineSettings<Schema extends TObject>(
  plugin: string,
  schema: Schema,
): SettingsRef<Static<Schema>> {
  return Object.freeze({ plugin, schema });
}
