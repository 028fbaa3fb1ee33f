import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  buildSchemas,
  type BuiltSchemas,
  type SchemaDocument,
  type SchemaInput,
  type SchemaProblem,
} from '@admin/content-model';
import { fileUid } from '../database/content-tables.ts';
import { StartError } from '../errors/start-error.ts';

/** The content types, components and attributes that plugins add to an application. */
export type ContributedContent = Required<
  Pick<SchemaInput, 'contentTypes' | 'components' | 'customFields' | 'extensions' | 'linkTargets'>
>;

/** The content of an application: parsed, and validated together with what plugins add. */
export interface ContentSource {
  /** Uids of the application's own content types. */
  readonly uids: readonly string[];
  /** Builds and validates all schemas. Problems of plugins name the plugin's file. */
  build(contributed: ContributedContent): BuiltSchemas;
  /** Returns the error that keeps a server from starting with these problems. */
  refusal(problems: readonly SchemaProblem[]): StartError;
}

/** The number of problems that a message lists; the others are counted. */
const listed = 20;

/** Creates a content source from documents; problems name the origin of each document. */
export function sourceOf(
  origin: string,
  {
    contentTypes,
    components,
  }: { readonly contentTypes: readonly SchemaDocument[]; readonly components: readonly SchemaDocument[] },
): ContentSource {
  return {
    uids: contentTypes.map(({ uid }) => uid),
    build: (contributed) =>
      buildSchemas({
        // Plugins follow the application, so that of two types with the same name the plugin's is reported.
        contentTypes: [...contentTypes, ...contributed.contentTypes],
        components: [...components, ...contributed.components],
        customFields: contributed.customFields,
        extensions: contributed.extensions,
        knownTypes: [fileUid],
        linkTargets: contributed.linkTargets,
      }),
    refusal: (problems) => invalidContent(origin, problems),
  };
}

function invalidContent(origin: string, problems: readonly SchemaProblem[]): StartError {
  const lines = problems
    .slice(0, listed)
    .map(
      ({ file, path, rule, message }) => `  ${file}${path === '' ? '' : ` at ${path}`}: ${message} [${rule}]`,
    );
  const rest = problems.length > listed ? [`  … and ${problems.length - listed} more`] : [];
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return new StartError(
    'CONTENT_INVALID',
    [`The content types in ${origin} have ${count}:`, ...lines, ...rest].join('\n'),
  );
}

/**
 * Reads the content types (`content-types/*.json`) and components (`components/<category>/*.json`) of a folder.
 * @throws StartError CONTENT_INVALID for a missing folder or an invalid JSON file
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
