import { isRecord, type Attribute, type Attributes, type CustomFieldType } from '@admin/content-model';
import { formatIssue, validateEntry, pathText, type PathStep } from '@admin/content-model/validation';
import type { ValidationDetail } from '../../../errors/app-error.ts';
import type {
  ContentStorage,
  CustomFieldValidator,
  CustomFieldValidators,
  CustomFieldPosition,
} from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { invalidEntry, maxErrors, validationDetail } from './invalid-entry.ts';
import { matchInTime } from './match-in-time.ts';

/** Returns the rules that the values break, in the form of error responses; at most one more than are reported. */
export function brokenRules(
  storage: ContentStorage,
  table: EntryTable,
  values: Readonly<Record<string, unknown>>,
  options: { readonly mode: 'create' | 'update'; readonly draft: boolean; readonly id?: number },
): readonly ValidationDetail[] {
  const issues = matchInTime((matches) =>
    validateEntry({
      schemas: storage.schemas,
      contentType: table.contentType,
      values,
      mode: options.mode,
      draft: options.draft,
      source: 'wire',
      // One more than is reported, which shows that there are more.
      maxIssues: maxErrors + 1,
      matches,
    }),
  );
  const details = issues.map((issue) => validationDetail(issue.path, formatIssue(issue), options.id));
  if (storage.customFields.size === 0) return details;
  const { attributes } = table.contentType;
  const paths = issues.map(({ path }) => path);
  const max = maxErrors + 1 - details.length;
  return [...details, ...customFieldErrors(storage, { attributes, values }, paths, { max, id: options.id })];
}

/** Validates values. @throws AppError ENTRY_INVALID (400) with the broken rules */
export function requireValid(...parameters: Parameters<typeof brokenRules>): void {
  const errors = brokenRules(...parameters);
  if (errors.length > 0) throw invalidEntry(errors);
}

type Content = Pick<ContentStorage, 'schemas' | 'customFields'>;

interface Found extends CustomFieldPosition {
  readonly field: CustomFieldValidator;
  readonly value: unknown;
}

const numbers: ReadonlySet<string> = new Set(['integer', 'float', 'decimal']);
/** Types that may be sent as numbers and are validated as the text they are stored as. */
const texts: ReadonlySet<string> = new Set(['biginteger', 'date', 'time', 'datetime']);

/**
 * Returns a value in the form of the field's type; undefined for an empty one, an invalid one, and a stored password.
 */
function asStored(type: CustomFieldType, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (type === 'json') return value;
  if (numbers.has(type)) return typeof value === 'number' ? value : undefined;
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (texts.has(type) && typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** The attributes with custom fields in them or in their components, computed once for each list of attributes. */
const attributeNames = new WeakMap<CustomFieldValidators, WeakMap<Attributes, ReadonlySet<string>>>();

function componentsOf(attribute: Attribute): readonly string[] {
  if (attribute.type === 'component') return [attribute.component];
  return attribute.type === 'dynamiczone' ? attribute.components : [];
}

function attributesWithCustomFields(content: Content, attributes: Attributes): ReadonlySet<string> {
  const { schemas, customFields } = content;
  const known = attributeNames.get(customFields) ?? new WeakMap<Attributes, ReadonlySet<string>>();
  attributeNames.set(customFields, known);
  const before = known.get(attributes);
  if (before) return before;
  const isRelevant = (attribute: Attribute): boolean =>
    customFields.has(attribute.customField ?? '') ||
    componentsOf(attribute).some((uid) => {
      const inner = schemas.components.get(uid);
      return inner !== undefined && attributesWithCustomFields(content, inner.attributes).size > 0;
    });
  const names = Object.entries(attributes).flatMap(([name, attribute]) =>
    isRelevant(attribute) ? [name] : [],
  );
  const found = new Set(names);
  known.set(attributes, found);
  return found;
}

function* inItem(
  content: Content,
  attribute: Attribute,
  item: unknown,
  path: readonly PathStep[],
): Generator<Found> {
  if (!isRecord(item)) return;
  const uid = attribute.type === 'component' ? attribute.component : item['__component'];
  const component = typeof uid === 'string' ? content.schemas.components.get(uid) : undefined;
  if (component) yield* inValues(content, component.attributes, item, path);
}

function* inValues(
  content: Content,
  attributes: Attributes,
  values: Readonly<Record<string, unknown>>,
  parent: readonly PathStep[],
): Generator<Found> {
  for (const name of attributesWithCustomFields(content, attributes)) {
    const attribute = Object.hasOwn(values, name) ? attributes[name] : undefined;
    if (attribute === undefined) continue;
    const path = [...parent, name];
    const field = content.customFields.get(attribute.customField ?? '');
    const sent = values[name];
    if (field) {
      const value = asStored(field.type, sent);
      if (value !== undefined) yield { field, value, path, options: attribute.options ?? {} };
    } else if (Array.isArray(sent)) {
      const items: readonly unknown[] = sent;
      for (const [index, item] of items.entries()) yield* inItem(content, attribute, item, [...path, index]);
    } else yield* inItem(content, attribute, sent, path);
  }
}

/**
 * Returns the errors that custom fields report for their values, those in components included. Only non-empty values
 * that meet the rules of their attributes are validated.
 * @param known paths with a broken rule
 */
export function customFieldErrors(
  content: Content,
  {
    attributes,
    values,
  }: { readonly attributes: Attributes; readonly values: Readonly<Record<string, unknown>> },
  known: readonly (readonly PathStep[])[],
  { max, id }: { readonly max: number; readonly id?: number | undefined },
): readonly ValidationDetail[] {
  if (content.customFields.size === 0 || max <= 0) return [];
  const broken = new Set(known.map(pathText));
  const errors: ValidationDetail[] = [];
  for (const { field, value, path, options } of inValues(content, attributes, values, [])) {
    if (broken.has(pathText(path))) continue;
    const message = field.validate(value, { options, path });
    if (message !== undefined) errors.push(validationDetail(path, message, id));
    if (errors.length >= max) break;
  }
  return errors;
}
