import { labelInWords } from '@admin/content-model';
import type { SettingSchema } from '@admin/contract';

/** A text of the server as a message whose translation the plugin may bring. */
interface SettingText {
  readonly id: string;
  readonly defaultMessage: string;
}

/** A text in which braces, angles and apostrophes are nothing but themselves. */
function literally(text: string): string {
  return text.replaceAll(/[{}<>']+/g, (run) => {
    const doubled = run.replaceAll("'", "''");
    return /[{}<>]/.test(run) ? `'${doubled}'` : doubled;
  });
}

function textOf(id: string, text: string): SettingText {
  return { id, defaultMessage: literally(text) };
}

/** A setting with the plugin whose it is and its name there. */
export interface NamedSetting {
  readonly plugin: string;
  readonly name: string;
  readonly schema: SettingSchema;
}

/** What a setting is called, `notes.settings.perPage`: its title, or its name in words. */
export function labelOf({ plugin, name, schema }: NamedSetting): SettingText {
  return textOf(`${plugin}.settings.${name}`, labelInWords(name, schema.title));
}

/** What stands under a field, `notes.settings.perPage.description`; undefined for nothing. */
export function hintOf({ plugin, name, schema }: NamedSetting): SettingText | undefined {
  const { description } = schema;
  return description ? textOf(`${plugin}.settings.${name}.description`, description) : undefined;
}

/** What the choices are called, `notes.settings.order.newest`. */
export function choicesOf({
  plugin,
  name,
  schema,
}: NamedSetting): readonly { readonly value: string; readonly text: SettingText }[] {
  return (schema.oneOf ?? []).map(({ const: value, title }) => ({
    value,
    text: textOf(`${plugin}.settings.${name}.${value}`, labelInWords(value, title)),
  }));
}
