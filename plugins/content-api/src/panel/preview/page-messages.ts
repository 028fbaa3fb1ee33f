import { isRecord, isRelationDifference } from '@admin/content-model';

/** The type of messages from a page that wants to receive the values of the form. */
export const readyType = 'atrium-preview:ready';
/** The type of messages that ask to focus a field. */
export const focusType = 'atrium-preview:focus';
/** The type of messages with the values of the form. */
export const valuesType = 'atrium-preview:values';

/** A message of a page. */
export type PageMessage = { readonly type: 'ready' } | { readonly type: 'focus'; readonly path: string };

/** Returns a message of a page; null for anything else that pages send. */
export function pageMessage(sent: unknown): PageMessage | null {
  if (!isRecord(sent)) return null;
  const { type, path } = sent;
  if (type === readyType) return { type: 'ready' };
  if (type === focusType && typeof path === 'string' && path.length <= 500) return { type: 'focus', path };
  return null;
}

/**
 * Returns a value of the form for the page: without keys of the form, and without links, which are pending changes.
 * @param secrets names of attributes that the page must not receive
 */
export function pageValue(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => pageValue(item, secrets));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => !isLinkChange(one) && !secrets.has(name))
      .filter(([name]) => name === '__component' || !name.startsWith('__'))
      .map(([name, one]) => [name, pageValue(one, secrets)]),
  );
}

/** Returns whether a value is the pending change of a relation. */
export function isLinkChange(value: unknown): boolean {
  return isRelationDifference(value);
}
