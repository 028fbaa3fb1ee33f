import { dropUpload, keepUpload } from '../../files/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import { identityTables } from '../identity-database.ts';
import { logoTypes } from './logo-image.ts';
import { readLogos, type LogoChanges, type LogoName, type SentLogo } from './read-logos.ts';
import {
  readProjectSettings,
  readProjectSettingsForUpdate,
  writeSetting,
  type StoredLogo,
  type StoredProjectSettings,
} from './stored-settings.ts';

const logoNames: readonly LogoName[] = ['menuLogo', 'authLogo'];

async function keepLogo(dataDir: string, logo: SentLogo): Promise<StoredLogo> {
  const ext = logoTypes[logo.type];
  const url = await keepUpload(dataDir, { name: logo.name, ext, content: logo.content });
  const { name, width, height } = logo;
  // Kilobytes, two digits.
  const size = Math.round(logo.content.length / 10) / 100;
  return { name, url, width, height, ext, size };
}

type KeptLogos = Partial<Record<LogoName, StoredLogo | null>>;

async function keepLogos(dataDir: string, changes: LogoChanges): Promise<KeptLogos> {
  const kept: KeptLogos = {};
  try {
    for (const part of logoNames) {
      const change = changes[part];
      if (change === null) kept[part] = null;
      else if (change !== undefined) kept[part] = await keepLogo(dataDir, change);
    }
  } catch (error) {
    await dropLogos(dataDir, Object.values(kept));
    throw error;
  }
  return kept;
}

async function dropLogos(dataDir: string, logos: readonly (StoredLogo | null)[]): Promise<void> {
  await Promise.all(logos.flatMap((logo) => (logo === null ? [] : [dropUpload(dataDir, logo.url)])));
}

/** Removes the files of logos that the settings as they are now do not name. */
async function dropUnused(context: IdentityContext, logos: readonly (StoredLogo | null)[]): Promise<void> {
  try {
    const { menuLogo, authLogo } = await readProjectSettings(context.tables);
    const used = new Set([menuLogo?.url, authLogo?.url]);
    await dropLogos(
      context.config.dataDir,
      logos.filter((logo) => !used.has(logo?.url)),
    );
  } catch (error) {
    context.logger.warn({ err: error }, 'the file of a logo that is not in use could not be removed');
  }
}

/**
 * Changes the logos of the panel; a part that the form does not have stays as it is.
 * @throws AppError VALIDATION_FAILED (400) for files that cannot be logos
 */
export async function updateProjectSettings(
  context: IdentityContext,
  form: FormData,
): Promise<StoredProjectSettings> {
  const kept = await keepLogos(context.config.dataDir, await readLogos(form));
  const replaced: (StoredLogo | null)[] = [];
  try {
    return await context.database.transaction(async (transaction) => {
      const tables = identityTables(transaction);
      const before = await readProjectSettingsForUpdate(context, tables);
      const after = { ...before, ...kept };
      await writeSetting(tables, 'project-settings', after);
      replaced.push(before.menuLogo, before.authLogo);
      return after;
    });
  } finally {
    // Whether the transaction was committed or not, what the settings name decides.
    await dropUnused(context, [...replaced, ...Object.values(kept)]);
  }
}
