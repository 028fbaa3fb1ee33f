import { isMorph, isRecord, tempKey, type FormRelation, type FormValues } from '@admin/content-model';
import type { RelatedEntries } from '@admin/contract';
import { httpRef, notifyRef, useService, type HttpClient } from '@admin/shell';
import type { CallParameters } from '../../address/index.ts';
import { useEditing } from '../editing/editing-context.ts';
import {
  copyComponent,
  entryModel,
  mapComponents,
  ownedRelations,
  type FormModel,
  type LoadedRelations,
  type OwnedRelation,
} from '@admin/entry-form';
import { listedEntries } from '../session/related-query.ts';
import type { CopiedItem } from './copied-items.ts';
import { itemMessages } from './messages.ts';

/**
 * Returns a function that copies items of a list. It fetches their links, which the form may not have loaded; a save waits
 * for it.
 * @returns the copies in the order of the keys; null after a notification if the links cannot be fetched
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
    const settled = async (): Promise<void> => void (await Promise.allSettled([fetching]));
    const release = form.onSettle(settled);
    try {
      const linksOf = await fetching;
      return items().map(({ uid, values }) => ({ uid, values: itemCopy(values, uid, { model, linksOf }) }));
    } catch (error) {
      const title =
        error instanceof TooManyLinksError
          ? { ...itemMessages.tooManyLinks, values: { most: maxLinks } }
          : itemMessages.linksFailed;
      notify({ tone: 'warning', title });
      return null;
    } finally {
      release();
    }
  };
}

/**
 * Returns a copy of an item that can be added to any entry: without ids and keys, and with new links to the entries that it
 * and its inner components link to.
 * @param linksOf returns all links that the server has stored
 */
function itemCopy(
  item: FormValues,
  uid: string,
  { model, linksOf }: { readonly model: FormModel; readonly linksOf: LoadedRelations['read'] },
): FormValues {
  const map = (component: FormValues, inner: string): FormValues => {
    const { [tempKey]: _key, ...values } = copyComponent(component, inner, {
      model,
      loaded: { read: linksOf },
    });
    return values;
  };
  const copy = mapComponents(item, { type: 'component', component: uid }, { model, map });
  return isRecord(copy) ? copy : {};
}

/** Returns whether a component, or one inside it, has a polymorphic relation: its links can be counted but not copied. */
export function linksAnyType(uid: string, { schemas }: Pick<FormModel, 'schemas'>): boolean {
  const seen = new Set<string>();
  const linksIn = (component: string): boolean => {
    if (seen.has(component)) return false;
    seen.add(component);
    return Object.values(schemas.components.get(component)?.attributes ?? {}).some((attribute) => {
      if (attribute.type === 'relation') return isMorph(attribute);
      if (attribute.type === 'component') return linksIn(attribute.component);
      return attribute.type === 'dynamiczone' && attribute.components.some(linksIn);
    });
  };
  return linksIn(uid);
}

/** The maximum page size of the server. */
const pageSize = 100;

/** The maximum number of links of one relation in a copy: a save sends each of them. */
const maxLinks = 1_000;

/** A relation has more links than a copy may have. */
class TooManyLinksError extends Error {
  override readonly name = 'TooManyLinksError';
}

/**
 * Fetches all links of relations, page by page.
 * @returns a function that returns the links of one of them in their order
 * @throws TooManyLinksError for a relation with more than 1,000 links
 */
async function fetchLinks(
  http: HttpClient,
  relations: readonly OwnedRelation[],
  parameters: CallParameters,
): Promise<LoadedRelations['read']> {
  const fetchOne = async ({ owner, field }: OwnedRelation): Promise<readonly FormRelation[]> => {
    const pages: RelatedEntries[] = [];
    for (let page = 1, count = 1; page <= count; page += 1) {
      const response = await http.call('GET /content-manager/relations/:uid/:id/:field', {
        params: { uid: owner.uid, id: String(owner.id), field },
        query: { page, pageSize, ...parameters },
      });
      pages.push(response);
      if (!('results' in response)) break;
      if (response.pagination.total > maxLinks) throw new TooManyLinksError();
      count = response.pagination.pageCount;
    }
    return listedEntries(pages);
  };
  const links = await Promise.all(relations.map(fetchOne));
  return (owner, field) => {
    const position = relations.findIndex(
      (relation) =>
        relation.field === field && relation.owner.uid === owner?.uid && relation.owner.id === owner.id,
    );
    return links[position] ?? [];
  };
}
