import {
  brokenScalarRules,
  isRecord,
  type Attributes,
  type TextAttribute,
  type TextMatcher,
} from '@admin/content-model';
import { formatIssue, pathText } from '@admin/content-model/validation';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { invalidEntry, invalidValue, validationDetail } from '../rules/invalid-entry.ts';
import { matchInTime } from '../rules/match-in-time.ts';

/** The hashes of the sent passwords, by path: `pin`, `doors[0].code`. */
export type PasswordHashes = ReadonlyMap<string, string>;

/** The hashes of values without a new password. */
export const noPasswords: PasswordHashes = new Map();

/** Hashing one takes about as long as a sign-in, so a request may not contain thousands. */
const maxPasswords = 20;

/** The maximum length, as for passwords of accounts; longer ones are rejected before they are hashed. */
const maxPasswordLength = 256;

interface SentPassword {
  readonly at: readonly (string | number)[];
  readonly definition: TextAttribute;
  readonly text: string;
}

/**
 * Validates and hashes the passwords in a body: rules can check only a plain password. Runs before the transaction,
 * because hashing takes long and would block other writers.
 * @param max the maximum number of passwords in the body @default 20
 * @throws AppError ENTRY_INVALID (400)
 */
export async function hashPasswords(
  storage: ContentStorage,
  table: EntryTable,
  values: Readonly<Record<string, unknown>>,
  {
    hash,
    max = maxPasswords,
  }: { readonly hash: (password: string) => Promise<string>; readonly max?: number },
): Promise<PasswordHashes> {
  const sent = passwordsIn(storage, table.contentType.attributes, values, []);
  if (sent.length > max) {
    throw invalidValue(sent[max]?.at ?? [], `An entry may be sent with at most ${max} passwords`);
  }
  const broken = matchInTime((matches) => sent.flatMap((password) => brokenRulesOf(password, matches)));
  if (broken.length > 0) throw invalidEntry(broken);
  const hashes = new Map<string, string>();
  for (const { at, text } of sent) hashes.set(pathText(at), await hash(text));
  return hashes;
}

function passwordsIn(
  storage: ContentStorage,
  attributes: Attributes,
  values: Readonly<Record<string, unknown>>,
  at: readonly (string | number)[],
): readonly SentPassword[] {
  return Object.entries(attributes).flatMap(([name, definition]): readonly SentPassword[] => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const here = [...at, name];
    if (definition.type === 'password') {
      return typeof value === 'string' && value !== '' ? [{ at: here, definition, text: value }] : [];
    }
    if (definition.type !== 'component' && definition.type !== 'dynamiczone') return [];
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item, index) => {
      if (!isRecord(item)) return [];
      const uid = definition.type === 'component' ? definition.component : item['__component'];
      if (definition.type === 'dynamiczone' && !definition.components.some((known) => known === uid))
        return [];
      const position = Array.isArray(value) ? [...here, index] : here;
      return passwordsIn(storage, shapeOf(storage, String(uid)).component.attributes, item, position);
    });
  });
}

function brokenRulesOf({ at, definition, text }: SentPassword, matches: TextMatcher) {
  if (text.length > maxPasswordLength) {
    return [validationDetail(at, `${at.join('.')} must be at most ${maxPasswordLength} characters`)];
  }
  const context = {
    mode: 'update',
    draft: false,
    source: 'wire',
    jsonAsText: false,
    inComponent: at.length > 1,
  } as const;
  return brokenScalarRules(definition, text, context, matches).map((rule) =>
    validationDetail(at, formatIssue({ ...rule, path: at })),
  );
}

/** A stored hash among the values of an entry. Its type keeps a sent text from being mistaken for a hash. */
export class StoredPassword {
  readonly hash: string;

  constructor(hash: string) {
    this.hash = hash;
  }
}
