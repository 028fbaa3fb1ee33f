import { mostGroups, longestGroupName } from '../layout/index.ts';
import { isRecord } from '../rules/index.ts';
import type { Component, ContentType } from '../schema/index.ts';
import { isComponent } from './default-configuration.ts';
import { editableNames } from './eligibility.ts';

/** Notes a sentence about a rule that does not hold. */
export type Check = (holds: boolean, sentence: string) => void;

/** Judges how the fields of an edit view are divided into groups; stops where there are too many of something. */
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
  if (items.length < 1 || items.length > mostGroups) {
    return check(false, `groups.items must have 1 to ${mostGroups} items`);
  }
  const editable = editableNames(model.attributes);
  const names = new Set<unknown>();
  const owners = new Map<unknown, number>();
  for (const [index, item] of items.entries()) {
    const path = `groups.items[${index}]`;
    const { name, fields }: { name?: unknown; fields?: unknown } = isRecord(item) ? item : {};
    check(isGroupName(name), `${path}.name must be a text of 1 to ${longestGroupName} characters`);
    check(!names.has(name), `${path}.name is the name of two groups`);
    names.add(name);
    if (!Array.isArray(fields) || fields.length > editable.length) {
      check(false, `${path}.fields must be an array of at most ${editable.length} fields`);
      continue;
    }
    for (const [place, field] of fields.entries()) {
      check(
        typeof field === 'string' && editable.includes(field),
        `${path}.fields[${place}] must be one of the following values: ${editable.join(', ')}`,
      );
      check(!owners.has(field), `${path}.fields[${place}] is in a group already`);
      owners.set(field, index);
    }
  }
  checkRowsOf(layouts, owners, check);
}

/** A row belongs to one group, as the first one has what no group names. */
function checkRowsOf(layouts: unknown, owners: ReadonlyMap<unknown, number>, check: Check): void {
  const rows: readonly unknown[] = isRecord(layouts) && Array.isArray(layouts['edit']) ? layouts['edit'] : [];
  for (const [index, row] of rows.entries()) {
    if (!Array.isArray(row)) continue;
    const [first, ...others] = row.map((cell: unknown) =>
      isRecord(cell) ? (owners.get(cell['name']) ?? 0) : 0,
    );
    check(
      others.every((owner) => owner === first),
      `layouts.edit[${index}] must hold fields of one group`,
    );
  }
}

/** Blanks around a name would be seen by nobody, and tell two groups apart all the same. */
function isGroupName(name: unknown): boolean {
  return (
    typeof name === 'string' && name.length >= 1 && name.length <= longestGroupName && name.trim() === name
  );
}
