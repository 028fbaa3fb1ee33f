import { componentUids, freeUidNear } from '@admin/content-model';
import type { UidAvailability } from '@admin/contract';
import type { ContentTypeView } from '../../schema/index.ts';
import { entryModel, positionsOf, type EntryForm } from '@admin/entry-form';

/**
 * Whether a uid is free for a component of the form, as the rule book will judge it: no other component of the kind has
 * it in this entry. The server knows no more about it than the form does.
 */
export function checkComponentUid(
  form: Pick<EntryForm, 'values'>,
  view: ContentTypeView,
  path: string,
  value: string,
): UidAvailability {
  const { contentType, schemas } = entryModel(view);
  const all = componentUids(form.values(), contentType, schemas);
  const at = positionsOf(form.values(), path).join('.');
  const own = all.find((uid) => uid.path.join('.') === at);
  const taken = all.filter(
    (uid) => uid !== own && uid.component === own?.component && uid.attribute === own.attribute,
  );
  const suggestion = freeUidNear(value, new Set(taken.map((uid) => uid.value)));
  return suggestion === value ? { isAvailable: true, suggestion: null } : { isAvailable: false, suggestion };
}
