import { filterLimits, shortTerm } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import type { Grant } from '../permissions/content-permissions.ts';
import { searchedNumbers, searchedTypes } from '../storage/columns.ts';
import { searchedPart } from '../../database/dialect.ts';
import type { EntryTable, ScalarColumn } from '../storage/entry-table.ts';
import { guardsOf, type QueryContext } from './scope/scope.ts';
import { invalidQuery } from './query-values.ts';
import { applyOperator } from './filters.ts';

/**
 * Compiles `_q`: the term anywhere in a readable text of the entry itself (one or two letters at the start of a word),
 * or equal to one of its numbers. Null for an empty term.
 */
export function compileSearch(
  context: QueryContext,
  table: EntryTable,
  grants: readonly Grant[],
  sent: unknown,
): RawBuilder<boolean> | null {
  if (sent === undefined || sent === null || sent === '') return null;
  if (typeof sent !== 'string' || sent.length > filterLimits.text || sent.includes('\u0000')) {
    throw invalidQuery(['_q'], `_q must be a text of at most ${filterLimits.text} characters`);
  }
  const guards = guardsOf(table, grants, table.table);
  const open: ScalarColumn[] = [];
  const parts: RawBuilder<boolean>[] = [];
  for (const field of table.scalars) {
    const guard = guards.of(field.attribute);
    if (guard === undefined || !isSearched(field, sent)) continue;
    if (guard === null) open.push(field);
    else parts.push(sql<boolean>`(${guard} and (${searchFields(context, table, [field], sent)}))`);
  }
  if (open.length > 0) parts.push(searchFields(context, table, open, sent));
  return anyOf(parts);
}

function anyOf(parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  const [only, ...others] = parts;
  if (only === undefined) return sql<boolean>`(1 = 0)`;
  return others.length === 0 ? only : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

function isSearched(field: ScalarColumn, term: string): boolean {
  const { type } = field.definition;
  return searchedTypes.has(type) || (searchedNumbers.has(type) && isNumberFor(field, term));
}

function isNumberFor(field: ScalarColumn, term: string): boolean {
  return field.kind === 'biginteger' || field.kind === 'integer'
    ? /^-?\d{1,15}$/.test(term)
    : /^-?\d{1,15}(?:\.\d{1,15})?$/.test(term);
}

function searchFields(
  context: QueryContext,
  table: EntryTable,
  fields: readonly ScalarColumn[],
  term: string,
): RawBuilder<boolean> {
  const { dialect } = context;
  const numbers = fields
    .filter(({ definition }) => searchedNumbers.has(definition.type))
    .map(({ attribute, column, kind }) => {
      const operand = { key: attribute, expression: sql.id(table.table, column), kind };
      return applyOperator('$eq', operand, term, dialect).predicate;
    });
  const texts = searchTexts(context, table, fields, term);
  const parts = [...texts, ...numbers];
  const found = anyOf(parts);
  if (texts.length > 0 && texts.every((text) => context.idsOf.has(text))) {
    // An index that yields ids answers each part alone, numbers too, without reading rows.
    if (parts.length === 1) return found;
    const ids = parts.map((part) => context.idsOf.get(part) ?? idsWhere(table, part));
    context.idsOf.set(found, unionOf(ids));
  }
  return found;
}

function unionOf(ids: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`select id from (${sql.join(ids, sql` union all `)})`;
}

function idsWhere({ table }: EntryTable, predicate: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`select id from ${sql.id(table)} where ${predicate}`;
}

function searchTexts(
  context: QueryContext,
  table: EntryTable,
  fields: readonly ScalarColumn[],
  term: string,
): readonly RawBuilder<boolean>[] {
  const { dialect } = context;
  const names = new Set(fields.map(({ column }) => column));
  const texts = table.search.columns.filter(({ name }) => names.has(name));
  if (texts.length === 0) return [];
  // No index finds one or two letters inside a text, and nearly every text contains them.
  const letters = shortTerm(term);
  const indexed =
    letters === null
      ? dialect.search.find(table.search, texts, term)
      : dialect.search.findPrefix(table.search, texts, letters);
  if (indexed === null) {
    return texts.map((column) =>
      dialect.matches(searchedPart({ table: table.table, column }), term, 'anywhere', 'folded'),
    );
  }
  if (context.form !== 'set') return [context.form === 'row' ? indexed.matches : indexed.likely];
  if (indexed.ids) {
    context.idsOf.set(indexed.found, indexed.ids);
    context.distinct.add(indexed.ids);
  }
  return [indexed.found];
}
