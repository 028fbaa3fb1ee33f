import { forbidden, type ApiClient, type FormPart, type PluginContext } from '@admin/server';
import { invalid } from '../errors.ts';

const names = ['ref', 'refId', 'field'] as const;

/** The media attribute of an entry to which uploaded files are added. */
interface FileReference {
  /** Uid of the content type. */
  readonly ref: string;
  readonly refId: string;
  readonly field: string;
}

/** A form whose reference is collected while its other parts are read. */
interface ReferencingForm {
  readonly parts: AsyncIterable<FormPart>;
  /** Returns the reference, once all parts were read; null without one. Throws VALIDATION_FAILED (400) for a partial one. */
  readonly reference: () => FileReference | null;
}

/** Separates the parts of a form that name an entry. */
export function withReference(form: AsyncIterable<FormPart>): ReferencingForm {
  const found = new Map<string, string>();
  async function* others(): AsyncIterable<FormPart> {
    for await (const part of form) {
      if (part.kind === 'text' && names.some((name) => name === part.name)) found.set(part.name, part.value);
      else yield part;
    }
  }
  return {
    parts: others(),
    reference() {
      if (found.size === 0) return null;
      const missing = names.find((name) => (found.get(name) ?? '') === '');
      if (missing !== undefined) throw invalid([missing], `${missing} is a required field`);
      const [ref = '', refId = '', field = ''] = names.map((name) => found.get(name));
      return { ref, refId, field };
    },
  };
}

/**
 * Adds files to a media attribute of an entry, which the client must be allowed to update.
 * @throws AppError FORBIDDEN (403), NOT_FOUND (404), VALIDATION_FAILED (400) for what is not a media attribute,
 *   ENTRY_CHANGED (412) if the entry was changed at the same time
 */
export async function linkFiles(
  { content, schemas }: Pick<PluginContext, 'content' | 'schemas'>,
  { permissions, allows }: ApiClient,
  { reference, ids }: { readonly reference: FileReference | null; readonly ids: readonly number[] },
): Promise<void> {
  if (reference === null) return;
  const { ref, refId, field } = reference;
  if (allows?.(`${ref}.update`) !== true) throw forbidden();
  const attributes = schemas.contentTypes.get(ref)?.attributes ?? {};
  const attribute = Object.hasOwn(attributes, field) ? attributes[field] : undefined;
  if (attribute?.type !== 'media') throw invalid(['field'], `${field} is not a media attribute`);
  const entry = { permissions, uid: ref, id: refId };
  if (attribute.multiple !== true) {
    await content.updateEntry({ ...entry, body: { [field]: ids.at(-1) } });
    return;
  }
  const { entry: stored, version } = await content.readEntry(entry);
  const known = Array.isArray(stored[field]) ? (stored[field] as readonly { readonly id: number }[]) : [];
  const all = [...known.map(({ id }) => id), ...ids];
  await content.updateEntry({ ...entry, body: { [field]: all }, ifMatch: `"v${version}"` });
}
