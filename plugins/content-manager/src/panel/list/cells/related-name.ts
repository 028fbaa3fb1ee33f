import { type Creator, creatorName, ownValue } from '@admin/content-model';
import type { ListColumn } from '../../../points.ts';
import { shownText } from '../../text/shown-text.ts';

/** Returns the number of linked entries that a list contains instead of them; undefined for a linked entry. */
export function linkCount(value: object): number | undefined {
  // A linked entry may have an attribute called `count`; unlike a count it also has an id.
  return 'count' in value && !('id' in value) ? Number(value.count) : undefined;
}

const creators = new Set(['createdBy', 'updatedBy']);

/** Returns the name of a linked entry: the full name of a user, otherwise the main field or the id. */
export function relatedName(
  { name, mainField = 'id' }: Pick<ListColumn, 'name' | 'mainField'>,
  related: Readonly<Record<string, unknown>>,
): string | undefined {
  const person = creators.has(name) ? creatorName(related as unknown as Creator) : null;
  const called = person ?? (ownValue(related, mainField) || related['id']);
  return called === undefined || called === null ? undefined : shownText(called);
}
