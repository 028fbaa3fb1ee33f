import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookList, bookPath } from '../list/fixtures/library-panel.tsx';
import { permissionsOn } from '../list/fixtures/library-permissions.ts';
import { bookUid } from '../list/fixtures/library-types.ts';
import { renderLibrary } from '../list/fixtures/render-library.tsx';
import { ContentHome } from './ContentHome.tsx';
import { changedEntries, ownDrafts } from './fixtures/recent-entries.ts';
import { RecentWork } from './RecentWork.tsx';

function renderRecent(respond: () => { changed: typeof changedEntries; drafts: typeof ownDrafts }) {
  return renderLibrary({
    content: <RecentWork />,
    responses: {
      'GET /admin/home/recent': () => {
        const { changed, drafts } = respond();
        return { data: { changed: [...changed], drafts: [...drafts] } };
      },
    },
  });
}

const nothingChanged = { 'GET /admin/home/recent': () => ({ data: { changed: [], drafts: [] } }) };

describe('the types on the home page that the content menu omits', () => {
  it('are listed for a user who reads them', async () => {
    const permissions = permissionsOn(bookUid, ['read']);
    await renderLibrary({ content: <ContentHome />, permissions, responses: nothingChanged });
    const section = within(await screen.findByRole('region', { name: 'Content you can read' }));
    expect(section.getByRole('link', { name: 'Book Read-only' })).toHaveAttribute(
      'href',
      `/admin${bookList}`,
    );
  });

  it('are absent for a user who creates in all of them', async () => {
    await renderLibrary({ content: <ContentHome />, responses: nothingChanged });
    await screen.findByRole('region', { name: 'Last changed' });
    expect(screen.queryByRole('region', { name: 'Content you can read' })).toBeNull();
  });
});

describe('the content manager on the home page', () => {
  it('lists recent changes and the drafts of the user, with links to the entries', async () => {
    await renderRecent(() => ({ changed: changedEntries, drafts: ownDrafts }));
    const changed = within(await screen.findByRole('region', { name: 'Last changed' }));
    expect(changed.getAllByRole('link')).toHaveLength(4);
    expect(changed.getByRole('link', { name: /The house that waited for rain.*Published/ })).toHaveAttribute(
      'href',
      `/admin${bookPath}/1`,
    );
    expect(changed.getByRole('link', { name: /^Book 4/ })).toHaveAttribute('href', `/admin${bookPath}/4`);
    const drafts = within(screen.getByRole('region', { name: 'Your drafts' }));
    expect(drafts.getAllByRole('link')).toHaveLength(2);
  });

  it('shows a message while there are none', async () => {
    await renderRecent(() => ({ changed: [], drafts: [] }));
    expect(await screen.findByText('What you and others change appears here.')).toBeVisible();
    expect(screen.getByText('You have no drafts waiting to be published.')).toBeVisible();
  });

  it.each([404, 405])('shows nothing on a server without this endpoint: %d', async (status) => {
    await renderRecent(() => {
      throw new ApiError({ name: 'UnknownError', message: 'Unknown', status });
    });
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Last changed' })).toBeNull();
    expect(screen.queryByText('Recent changes could not be loaded')).toBeNull();
  });

  it('offers a retry when the changes could not be loaded', async () => {
    let isUp = false;
    const { user } = await renderRecent(() => {
      if (!isUp) throw new ApiError({ name: 'InternalServerError', message: 'Broken', status: 500 });
      return { changed: [], drafts: [] };
    });
    expect(await screen.findByText('Recent changes could not be loaded')).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('What you and others change appears here.')).toBeVisible();
  });
});
