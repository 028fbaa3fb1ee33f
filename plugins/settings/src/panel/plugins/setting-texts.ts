import { labelInWords } from '@admin/content-model';
import type { SettingSchema } from '@admin/contract';

/** A text of the server with a message id, so that a plugin can translate it. */
interface SettingText {
  readonly id: string;
  readonly defaultMessage: string;
}

/** Escapes the syntax of ICU messages. */
function escapeMessage(text: string): string {
  return text.replaceAll(/[{}<>']+/g, (run) => {
    const doubled = run.replaceAll("'", "''");
    return /[{}<>]/.test(run) ? `'${doubled}'` : doubled;
  });
}

function textOf(id: string, text: string): SettingText {
  return { id, defaultMessage: escapeMessage(text) };
}

/** A setting of a plugin. */
export interface NamedSetting {
  readonly plugin: string;
  readonly name: string;
  readonly schema: SettingSchema;
}

/** Returns the label, `notes.settings.perPage`: the title, or the name in words. */
export function labelOf({ plugin, name, schema }: NamedSetting): SettingText {
  return textOf(`${plugin}.settings.${name}`, labelInWords(name, schema.title));
}

/** Returns the hint, `notes.settings.perPage.description`, if any. */
export function hintOf({ plugin, name, schema }: NamedSetting): SettingText | undefined {
  const { description } = schema;
  return description ? textOf(`${plugin}.settings.${name}.description`, description) : undefined;
}

/** Returns the options with their labels, `notes.settings.order.newest`. */
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
