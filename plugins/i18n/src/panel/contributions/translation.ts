import { isLocalized } from '@admin/content-model';
import type { InitialValuesSource } from '@admin/plugin-content-manager/points';
import { contentParts } from './load-content-parts.ts';
import { translationId } from '../edit/translation-id.ts';

/**
 * Fills a new translation with the fields that all locales share. A single type is a translation if it exists in any
 * locale.
 */
export const translation: InitialValuesSource = {
  id: translationId,
  queryParam: 'relatedEntityId',
  load(entry, host) {
    const { contentType, from } = entry;
    if (!isLocalized(contentType) || (from === null && contentType.kind === 'collectionType')) return null;
    return contentParts().then((parts) => parts.loadSharedValues(entry, host));
  },
};
