import { createPageRef } from '../navigation/page-ref.ts';
import type { TourSection } from './progress/tour-state.ts';

/** The page of each section. A panel without the plugin has no such page. */
export const sectionAddresses: Readonly<Record<TourSection, string>> = {
  contentTypeBuilder: createPageRef('plugins/content-type-builder').to(),
  contentManager: createPageRef('content-manager').to(),
  apiTokens: createPageRef('settings/api-tokens').to({}, { sort: 'name:ASC' }),
  transferTokens: createPageRef('settings/transfer-tokens').to({}, { sort: 'name:ASC' }),
};
