import {
  isRecord,
  readBlocks,
  type Attribute,
  type Attributes,
  type CustomFieldType,
} from '@admin/content-model';
import { pathText, type PathStep } from '@admin/content-model/validation';
import type { ValidationDetail } from '../../../errors/app-error.ts';
import type {
  ContentStorage,
  CustomFieldPosition,
  CustomFieldValidator,
  NodeFault,
} from '../../storage/content-storage.ts';
import { blockFaults } from './block-faults.ts';
import { validationDetail } from './invalid-entry.ts';

type Content = Pick<ContentStorage, 'schemas' | 'customFields' | 'blocks'>;

/** A value that plugins validate. */
interface Found {
  readonly path: readonly PathStep[];
  /** Returns its faults, each with a path that starts with that of the value. */
  readonly faults: () => Iterable<NodeFault>;
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

/** The attributes that plugins validate, also in components, computed once for each list of attributes. */
const attributeNames = new WeakMap<Content, WeakMap<Attributes, ReadonlySet<string>>>();

function componentsOf(attribute: Attribute): readonly string[] {
  if (attribute.type === 'component') return [attribute.component];
  return attribute.type === 'dynamiczone' ? attribute.components : [];
}

function hasBlockValidators({ blocks: { nodes, marks } }: Content): boolean {
  return nodes.size + marks.size > 0;
}

function validatedAttributes(content: Content, attributes: Attributes): ReadonlySet<string> {
  const { schemas, customFields } = content;
  const known = attributeNames.get(content) ?? new WeakMap<Attributes, ReadonlySet<string>>();
  attributeNames.set(content, known);
  const before = known.get(attributes);
  if (before) return before;
  const isRelevant = (attribute: Attribute): boolean =>
    customFields.has(attribute.customField ?? '') ||
    (attribute.type === 'blocks' && hasBlockValidators(content)) ||
    componentsOf(attribute).some((uid) => {
      const inner = schemas.components.get(uid);
      return inner !== undefined && validatedAttributes(content, inner.attributes).size > 0;
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
  for (const name of validatedAttributes(content, attributes)) {
    const attribute = Object.hasOwn(values, name) ? attributes[name] : undefined;
    if (attribute === undefined) continue;
    const path = [...parent, name];
    const field = content.customFields.get(attribute.customField ?? '');
    const sent = values[name];
    if (field) {
      const value = asStored(field.type, sent);
      const position = { path, options: attribute.options ?? {} };
      if (value !== undefined) yield { path, faults: () => customFieldFaults(field, value, position) };
    } else if (attribute.type === 'blocks') {
      yield { path, faults: () => blockFaults(readBlocks(sent), content.blocks, path) };
    } else if (Array.isArray(sent)) {
      const items: readonly unknown[] = sent;
      for (const [index, item] of items.entries()) yield* inItem(content, attribute, item, [...path, index]);
    } else yield* inItem(content, attribute, sent, path);
  }
}

function customFieldFaults(
  field: CustomFieldValidator,
  value: unknown,
  position: CustomFieldPosition,
): readonly NodeFault[] {
  const fault = field.validate(value, position);
  return fault === undefined ? [] : [{ path: position.path, ...fault }];
}

/** Returns the path and its beginnings, as texts. */
function pathsTo(path: readonly PathStep[]): readonly string[] {
  return path.map((_, index) => pathText(path.slice(0, index + 1)));
}

/**
 * Returns the errors that plugins report for values: for custom fields, and for their blocks, inline elements and marks in
 * documents, those in components included. Only values that meet the rules of their attributes are validated.
 * @param known paths with a broken rule
 */
export function pluginErrors(
  content: Content,
  {
    attributes,
    values,
  }: { readonly attributes: Attributes; readonly values: Readonly<Record<string, unknown>> },
  known: readonly (readonly PathStep[])[],
  { max, id }: { readonly max: number; readonly id?: number | undefined },
): readonly ValidationDetail[] {
  if ((content.customFields.size === 0 && !hasBlockValidators(content)) || max <= 0) return [];
  const broken = new Set(known.flatMap(pathsTo));
  const errors: ValidationDetail[] = [];
  for (const { path, faults } of inValues(content, attributes, values, [])) {
    if (broken.has(pathText(path))) continue;
    for (const { path: faultPath, message, text } of faults()) {
      errors.push({ ...validationDetail(faultPath, message, id), ...(text && { text }) });
      if (errors.length >= max) return errors;
    }
  }
  return errors;
}
