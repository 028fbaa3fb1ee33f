import { isLocalized } from '@admin/content-model';
import type { InitialValuesSource } from '@admin/plugin-content-manager/points';
import { contentParts } from './load-content-parts.ts';
import { translationId } from '../edit/translation-id.ts';

/** Translations begin with what all languages share; a single type is one as soon as it exists in any. */
export const translation: InitialValuesSource = {
  id: translationId,
  queryParam: 'relatedEntityId',
  load(entry, host) {
    const { contentType, from } = entry;
    if (!isLocalized(contentType) || (from === null && contentType.kind === 'collectionType')) return null;
    return contentParts().then((parts) => parts.loadSharedValues(entry, host));
  },
};
