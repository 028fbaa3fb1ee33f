import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SchemaDocument } from '@admin/content-model';
import { StartError } from '../../errors/start-error.ts';
import { sourceOf, type ContentSource } from './content-source.ts';

/**
 * Reads the content types (`content-types/*.json`) and components (`components/<category>/*.json`) of a
 * folder.
 * @throws StartError CONTENT_INVALID for a folder that is not there, or a file that is no JSON
 */
export function readContent(folder: string): ContentSource {
  if (!existsSync(folder)) {
    throw new StartError(
      'CONTENT_INVALID',
      `The folder of content types ${folder} does not exist: create it or name another folder in CONTENT_DIR.`,
    );
  }
  const contentTypes = jsonFiles(join(folder, 'content-types')).map((file) => {
    const document = readDocument(folder, file);
    const name = singularName(document) ?? fileName(file);
    return { file: relative(folder, file), uid: `api::${name}.${name}`, document };
  });
  const components = categories(join(folder, 'components')).flatMap((category) =>
    jsonFiles(join(folder, 'components', category)).map((file): SchemaDocument => ({
      file: relative(folder, file),
      uid: `${category}.${fileName(file)}`,
      document: readDocument(folder, file),
    })),
  );
  return sourceOf(folder, { contentTypes, components });
}

function categories(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

function jsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(folder, name));
}

function fileName(file: string): string {
  return (
    file
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.json$/, '') ?? file
  );
}

function singularName(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null || !('info' in document)) return undefined;
  const { info } = document;
  if (typeof info !== 'object' || info === null || !('singularName' in info)) return undefined;
  return typeof info.singularName === 'string' ? info.singularName : undefined;
}

function readDocument(folder: string, file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no JSON';
    throw new StartError(
      'CONTENT_INVALID',
      `The file ${relative(folder, file)} is not valid JSON (${reason}): correct it.`,
      error,
    );
  }
}
