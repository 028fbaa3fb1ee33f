import type { ContentLocale, ServerServices } from '@admin/server';
import { isoLocales } from './iso-locales.ts';
import { localeTaken } from './locale-errors.ts';
import { cleanName } from './locale-name.ts';
import { changeLocales, moveDefault, readLocale } from './locale-rows.ts';

/** A language to be added; `code` was found to be one of `isoLocales`. */
export interface NewLocale {
  readonly code: string;
  readonly name?: string | null;
  readonly isDefault: boolean;
}

/**
 * Adds a language that content can be written in. It is called what the list of languages calls it unless the caller
 * names it.
 * @throws AppError LOCALE_TAKEN (400)
 */
export async function createLocale(
  { database, now }: Pick<ServerServices, 'database' | 'now'>,
  { code, name, isDefault }: NewLocale,
): Promise<ContentLocale> {
  const known = isoLocales().find((locale) => locale.code === code)?.name ?? code;
  return changeLocales(database, async ({ tables, locales }) => {
    if (locales.some((locale) => locale.code === code)) throw localeTaken();
    const at = new Date(now()).toISOString();
    const { id } = await tables
      .insertInto('locales')
      .values({ code, name: cleanName(name) || known, is_default: 0, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isDefault) await moveDefault({ tables }, id);
    return readLocale({ tables }, id);
  });
}
