import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { configRef, incomingFolder, type FormPart, type PluginContext } from '@admin/server';
import { removeStored } from '../files/stored-names.ts';
import { keepFiles, prepareFile, type PreparedFile } from './prepare-file.ts';
import { receiveForm, type ReceivedForm } from './receive-form.ts';

/** The services that uploading needs. */
export type UploadServices = Pick<
  PluginContext,
  'database' | 'events' | 'files' | 'get' | 'logger' | 'now' | 'settings'
>;

/** A form whose files are stored but have no rows yet. */
export interface StoredForm extends Pick<ReceivedForm, 'info'> {
  readonly files: readonly (PreparedFile & { readonly name: string })[];
}

/**
 * Receives a form, stores its files and inserts their rows. If any step fails, temporary and stored files are
 * removed.
 * @param validate checks the form before anything is stored
 * @param write writes the rows; if it fails, the files are removed
 */
export async function withForm<Result>(
  services: UploadServices,
  parts: AsyncIterable<FormPart>,
  steps: {
    /** The user who sent the form. */
    readonly userId: number;
    readonly validate: (form: ReceivedForm) => void;
    readonly write: (form: StoredForm) => Promise<Result>;
  },
): Promise<Result> {
  const folder = await mkdtemp(path.join(incomingFolder(services.get(configRef).dataDir), 'upload-'));
  try {
    const form = await receiveForm(parts, folder);
    steps.validate(form);
    const files: (PreparedFile & { readonly name: string })[] = [];
    for (const file of form.files) {
      files.push({ ...(await prepareFile(services, file, steps.userId)), name: file.name });
    }
    const stored = await keepFiles(services, files);
    try {
      return await steps.write({ files, info: form.info });
    } catch (error) {
      await removeStored(services, stored);
      throw error;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
