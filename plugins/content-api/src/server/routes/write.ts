import { AppError, refused, type ContentPermissions, type PluginContext } from '@admin/server';
import { writingPermissions } from '../access/api-permissions.ts';
import type { EntryParameters } from '../parameters/read-parameters.ts';
import { orMissing, prepareReading, type ContentCall, type Reading } from './call.ts';
import { inForm, type EntryBody } from './find.ts';

type Values = Readonly<Record<string, unknown>>;

/** A call that changes an entry. */
export interface WriteCall extends Omit<ContentCall, 'services'> {
  readonly services: Pick<PluginContext, 'content' | 'schemas' | 'now'>;
  /** The body as sent. */
  readonly body: unknown;
}

interface ReadBody {
  readonly values: Values;
  /** The time of publication; null for a draft, undefined when absent. */
  readonly publishedAt: string | null | undefined;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalidBody(message: string): AppError {
  return new AppError({ name: 'ValidationError', status: 400, code: 'VALIDATION_FAILED', message });
}

/** Reads the time of publication among sent values. */
function readValues({ publishedAt: sent, ...values }: Values): ReadBody {
  if (sent === undefined || sent === null) return { values, publishedAt: sent };
  const time = typeof sent === 'string' || typeof sent === 'number' ? new Date(sent) : null;
  if (time === null || Number.isNaN(time.getTime())) {
    throw invalidBody('publishedAt must be a timestamp or null');
  }
  return { values, publishedAt: time.toISOString() };
}

/** Reads the values in `data`. @throws AppError VALIDATION_FAILED (400) without them */
function readBody(body: unknown): ReadBody {
  const data = isObject(body) ? body['data'] : undefined;
  if (!isObject(data)) throw invalidBody('Missing "data" payload in the request body');
  return readValues(data);
}

function timeOf({ services }: WriteCall, publishedAt: ReadBody['publishedAt']): string | null {
  return publishedAt === undefined ? new Date(services.now()).toISOString() : publishedAt;
}

/** Returns the locale in `locale` of the values, otherwise that of the query. */
function localeOf({ values }: ReadBody, { locale }: EntryParameters): unknown {
  return values['locale'] ?? locale ?? undefined;
}

function reading(call: WriteCall, parameters: EntryParameters): Reading {
  // The client has just written the entry: its response shows it in any state.
  return prepareReading(call, { ...parameters, state: null }, { drafts: 'written', entries: 1 });
}

/** Returns a written entry as far as the client may read it: at least its id. */
async function respond(
  call: WriteCall,
  parameters: EntryParameters,
  { read, id }: { readonly read: Reading; readonly id: number },
): Promise<EntryBody> {
  const { services, contentType } = call;
  const entry = await readable(
    () => services.content.readProjection({ ...read, uid: contentType.uid, id }),
    id,
  );
  return { data: inForm(call, read, parameters, entry), meta: {} };
}

async function readable(read: () => Promise<Values>, id: number): Promise<Values> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') return { id };
    throw error;
  }
}

/** Creates an entry, published unless `publishedAt` is null. */
export async function create(call: WriteCall, parameters: EntryParameters): Promise<EntryBody> {
  const { services, contentType } = call;
  const body = readBody(call.body);
  const read = reading(call, parameters);
  const { entry } = await services.content.createEntry({
    permissions: writingPermissions(call.apiClient, read.permissions),
    uid: contentType.uid,
    body: body.values,
    locale: localeOf(body, parameters),
    publishedAt: timeOf(call, body.publishedAt),
  });
  return respond(call, parameters, { read, id: entry.id });
}

/** Changes an entry; absent attributes, and the state without `publishedAt`, stay unchanged. */
export async function update(
  call: WriteCall & { readonly id: string },
  parameters: EntryParameters,
): Promise<EntryBody> {
  const { services, contentType, id } = call;
  const { values, publishedAt } = readBody(call.body);
  const read = reading(call, parameters);
  const { entry } = await services.content.updateEntry({
    permissions: writingPermissions(call.apiClient, read.permissions),
    uid: contentType.uid,
    id,
    body: values,
    ...(publishedAt !== undefined && { publishedAt }),
  });
  return respond(call, parameters, { read, id: entry.id });
}

/** Creates or changes the entry of a single type; a new one is published unless `publishedAt` is null. */
export async function saveSingle(call: WriteCall, parameters: EntryParameters): Promise<EntryBody> {
  const { services, contentType } = call;
  const { uid } = contentType;
  const body = readBody(call.body);
  const read = reading(call, parameters);
  const locale = localeOf(body, parameters);
  const permissions = writingPermissions(call.apiClient, read.permissions);
  const isNew = (await findSingleId(call, permissions, locale)) === null;
  const publishedAt = isNew ? timeOf(call, body.publishedAt) : body.publishedAt;
  const { entry } = await services.content.saveSingle({
    permissions,
    uid,
    body: body.values,
    locale,
    ...(publishedAt !== undefined && { publishedAt }),
  });
  return respond(call, parameters, { read, id: entry.id });
}

async function findSingleId(
  { services, contentType: { uid } }: WriteCall,
  permissions: ContentPermissions,
  locale: unknown,
): Promise<number | null> {
  try {
    return await services.content.singleEntryId({ permissions, uid, locale, action: 'update' });
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Deletes an entry; returns it as it was. */
export async function remove(
  call: Omit<WriteCall, 'body'> & { readonly id: string | number },
  parameters: EntryParameters,
): Promise<EntryBody> {
  const { services, contentType, id } = call;
  const { uid } = contentType;
  const read = reading({ ...call, body: undefined }, parameters);
  const last = await readable(() => services.content.readProjection({ ...read, uid, id }), Number(id));
  await services.content.deleteEntry({
    permissions: writingPermissions(call.apiClient, read.permissions),
    uid,
    id,
  });
  return { data: inForm(call, read, parameters, last), meta: {} };
}

/** Deletes the entry of a single type in one locale. */
export async function removeSingle(
  call: Omit<WriteCall, 'body'>,
  parameters: EntryParameters,
): Promise<EntryBody> {
  const { services, contentType, apiClient } = call;
  const id = await services.content.singleEntryId({
    permissions: apiClient.permissions,
    uid: contentType.uid,
    locale: parameters.locale ?? undefined,
    action: 'delete',
  });
  return remove({ ...call, id }, parameters);
}

/** Adds a locale to an entry; a draft unless `publishedAt` is sent. Returns it without `data` and `attributes`. */
export async function createLocalization(
  call: WriteCall & { readonly id: string },
  parameters: EntryParameters,
): Promise<Values> {
  const { services, contentType, id } = call;
  if (!isObject(call.body)) throw invalidBody('locale is a required field');
  const { values, publishedAt } = readValues(call.body);
  const { locale } = values;
  if (typeof locale !== 'string' || locale === '') throw invalidBody('locale is a required field');
  const { uid } = contentType;
  const read = reading(call, parameters);
  await orMissing(() => services.content.readProjection({ ...read, uid, id }));
  const { entry } = await withFreeLocale(() =>
    services.content.createEntry({
      permissions: writingPermissions(call.apiClient, read.permissions),
      uid,
      body: values,
      locale,
      relatedEntityId: id,
      publishedAt: publishedAt ?? null,
    }),
  );
  return readable(() => services.content.readProjection({ ...read, uid, id: entry.id }), entry.id);
}

async function withFreeLocale<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RELATED_ENTRY_UNUSABLE') throw error;
    throw refused('RELATED_ENTRY_UNUSABLE', 'locale is already used');
  }
}
