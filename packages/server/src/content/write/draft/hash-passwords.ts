import type { EntryDraft } from './entry-draft.ts';
import { allInstances } from './entry-draft.ts';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';

/** Replaces the passwords in a draft by their hashes: they are stored in no other form. */
export async function hashPasswords(
  storage: ContentStorage,
  draft: EntryDraft,
  hash: (password: string) => Promise<string>,
): Promise<EntryDraft> {
  const hashed = async (value: unknown): Promise<unknown> =>
    typeof value === 'string' && value !== '' ? hash(value) : null;
  const scalars = await Promise.all(
    draft.scalars.map(async (scalar) =>
      scalar.field.definition.type === 'password' ? { ...scalar, value: await hashed(scalar.value) } : scalar,
    ),
  );
  for (const instance of draft.nested.flatMap((nested) => allInstances(nested.instances))) {
    // What was kept is hashed already; there is no telling it from a new one once it is in the draft.
    for (const { key, definition } of shapeOf(storage, instance.uid).scalars) {
      const value = instance.scalars[key];
      if (definition.type !== 'password' || isHash(value)) continue;
      instance.scalars[key] = await hashed(value);
    }
  }
  return { ...draft, scalars };
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('$argon2id$');
}
