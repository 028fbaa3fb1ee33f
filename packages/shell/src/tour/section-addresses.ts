import { createPageRef } from '../navigation/page-ref.ts';
import type { TourSection } from './progress/tour-state.ts';

/** Where each part is done, in a panel that has such a page: the plugins that bring them may be missing. */
export const sectionAddresses: Readonly<Record<TourSection, string>> = {
  contentTypeBuilder: createPageRef('plugins/content-type-builder').to(),
  contentManager: createPageRef('content-manager').to(),
  apiTokens: createPageRef('settings/api-tokens').to({}, { sort: 'name:ASC' }),
  transferTokens: createPageRef('settings/transfer-tokens').to({}, { sort: 'name:ASC' }),
};
