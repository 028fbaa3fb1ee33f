import { ownValue, creatorName, type Creator } from '@admin/content-model';
import type { ListColumn } from '../../../../points.ts';
import { shownText } from '../../../text/shown-text.ts';

const creators = new Set(['createdBy', 'updatedBy']);

/** What one related entry is called: people by their whole name, all else by its main field, or its id. */
export function relatedName(
  { name, mainField = 'id' }: Pick<ListColumn, 'name' | 'mainField'>,
  related: Readonly<Record<string, unknown>>,
): string | undefined {
  const person = creators.has(name) ? creatorName(related as unknown as Creator) : null;
  const called = person ?? (ownValue(related, mainField) || related['id']);
  return called === undefined || called === null ? undefined : shownText(called);
}
