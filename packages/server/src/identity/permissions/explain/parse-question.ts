import {
  entryActionOf,
  entryActionsFor,
  fieldsOf,
  isLocalized,
  narrowedBy,
  type ContentType,
  type EntryAction,
} from '@admin/content-model';
import { invalidQuery } from '../../../content/query/query-values.ts';
import type { IdentityContext } from '../../identity-context.ts';

/** A question as the query string brings it. */
export interface SentQuestion {
  readonly user?: number | string;
  readonly role?: number | string;
  readonly action: string;
  readonly subject?: string;
  readonly id?: number | string;
  readonly field?: string;
  readonly locale?: string;
}

/** What is asked about entries, checked against what there is. */
export interface ParsedEntries {
  readonly action: EntryAction;
  readonly contentType: ContentType;
  readonly id: number | string | null;
  readonly field: string | null;
  readonly locale: string | null;
}

/**
 * What a question asks about entries; null for one about an action that is not about entries.
 * @throws AppError QUERY_INVALID (400) for what this server does not have, and for what does not go together
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
