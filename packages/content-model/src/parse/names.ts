import type { Reporter } from './problem.ts';

/** PostgreSQL truncates identifiers after this many bytes. */
const maxNameLength = 63;

const attributeName = /^[A-Za-z][A-Za-z0-9_]*$/;
const tableName = /^[a-z][a-z0-9_]*$/i;
const apiName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** System attributes of every entry, compared without case and underscores so that columns cannot collide. */
const reservedInContentTypes: ReadonlySet<string> = new Set([
  'id',
  'createdat',
  'updatedat',
  'publishedat',
  'createdby',
  'updatedby',
  'locale',
  'localizations',
  'document',
  'version',
]);

const reservedInComponents: ReadonlySet<string> = new Set(['id']);

export type ModelKind = 'content type' | 'component';

/** Validates the names of a model's attributes; the reporter is at `attributes`. */
export function checkAttributeNames(names: readonly string[], kind: ModelKind, reporter: Reporter): void {
  const reserved = kind === 'content type' ? reservedInContentTypes : reservedInComponents;
  const seen = new Map<string, string>();
  for (const name of names) {
    if (name.includes('__') || reserved.has(name.toLowerCase().replaceAll('_', ''))) {
      reporter.report('RESERVED_NAME', name, `The attribute name "${name}" is reserved: choose another one.`);
    } else if (!attributeName.test(name)) {
      reporter.report(
        'INVALID_NAME',
        name,
        `The name "${name}" must start with a letter and contain only letters, digits and underscores.`,
      );
    } else if (name.length > maxNameLength) reportLength(name, name, reporter);
    const twin = seen.get(name.toLowerCase());
    if (twin !== undefined) {
      reporter.report(
        'DUPLICATE_NAME',
        name,
        `The names "${twin}" and "${name}" differ only in case: rename one of them.`,
      );
    }
    seen.set(name.toLowerCase(), name);
  }
}

/** Validates the name of a table; the reporter is at the document. */
export function checkCollectionName(name: string, reporter: Reporter): void {
  if (!tableName.test(name)) {
    reporter.report(
      'INVALID_NAME',
      'collectionName',
      `The collectionName "${name}" must start with a letter and contain only letters, digits and underscores.`,
    );
  } else if (name.length > maxNameLength) reportLength('collectionName', name, reporter);
}

/** Validates a singular or plural name; the reporter is at `info`. */
export function checkApiName(key: 'singularName' | 'pluralName', name: string, reporter: Reporter): void {
  if (apiName.test(name)) return;
  reporter.report(
    'INVALID_NAME',
    key,
    `The ${key} "${name}" must be in kebab-case: lower-case letters, digits and single hyphens, such as "news-article".`,
  );
}

/** `api::article.article`, `plugin::upload.file`, `admin::user`. */
export function isContentTypeUid(uid: string): boolean {
  return /^(api|plugin)::[a-z0-9-]+\.[a-z0-9-]+$|^admin::[a-z0-9-]+$/.test(uid);
}

/** `shared.seo`: a category and a name. */
export function isComponentUid(uid: string): boolean {
  return /^[a-z0-9]+([-_][a-z0-9]+)*\.[a-z0-9]+([-_][a-z0-9]+)*$/i.test(uid);
}

function reportLength(path: string, name: string, reporter: Reporter): void {
  reporter.report(
    'NAME_TOO_LONG',
    path,
    `The name "${name}" is longer than ${maxNameLength} characters: shorten it.`,
  );
}
