import { isRecord } from '@admin/content-model';
import { httpRef, notifyRef, useService } from '@admin/shell';
import { useEditing } from '../../editing/editing-context.ts';
import { entryModel, ownedRelations } from '@admin/entry-form';
import { itemMessages } from '../messages.ts';
import type { CopiedItem } from './copied-items.ts';
import { fetchLinks, TooManyLinksError } from './fetch-links.ts';
import { itemCopy } from './item-copy.ts';

/**
 * Makes copies of items of a list, with all that they link: that is fetched, as the form need not have loaded it. A save
 * waits for it.
 * @returns the copies in the order of the keys; null, once it was said why, where what they link cannot be had
 */
export function useItemCopies(
  path: string,
  uidOf: (key: number) => string,
): (keys: readonly number[]) => Promise<readonly CopiedItem[] | null> {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const { form, view, address } = useEditing();
  return async (keys) => {
    const model = entryModel(view);
    const items = (): readonly CopiedItem[] =>
      keys.flatMap((key) => {
        const values = form.read(`${path}.#${key}`);
        return isRecord(values) ? [{ uid: uidOf(key), values }] : [];
      });
    const relations = items().flatMap(({ uid, values }) => ownedRelations(values, uid, model));
    const fetching = fetchLinks(http, relations, address.parameters);
    const ended = async (): Promise<void> => void (await Promise.allSettled([fetching]));
    const release = form.onSettle(ended);
    try {
      const linksOf = await fetching;
      return items().map(({ uid, values }) => ({ uid, values: itemCopy(values, uid, { model, linksOf }) }));
    } catch (error) {
      const title =
        error instanceof TooManyLinksError
          ? { ...itemMessages.tooManyLinks, values: { most: error.most } }
          : itemMessages.linksFailed;
      notify({ tone: 'warning', title });
      return null;
    } finally {
      release();
    }
  };
}
