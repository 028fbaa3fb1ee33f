import {
  brokenScalarRules,
  isRecord,
  type Attributes,
  type TextAttribute,
  type TextMatcher,
} from '@admin/content-model';
import { formatIssue } from '@admin/content-model/validation';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { invalidEntry, invalidValue, validationDetail } from '../rules/invalid-entry.ts';
import { matchInTime } from '../rules/match-in-time.ts';

/** The hashes of passwords that were sent, by the place where each stood: `pin`, `doors.0.code`. */
export type PasswordHashes = ReadonlyMap<string, string>;

/** For values that hold no new password. */
export const noPasswords: PasswordHashes = new Map();

/** Each costs about as much as a sign-in, so that one request must not bring them by the thousand. */
const maxPasswords = 20;

/** Longer ones are refused before any work is done for them, as those of accounts are. */
const maxPasswordLength = 256;

interface SentPassword {
  readonly at: readonly (string | number)[];
  readonly definition: TextAttribute;
  readonly text: string;
}

/**
 * Hashes the passwords in a body, after judging them: the rules can look at a password only while it is plain.
 * Takes long, so it has to come before the transaction that others wait for.
 * @param most how many the body may hold @default 20
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
  for (const { at, text } of sent) hashes.set(at.join('.'), await hash(text));
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

/**
 * A password that is stored already, standing among the values of an entry. Nothing that was sent can be one, so
 * that a text is never taken for a hash, whatever it looks like.
 */
export class StoredPassword {
  readonly hash: string;

  constructor(hash: string) {
    this.hash = hash;
  }
}
