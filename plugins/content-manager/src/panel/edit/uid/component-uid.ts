import { componentUids, freeUidNear, isSameValue } from '@admin/content-model';
import type { UidAvailability } from '@admin/contract';
import type { ContentTypeView } from '../../schema/index.ts';
import { entryModel, positionsOf, type EntryForm } from '@admin/entry-form';

/**
 * Returns whether a uid is free for a component of the form: no other component of the same type in the entry has it.
 * Needs no request, because uids of components are unique within their entry only.
 */
export function checkComponentUid(
  form: Pick<EntryForm, 'values'>,
  view: ContentTypeView,
  path: string,
  value: string,
): UidAvailability {
  const { contentType, schemas } = entryModel(view);
  const all = componentUids(form.values(), contentType, schemas);
  const at = positionsOf(form.values(), path);
  const own = all.find((uid) => isSameValue(uid.path, at));
  const taken = all.filter(
    (uid) => uid !== own && uid.component === own?.component && uid.attribute === own.attribute,
  );
  const suggestion = freeUidNear(value, new Set(taken.map((uid) => uid.value)));
  return suggestion === value ? { isAvailable: true, suggestion: null } : { isAvailable: false, suggestion };
}
