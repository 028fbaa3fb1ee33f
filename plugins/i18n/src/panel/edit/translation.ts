import { isLocalized } from '@admin/content-model';
import type { EntryStart } from '@admin/plugin-content-manager/points';

/** Translations begin with what all languages share; a single type is one as soon as it exists in any. */
export const translation: EntryStart = {
  id: 'i18n.translation',
  wire: 'relatedEntityId',
  load(entry, host) {
    const { contentType, from } = entry;
    if (!isLocalized(contentType) || (from === null && contentType.kind === 'collectionType')) return null;
    return import('./shared-values.ts').then((module) => module.loadSharedValues(entry, host));
  },
};
