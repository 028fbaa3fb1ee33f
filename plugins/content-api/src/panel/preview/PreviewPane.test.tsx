import { createTestPanel, respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  homepagePath,
  pageOrigin,
  previewPanel,
  type PreviewSpec,
} from '../fixtures/preview-panel.testing.ts';

async function openArticle(spec: PreviewSpec = {}) {
  const panel = await createTestPanel(previewPanel(spec));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  return { ...panel, title, user: userEvent.setup() };
}

async function openPreview(spec: PreviewSpec = {}) {
  const panel = await openArticle(spec);
  await panel.user.click(await screen.findByRole('button', { name: 'Open preview' }));
  const pane = within(await screen.findByRole('region', { name: 'Preview' }));
  return { ...panel, pane };
}

async function openPage(spec: PreviewSpec = {}) {
  const panel = await openPreview(spec);
  const frame = await panel.pane.findByTitle<HTMLIFrameElement>('Preview');
  const page = frame.contentWindow;
  if (page === null) throw new Error('The frame has no window');
  const post = vi.spyOn(page, 'postMessage').mockImplementation(() => undefined);
  const receive = (data: unknown, { origin = pageOrigin, source = page as Window | null } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { ...panel, frame, post, receive };
}

describe('the preview', () => {
  it('shows the page in a frame that cannot replace the panel, and closes', async () => {
    const { frame, pane, user } = await openPage();
    expect(frame).toHaveAttribute('src', `${pageOrigin}/en/articles/night?preview=signed_x`);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    await user.click(pane.getByRole('button', { name: 'Close preview' }));
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  });

  it('sends unsaved values to a page that asks for them, without passwords', async () => {
    const { post, receive, title, user } = await openPage();
    await user.type(title, '!');
    expect(post).not.toHaveBeenCalled();
    receive({ type: 'atrium-preview:ready' });
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    const [message, target] = post.mock.lastCall as unknown as [object, string];
    expect(target).toBe(pageOrigin);
    expect(message).toEqual({
      type: 'atrium-preview:values',
      uid: 'api::article.article',
      id: 1,
      locale: null,
      values: { title: 'The night garden!', subtitle: null },
    });
    await user.type(title, '?');
    await waitFor(() =>
      expect(post.mock.lastCall?.[0]).toMatchObject({ values: { title: 'The night garden!?' } }),
    );
  });

  it('sends unsaved values of a single type', async () => {
    const { post, receive, title, user, requests } = await openPage({ at: homepagePath });
    receive({ type: 'atrium-preview:ready' });
    await user.type(title, '!');
    await waitFor(() =>
      expect(post.mock.lastCall?.[0]).toMatchObject({
        uid: 'api::homepage.homepage',
        id: 1,
        values: { title: 'The night garden!' },
      }),
    );
    expect(requests('GET /content-api/previews/:uid/:id')[0]?.params).toEqual({
      uid: 'api::homepage.homepage',
      id: '1',
    });
  });

  it('ignores messages of other origins and windows, and of other kinds', async () => {
    const { post, receive, title } = await openPage();
    receive({ type: 'atrium-preview:ready' }, { origin: 'https://evil.example.com' });
    receive({ type: 'atrium-preview:ready' }, { source: window });
    receive({ type: 'atrium-preview:focus', path: 'title' }, { origin: 'https://evil.example.com' });
    receive({ type: 'atrium-preview:focus', path: 7 });
    receive('text');
    // The valid message is handled after the others.
    receive({ type: 'atrium-preview:ready' });
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    expect(title).not.toHaveFocus();
  });

  it('focuses the field that the page names', async () => {
    const { receive, title } = await openPage();
    receive({ type: 'atrium-preview:focus', path: 'title' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('changes its width with arrow keys, and that of the page with a list', async () => {
    const { frame, pane, user } = await openPage();
    const divider = pane.getByRole('separator', { name: 'Width of the preview' });
    divider.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(divider).toHaveAttribute('aria-valuenow', '50');
    await user.click(pane.getByRole('combobox', { name: 'Page width' }));
    await user.click(await screen.findByRole('option', { name: '390 px' }));
    expect(frame.style.inlineSize).toBe('390px');
  });

  it('names missing values of the address', async () => {
    const { pane } = await openPreview({ url: null, missing: ['slug'] });
    expect(await pane.findByText(/contains slug\./)).toBeVisible();
  });

  it('offers to retry after a failure', async () => {
    const { pane } = await openPreview({
      responses: {
        'GET /content-api/previews/:uid/:id': respondWithError(403, 'ForbiddenError', 'Forbidden'),
      },
    });
    expect(await pane.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
