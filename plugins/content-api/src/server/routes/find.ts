import { maxCounted } from '@admin/server';
import { describePage, sizeOf, type PageInfo } from '../parameters/pagination.ts';
import type { EntryParameters, ListParameters } from '../parameters/read-parameters.ts';
import { wrapEntry } from '../responses/wrap-entries.ts';
import { orMissing, prepareReading, type ContentCall, type Reading } from './call.ts';

/** A list in a response. */
export interface ListBody {
  readonly data: readonly unknown[];
  readonly meta: { readonly pagination: PageInfo };
}

/** One entry in a response. */
export interface EntryBody {
  readonly data: unknown;
  readonly meta: Readonly<Record<string, never>>;
}

/** Returns an entry in the requested form. */
export function inForm(
  { contentType, services: { schemas } }: ContentCall,
  { projection }: Reading,
  { form }: Pick<EntryParameters, 'form'>,
  entry: Readonly<Record<string, unknown>>,
): unknown {
  return form === 'flat' ? entry : wrapEntry(entry, contentType, projection, schemas);
}

/** Returns a page of a list; drafts are hidden unless they are requested. */
export async function find(call: ContentCall, parameters: ListParameters): Promise<ListBody> {
  const { contentType, services } = call;
  const { page, query, locale } = parameters;
  const size = sizeOf(page);
  const reading = prepareReading(call, parameters, { drafts: 'on-request', entries: size });
  const start = page.form === 'start' ? { start: page.start } : {};
  const { results, total, isNarrowed } = await services.content.findProjected({
    ...reading,
    uid: contentType.uid,
    query: { ...query, ...(locale !== null && { locale }) },
    page: { page: page.form === 'page' ? page.page : 1, pageSize: size, ...start },
    ...(page.form === 'cursor' && { after: page.after }),
    withTotal: page.form !== 'cursor' && page.withCount,
  });
  return {
    data: results.map((entry) => inForm(call, reading, parameters, entry)),
    meta: {
      pagination: describePage(page, { results, total, maxTotal: isNarrowed ? maxCounted : Infinity }),
    },
  };
}

/** Returns one entry, drafts included unless only published ones are requested. */
export async function findOne(
  call: ContentCall & { readonly id: string },
  parameters: EntryParameters,
): Promise<EntryBody> {
  const { contentType, services, id } = call;
  const reading = prepareReading(call, parameters, { drafts: 'by-default', entries: 1 });
  const { locale } = parameters;
  const read = { ...reading, uid: contentType.uid, id, ...(locale !== null && { locale }) };
  const entry = await orMissing(() => services.content.readProjection(read));
  return { data: inForm(call, reading, parameters, entry), meta: {} };
}

/** Returns the entry of a single type in the requested locale; drafts are hidden unless they are requested. */
export async function findSingle(call: ContentCall, parameters: EntryParameters): Promise<EntryBody> {
  const { contentType, services } = call;
  const reading = prepareReading(call, parameters, { drafts: 'on-request', entries: 1 });
  const { permissions } = reading;
  const { uid } = contentType;
  const locale = parameters.locale ?? undefined;
  const entry = await orMissing(async () => {
    const id = await services.content.singleEntryId({ permissions, uid, locale, action: 'read' });
    return services.content.readProjection({ ...reading, uid, id });
  });
  return { data: inForm(call, reading, parameters, entry), meta: {} };
}
