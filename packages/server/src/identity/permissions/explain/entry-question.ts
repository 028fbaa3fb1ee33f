import {
  entryActionOf,
  entryActionsFor,
  fieldsOf,
  isLocalized,
  narrowedBy,
  type ContentType,
  type EntryAction,
  everyField,
} from '@admin/content-model';
import { invalidQuery } from '../../../content/query/query-values.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { sql } from 'kysely';
import { grantsOnEntry } from '../../../content/permissions/entry-grants.ts';
import type { ContentPermissions, Grant } from '../../../content/permissions/content-permissions.ts';
import { tableOf, type ContentStorage } from '../../../content/storage/content-storage.ts';
import { notFound } from '../../../errors/request-errors.ts';
import { builtInConditions, type ConditionRegistry, type ConditionSubject } from '../../conditions.ts';
import type { Fact, EntryQuestion } from './explain-permission.ts';

/** A question in the form of the query string. */
export interface SentQuestion {
  readonly user?: number | string;
  readonly role?: number | string;
  readonly action: string;
  readonly subject?: string;
  readonly id?: number | string;
  readonly field?: string;
  readonly locale?: string;
}

/** A validated question about entries. */
export interface ParsedEntries {
  readonly action: EntryAction;
  readonly contentType: ContentType;
  readonly id: number | string | null;
  readonly field: string | null;
  readonly locale: string | null;
}

/**
 * Parses a question about entries; returns null for an action that is not on entries.
 * @throws AppError QUERY_INVALID (400) for names that do not exist and parts that exclude each other
 */
export async function parseQuestion(
  context: Pick<IdentityContext, 'schemas' | 'actions' | 'locales'>,
  sent: SentQuestion,
): Promise<ParsedEntries | null> {
  const entryAction = entryActionOf(sent.action);
  if (entryAction === undefined) {
    if (context.actions.find(sent.action) === undefined) throw unknown('action');
    for (const key of ['subject', 'id', 'field', 'locale'] as const) {
      if (sent[key] !== undefined) throw invalidQuery([key], `This action has no ${key}`);
    }
    return null;
  }
  const { subject = '', id = null, field = null, locale = null } = sent;
  const contentType = context.schemas.contentTypes.get(subject);
  if (contentType === undefined) throw unknown('subject');
  if (!entryActionsFor(contentType).includes(entryAction)) {
    throw invalidQuery(['action'], 'This content type has no such action');
  }
  if (entryAction === 'create' && id !== null) throw invalidQuery(['id'], 'A new entry has no id');
  const narrowing = narrowedBy(entryAction, contentType);
  if (field !== null && !narrowing.fields) {
    throw invalidQuery(['field'], 'This action is permitted for entries as a whole');
  }
  if (field !== null && !fieldsOf(contentType, context.schemas).includes(field)) throw unknown('field');
  if (locale !== null && !isLocalized(contentType)) {
    throw invalidQuery(['locale'], 'The entries of this content type have no locale');
  }
  if (locale !== null && !(await context.locales.codes()).includes(locale)) throw unknown('locale');
  return { action: entryAction, contentType, id, field, locale };
}

function unknown(key: string) {
  return invalidQuery([key], `There is no such ${key}`);
}

/** The context in which facts about an entry are read. */
export interface FactsCall {
  readonly storage: ContentStorage;
  /** The permissions of the caller. */
  readonly permissions: ContentPermissions;
  /** The user for whom conditions are evaluated; null when the question is about a role. */
  readonly person: ConditionSubject | null;
  /** The existing conditions. @default those of the server itself */
  readonly conditions?: Pick<ConditionRegistry, 'all'>;
}

/** The facts about an entry. */
export interface EntryFacts extends Pick<EntryQuestion, 'locale' | 'holds'> {
  readonly entry: 'judged' | 'withheld' | null;
}

const nothingKnown = (): Fact => null;

/** Returns which conditions hold on every new entry of a content type. */
async function newEntryFacts(
  conditions: ConditionRegistry['all'],
  { uid }: ContentType,
): Promise<EntryFacts['holds']> {
  const facts = await Promise.all(
    conditions.map(async ({ id, holdsOnNew }) => [id, (await holdsOnNew?.(uid)) ?? null] as const),
  );
  const byId = new Map(facts);
  return (condition) => byId.get(condition) ?? null;
}

/**
 * Reads the facts about an entry that decide about permissions: its locale and the conditions that it meets. They are
 * withheld when the caller may not read the entry, as is whether it exists; only callers who may read all entries get
 * NOT_FOUND.
 * @throws AppError NOT_FOUND (404), QUERY_INVALID (400) when the entry has another locale than the question
 */
export async function readEntryFacts(call: FactsCall, question: ParsedEntries): Promise<EntryFacts> {
  const { storage, permissions, person, conditions = builtInConditions } = call;
  const locale = question.locale ?? undefined;
  if (question.action === 'create') {
    return { entry: null, locale, holds: await newEntryFacts(conditions.all, question.contentType) };
  }
  if (question.id === null) return { entry: null, locale, holds: nothingKnown };
  const table = tableOf(storage, question.contentType.uid);
  const { kysely } = storage.database;
  const id = /^\d{1,9}$/.test(String(question.id)) ? Number(question.id) : 0;
  const { rows } = await sql<{ readonly id: number; readonly locale: string | null }>`
    select id, locale from ${sql.id(table.table)} where id = ${id}`.execute(kysely);
  const [row] = rows;
  const readable = permissions.grants('read', question.contentType);
  const grants = row === undefined ? [] : await grantsOnEntry(kysely, table, readable, row);
  if (row === undefined || grants.length === 0) {
    const readsAll = readable.some(
      ({ locales, conditions: limits }) => locales === 'all' && limits.length === 0,
    );
    if (readsAll) throw notFound('Entry does not exist');
    return { entry: 'withheld', locale, holds: nothingKnown };
  }
  if (question.locale !== null && row.locale !== question.locale) {
    throw invalidQuery(['locale'], 'The entry has another locale');
  }
  if (person === null) return { entry: 'judged', locale: row.locale, holds: nothingKnown };
  const fulfilled = await Promise.all(
    conditions.all.map(async ({ id: condition, rowsFor }): Promise<string | null> => {
      const grant: Grant = {
        fields: everyField,
        locales: 'all',
        conditions: [rowsFor(person, question.contentType)],
      };
      return (await grantsOnEntry(kysely, table, [grant], row)).length > 0 ? condition : null;
    }),
  );
  return { entry: 'judged', locale: row.locale, holds: (condition) => fulfilled.includes(condition) };
}
