import { maxGroups, maxGroupNameLength } from '../layout/arranged-groups.ts';
import { fieldWidths, gridColumns } from '../layout/field-sizes.ts';

import type { Attributes } from '../schema/attribute.ts';
import type { Component, ContentType } from '../schema/content-type.ts';
import { isRecord, ownValue } from '../schema/own-value.ts';
import { trailingAttributes } from '../schema/system-attributes.ts';
import { isComponent, entryTitleNames } from './default-configuration.ts';
import { editableNames, isListable, isSortable } from './eligibility.ts';

export const minPageSize = 10;
export const maxPageSize = 100;

const flags = ['bulkable', 'filterable', 'searchable'];
const editKeys = ['label', 'description', 'placeholder', 'visible', 'editable', 'mainField', 'step'];
const listKeys = ['label', 'searchable', 'sortable', 'mainField'];

/**
 * Validates the parts of a configuration to save; parts may be absent. Accepts every configuration that the server
 * returns.
 * @returns one sentence for each broken rule: `settings.pageSize must be greater than or equal to 10`
 */
export function brokenConfigurationRules(
  body: {
    readonly settings?: unknown;
    readonly metadatas?: unknown;
    readonly layouts?: unknown;
    readonly groups?: unknown;
  },
  model: ContentType | Component,
): readonly string[] {
  const attributes: Attributes = { ...model.attributes, ...(isComponent(model) ? {} : trailingAttributes) };
  const broken: string[] = [];
  const check = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  if (body.settings !== undefined) checkSettings(body.settings, entryTitleNames(model), attributes, check);
  if (body.metadatas !== undefined) checkMetadatas(body.metadatas, attributes, check);
  if (body.layouts !== undefined) checkLayouts(body.layouts, model.attributes, attributes, check);
  if (body.groups !== undefined && body.groups !== null) checkGroups(body, model, check);
  return broken;
}

function checkSettings(
  settings: unknown,
  titles: readonly string[],
  attributes: Attributes,
  check: Check,
): void {
  if (!isRecord(settings)) return check(false, 'settings must be an object');
  const { pageSize, mainField, defaultSortBy, defaultSortOrder } = settings;
  for (const flag of flags)
    check(typeof settings[flag] === 'boolean', `settings.${flag} must be true or false`);
  if (typeof pageSize !== 'number' || !Number.isInteger(pageSize))
    check(false, 'settings.pageSize must be an integer');
  else {
    check(pageSize >= minPageSize, `settings.pageSize must be greater than or equal to ${minPageSize}`);
    check(pageSize <= maxPageSize, `settings.pageSize must be less than or equal to ${maxPageSize}`);
  }
  check(
    mainField === null || isOneOf(mainField, titles),
    `settings.mainField must be one of the following values: ${titles.join(', ')}`,
  );
  const sortsBy =
    typeof defaultSortBy === 'string' && Object.hasOwn(attributes, defaultSortBy)
      ? attributes[defaultSortBy]
      : undefined;
  check(
    defaultSortBy === 'id' || (sortsBy !== undefined && isSortable(sortsBy)),
    'settings.defaultSortBy is not a valid sort attribute',
  );
  check(
    isOneOf(defaultSortOrder, ['ASC', 'DESC']),
    'settings.defaultSortOrder must be one of the following values: ASC, DESC',
  );
}

function checkMetadatas(metadatas: unknown, attributes: Attributes, check: Check): void {
  if (!isRecord(metadatas)) return check(false, 'metadatas must be an object');
  for (const [name, metadata] of Object.entries(metadatas)) {
    const isKnown = name === 'id' || Object.hasOwn(attributes, name);
    check(isKnown, `metadatas field has unspecified keys: ${name}`);
    if (!isKnown) continue;
    if (!isRecord(metadata)) check(false, `metadatas.${name} must be an object`);
    else {
      checkKeys(metadata['edit'], editKeys, `metadatas.${name}.edit`, check);
      checkKeys(metadata['list'], listKeys, `metadatas.${name}.list`, check);
    }
  }
}

function checkKeys(part: unknown, known: readonly string[], path: string, check: Check): void {
  if (part === undefined) return;
  if (!isRecord(part)) return check(false, `${path} must be an object`);
  const unknown = Object.keys(part).filter((key) => !known.includes(key));
  check(unknown.length === 0, `${path} field has unspecified keys: ${unknown.join(', ')}`);
  for (const key of known) {
    const value = part[key];
    if (value === undefined || value === null) continue;
    const type = ['visible', 'editable', 'searchable', 'sortable'].includes(key)
      ? 'boolean'
      : key === 'step'
        ? 'number'
        : 'string';
    check(typeof value === type, `${path}.${key} must be a ${type}`);
  }
}

