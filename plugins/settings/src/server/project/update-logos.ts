import {
  changedValues,
  removeUpload,
  storeUpload,
  type ChangeOrigin,
  type FileStorage,
  type PluginContext,
} from '@admin/server';
import { logoTypes } from './logo-image.ts';
import { readLogos, type LogoChanges, type LogoName, type SentLogo } from './read-logos.ts';
import {
  logoTables,
  readStoredLogos,
  readStoredLogosForUpdate,
  writeStoredLogos,
  type StoredLogo,
  type StoredLogos,
} from './stored-logos.ts';

/** The services of the operation. */
type LogoServices = Pick<PluginContext, 'database' | 'events' | 'files' | 'logger'>;

const logoNames: readonly LogoName[] = ['menuLogo', 'authLogo'];

async function keepLogo(files: FileStorage, logo: SentLogo): Promise<StoredLogo> {
  const ext = logoTypes[logo.type];
  const url = await storeUpload(files, { name: logo.name, ext, mime: logo.type, content: logo.content });
  const { name, width, height } = logo;
  // Kilobytes with two digits.
  const size = Math.round(logo.content.length / 10) / 100;
  return { name, url, width, height, ext, size };
}

type StoredLogoChanges = Partial<Record<LogoName, StoredLogo | null>>;

async function keepLogos(files: FileStorage, changes: LogoChanges): Promise<StoredLogoChanges> {
  const stored: StoredLogoChanges = {};
  try {
    for (const part of logoNames) {
      const change = changes[part];
      if (change === null) stored[part] = null;
      else if (change !== undefined) stored[part] = await keepLogo(files, change);
    }
  } catch (error) {
    await dropLogos(files, Object.values(stored));
    throw error;
  }
  return stored;
}

async function dropLogos(files: FileStorage, logos: readonly (StoredLogo | null)[]): Promise<void> {
  await Promise.all(logos.flatMap((logo) => (logo === null ? [] : [removeUpload(files, logo.url)])));
}

/** Removes the files of logos that are no longer in use. */
async function dropUnused(server: LogoServices, logos: readonly (StoredLogo | null)[]): Promise<void> {
  try {
    const { menuLogo, authLogo } = await readStoredLogos(logoTables(server.database));
    const used = new Set([menuLogo?.url, authLogo?.url]);
    await dropLogos(
      server.files,
      logos.filter((logo) => !used.has(logo?.url)),
    );
  } catch (error) {
    server.logger.warn({ err: error }, 'could not remove the file of an unused logo');
  }
}

/** Returns the recorded part of logos: the names of their files. */
function namesOf({ menuLogo, authLogo }: StoredLogos) {
  return { menuLogo: menuLogo?.name ?? null, authLogo: authLogo?.name ?? null };
}

/**
 * Changes the logos of the panel; a part that the form does not contain stays unchanged.
 * @throws AppError VALIDATION_FAILED (400) for files that cannot be logos
 */
export async function updateLogos(
  server: LogoServices,
  form: FormData,
  origin: ChangeOrigin,
): Promise<StoredLogos> {
  const stored = await keepLogos(server.files, await readLogos(form));
  const replaced: (StoredLogo | null)[] = [];
  try {
    return await server.database.transaction(async (transaction) => {
      const tables = logoTables(transaction);
      const before = await readStoredLogosForUpdate(server.database.dialect, tables);
      const after = { ...before, ...stored };
      await writeStoredLogos(tables, after);
      await server.events.recordChange(transaction.kysely, () => ({
        action: 'project-settings.update',
        entity: { type: 'project-settings', id: null, requires: 'admin::project-settings.read' },
        origin,
        ...changedValues(namesOf(before), namesOf(after)),
      }));
      replaced.push(before.menuLogo, before.authLogo);
      return after;
    });
  } finally {
    // The stored settings decide, whether or not the transaction was committed.
    await dropUnused(server, [...replaced, ...Object.values(stored)]);
  }
}
