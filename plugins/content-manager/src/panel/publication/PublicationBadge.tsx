import { badgeElement } from '@admin/ui';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { publicationMessages, type Publication } from './publication.ts';

/** Returns the publication state of an entry as a badge; null for types without drafts. */
export function publicationBadge(publication: Publication, intl: IntlShape): ReactNode {
  if (publication === 'none') return null;
  return badgeElement({
    marker: 'dot',
    tone: publication === 'published' ? 'success' : 'neutral',
    children: intl.formatMessage(publicationMessages[publication]),
  });
}

/** The publication state of an entry, the same in lists and in the edit view; nothing for types without drafts. */
export function PublicationBadge({ publication }: { readonly publication: Publication }) {
  return publicationBadge(publication, useIntl());
}