function checkLayouts(layouts: unknown, declared: Attributes, attributes: Attributes, check: Check): void {
  if (!isRecord(layouts)) return check(false, 'layouts must be an object');
  const { edit, list } = layouts;
  if (edit !== undefined) {
    if (Array.isArray(edit)) checkRows(edit, declared, check);
    else check(false, 'layouts.edit must be an array');
  }
  if (list === undefined) return;
  if (!Array.isArray(list)) return check(false, 'layouts.list must be an array');
  check(list.length > 0, 'layouts.list must have at least 1 item');
  const listable = listableNames(attributes);
  for (const [index, name] of list.entries()) {
    check(
      isOneOf(name, listable),
      `layouts.list[${index}] must be one of the following values: ${listable.join(', ')}`,
    );
    check(list.indexOf(name) === index, `layouts.list[${index}] is listed twice`);
  }
}

function checkRows(rows: readonly unknown[], declared: Attributes, check: Check): void {
  const editable = editableNames(declared);
  const placed = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    if (!Array.isArray(row)) {
      check(false, `layouts.edit[${index}] must be an array`);
      continue;
    }
    let width = 0;
    for (const [column, cell] of row.entries()) {
      const path = `layouts.edit[${index}][${column}]`;
      const { name, size }: { name?: unknown; size?: unknown } = isRecord(cell) ? cell : {};
      check(
        isOneOf(name, editable),
        `${path}.name must be one of the following values: ${editable.join(', ')}`,
      );
      check(!placed.has(name), `${path}.name is placed twice`);
      check(
        fieldWidths.some((allowed) => allowed === size),
        `${path}.size must be one of the following values: ${fieldWidths.join(', ')}`,
      );
      placed.add(name);
      width += typeof size === 'number' ? size : 0;
    }
    check(width <= gridColumns, `layouts.edit[${index}] must be at most ${gridColumns} columns wide`);
  }
}

function listableNames(attributes: Attributes): readonly string[] {
  return [
    'id',
    ...Object.keys(attributes).filter((name) => {
      const attribute = ownValue(attributes, name);
      return attribute !== undefined && isListable(attribute);
    }),
  ];
}

function isOneOf(value: unknown, allowed: readonly string[]): boolean {
  return typeof value === 'string' && allowed.includes(value);
}

/** Records the sentence of a broken rule. */
export type Check = (holds: boolean, sentence: string) => void;

/** Validates the groups of an edit view; stops at limits on their number. */
export function checkGroups(
  { groups, layouts }: { readonly groups?: unknown; readonly layouts?: unknown },
  model: ContentType | Component,
  check: Check,
): void {
  if (isComponent(model)) return check(false, 'groups are for content types only');
  if (!isRecord(groups)) return check(false, 'groups must be an object or null');
  const { kind, items } = groups;
  check(
    kind === 'tabs' || kind === 'sections',
    'groups.kind must be one of the following values: tabs, sections',
  );
  if (!Array.isArray(items)) return check(false, 'groups.items must be an array');
  if (items.length < 1 || items.length > maxGroups) {
    return check(false, `groups.items must have 1 to ${maxGroups} items`);
  }
  const editable = editableNames(model.attributes);
  const names = new Set<unknown>();
  const owners = new Map<unknown, number>();
  for (const [index, item] of items.entries()) {
    const path = `groups.items[${index}]`;
    const { name, fields }: { name?: unknown; fields?: unknown } = isRecord(item) ? item : {};
    check(isGroupName(name), `${path}.name must be a text of 1 to ${maxGroupNameLength} characters`);
    check(!names.has(name), `${path}.name is the name of two groups`);
    names.add(name);
    if (!Array.isArray(fields) || fields.length > editable.length) {
      check(false, `${path}.fields must be an array of at most ${editable.length} fields`);
      continue;
    }
    for (const [fieldIndex, field] of fields.entries()) {
      check(
        typeof field === 'string' && editable.includes(field),
        `${path}.fields[${fieldIndex}] must be one of the following values: ${editable.join(', ')}`,
      );
      check(!owners.has(field), `${path}.fields[${fieldIndex}] is in a group already`);
      owners.set(field, index);
    }
  }
  checkRowsOf(layouts, owners, check);
}

/** A row belongs to one group; fields in no group belong to the first one. */
function checkRowsOf(layouts: unknown, owners: ReadonlyMap<unknown, number>, check: Check): void {
  const rows: readonly unknown[] = isRecord(layouts) && Array.isArray(layouts['edit']) ? layouts['edit'] : [];
  for (const [index, row] of rows.entries()) {
    if (!Array.isArray(row)) continue;
    const [first, ...others] = row.map((cell: unknown) =>
      isRecord(cell) ? (owners.get(cell['name']) ?? 0) : 0,
    );
    check(
      others.every((owner) => owner === first),
      `layouts.edit[${index}] must contain fields of one group`,
    );
  }
}

/** White space around a name would be invisible, but would distinguish two groups. */
function isGroupName(name: unknown): boolean {
  return (
    typeof name === 'string' && name.length >= 1 && name.length <= maxGroupNameLength && name.trim() === name
  );
}
