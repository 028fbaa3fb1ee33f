import { render, screen } from '@testing-library/react';
import { IntlProvider, useIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../edit/fixtures/gallery-entry.ts';
import { publicationCell } from '../list/cells/ScalarCells.tsx';
import { PublicationBadge } from './PublicationBadge.tsx';

const DraftCell = () => publicationCell({ ...galleryEntry, publishedAt: null }, useIntl());

describe('the badge of a draft', () => {
  it('looks the same in a list and in the edit view', () => {
    render(
      <IntlProvider locale="en" onError={() => undefined}>
        <DraftCell />
        <PublicationBadge publication="draft" />
      </IntlProvider>,
    );
    const [inList, inEditView] = screen.getAllByText('Draft');
    expect(inList?.parentElement?.innerHTML).toBe(inEditView?.parentElement?.innerHTML);
    expect(inList?.outerHTML).toBe(inEditView?.outerHTML);
  });
});
