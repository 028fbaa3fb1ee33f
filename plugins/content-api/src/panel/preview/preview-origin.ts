import type { EditContext } from '@admin/plugin-content-manager/points';

/** Returns the origin of the page of an entry; null for content types without a page and for new entries. */
export function previewOriginOf({ contentType, entry }: EditContext): string | null {
  const options: Readonly<Record<string, unknown>> | undefined = contentType.options;
  const origin = options?.['previewOrigin'];
  return typeof origin === 'string' && entry !== null ? origin : null;
}
