import type { Schemas } from '@admin/content-model';
import { pathText, validateEntry } from '@admin/content-model/validation';
import { resolveReferences } from './resolve-references.ts';
import { pictureUid, type SeedEntry } from './seed-entries.ts';
import type { Seed } from './seed-types.ts';

/** A validator of seed entries without a database: it assigns ids and finds only entries validated before. */
export interface SeedValidator {
  /** Returns the broken rules of an entry, one line each, and registers the key of the entry. */
  readonly validate: (entry: SeedEntry) => readonly string[];
}

export function createSeedValidator(schemas: Schemas, { pictures }: Pick<Seed, 'pictures'>): SeedValidator {
  const ids = new Map(pictures.map(({ name }, index) => [`${pictureUid} ${name}`, index + 1]));
  return {
    validate({ uid, key, status, values: keyed }) {
      const contentType = schemas.contentTypes.get(uid);
      if (contentType === undefined) return [`${uid}: no such content type`];
      const { attributes } = contentType;
      const values = resolveReferences({
        attributes,
        values: keyed,
        schemas,
        findId: (...of) => ids.get(of.join(' ')),
      });
      const unknown = Object.keys(values).filter((name) => !Object.hasOwn(attributes, name));
      const issues = validateEntry({
        schemas,
        contentType,
        values,
        mode: 'create',
        draft: status === 'draft',
      });
      if (key !== null) ids.set(`${uid} ${key}`, ids.size + 1);
      return [
        ...unknown.map((name) => `${key}: unknown attribute ${name}`),
        ...issues.map(({ path, rule }) => `${key}: ${pathText(path)}: ${rule}`),
      ];
    },
  };
}
