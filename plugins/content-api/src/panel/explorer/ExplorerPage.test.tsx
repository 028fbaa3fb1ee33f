import { createTestPanel, fillField } from '@admin/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  explorerPanel,
  fakeContentApi,
  withArticles,
  withInvalidParameter,
  type ExplorerSpec,
} from '../fixtures/explorer-panel.testing.ts';

let restore = (): void => undefined;

async function openExplorer(api: ReturnType<typeof fakeContentApi>, spec: ExplorerSpec = {}) {
  ({ restore } = api);
  const panel = await createTestPanel(explorerPanel(spec));
  await screen.findByRole('navigation', { name: 'Operations' });
  const user = userEvent.setup();
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { ...panel, ...api, user, send, choose };
}

describe('the API explorer', () => {
  afterEach(() => restore());

  it('lists the operations that a page can run, and finds them by method and path', async () => {
    const { user } = await openExplorer(fakeContentApi());
    const operations = within(screen.getByRole('navigation', { name: 'Operations' }));
    const names = () => operations.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names()).toEqual([
      'GET/api/articles',
      'GET/api/articles/{id}',
      'POST/api/articles',
      'DELETE/api/articles/{id}',
      'GET/api/homepage',
    ]);
    await user.type(operations.getByRole('textbox', { name: 'Search operations' }), 'delete');
    expect(names()).toEqual(['DELETE/api/articles/{id}']);
  });

  it('sends a request with the permissions of the user, and shows status, headers and JSON', async () => {
    const { send, choose, sent, user } = await openExplorer(fakeContentApi());
    await choose('fields', 'title');
    await user.keyboard('{Escape}');
    await choose('status', 'draft');
    await user.type(screen.getByRole('textbox', { name: 'pagination[page]' }), '2');
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await choose('Operator', '$contains');
    await fillField(user, screen.getByRole('textbox', { name: 'Value' }), 'night');
    await send();
    expect(await screen.findByText(/^Status 200 after \d+ ms$/)).toBeVisible();
    expect(sent).toEqual([
      {
        method: 'GET',
        address: '/api/articles?fields=title&status=draft&pagination[page]=2&filters[title][$contains]=night',
        authorization: 'Bearer signed_user',
        body: null,
      },
    ]);
    expect(screen.getByText('W/"x1"')).toBeVisible();
    const body = within(screen.getByRole('region', { name: 'Body of the response' }));
    expect(body.getByText('"The night garden 1"')).toBeVisible();
    await user.click(body.getByRole('button', { name: 'Content of "data": [' }));
    expect(body.queryByText('"The night garden 1"')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(body.getByText('"The night garden 1"')).toBeVisible();
  });

  it('shows the error of a parameter at its field', async () => {
    const { send, choose, user } = await openExplorer(fakeContentApi(withInvalidParameter));
    await choose('fields', 'slug');
    await user.keyboard('{Escape}');
    await send();
    await screen.findByText(/^Status 400/);
    expect(screen.getByRole('combobox', { name: 'fields' })).toHaveAccessibleDescription(
      'Invalid parameter slug',
    );
    expect(screen.getByRole('combobox', { name: 'populate' })).not.toHaveAccessibleDescription();
  });

  it('accepts further texts in a list that permits them', async () => {
    const { send, sent, user } = await openExplorer(fakeContentApi());
    await user.type(screen.getByRole('combobox', { name: 'populate' }), 'author.cover');
    await user.click(await screen.findByRole('option', { name: 'author.cover' }));
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('combobox', { name: 'fields' }), 'nothing');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await send();
    await waitFor(() => expect(sent[0]?.address).toBe('/api/articles?populate=author.cover'));
  });

  it('asks before a request that changes content, and sends nothing without an answer', async () => {
    const { send, sent, user } = await openExplorer(fakeContentApi(), {
      at: '/settings/api-explorer?operation=article.delete',
    });
    await send();
    expect(screen.getByRole('textbox', { name: 'id' })).toHaveAccessibleDescription('Enter a value.');
    await user.type(screen.getByRole('textbox', { name: 'id' }), '7');
    await send();
    const question = within(await screen.findByRole('alertdialog', { name: 'Change content?' }));
    expect(question.getByText('DELETE /api/articles/7')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    await send();
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^Status 200/);
    expect(sent.map(({ method, address }) => `${method} ${address}`)).toEqual(['DELETE /api/articles/7']);
  });

  it('names the invalid values of a body', async () => {
    const errors = [
      { path: ['title'], message: 'title must be at least 3 characters', name: 'ValidationError' },
    ];
    const error = { status: 400, name: 'ValidationError', message: 'Invalid', details: { errors } };
    const api = fakeContentApi(() => ({ status: 400, body: { data: null, error } }));
    const { send, user, sent } = await openExplorer(api, {
      at: '/settings/api-explorer?operation=article.create',
    });
    await screen.findByRole('textbox', { name: /^Body/ });
    await send();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('title must be at least 3 characters')).toBeVisible();
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ data: {} });
  });

  it('sends as everyone and with a pasted token, which code and history do not contain', async () => {
    const { send, sent, user } = await openExplorer(fakeContentApi(withArticles, { isPublic: false }));
    await user.click(screen.getByRole('radio', { name: /^Everyone/ }));
    expect(await screen.findByText(/may not read the description/)).toBeVisible();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('radio', { name: /^API token/ }));
    await user.click(screen.getByLabelText(/^Token/));
    await user.paste(`Bearer ${'abc1'.repeat(8)}\n`);
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ authorization }) => authorization)).toEqual([null, `Bearer ${'abc1'.repeat(8)}`]);
    expect(document.body).not.toHaveTextContent('abc1abc1');
  });

  it('copies the request as curl and TypeScript', async () => {
    const { user } = await openExplorer(fakeContentApi());
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { origin } = window.location;
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenLastCalledWith(
      `curl '${origin}/api/articles' \\\n  -H "Authorization: Bearer $TOKEN"`,
    );
    await user.click(screen.getByRole('tab', { name: 'TypeScript' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(writeText.mock.lastCall?.[0]).toContain(`client.collection('articles').find();`);
  });

  it('keeps the last 20 requests, and opens them again with their input', async () => {
    const { send, user, sent } = await openExplorer(fakeContentApi());
    const page = screen.getByRole('textbox', { name: 'pagination[page]' });
    for (let number = 1; number <= 21; number += 1) {
      fireEvent.change(page, { target: { value: String(number) } });
      // oxlint-disable-next-line no-await-in-loop
      await send();
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy'),
      );
    }
    expect(sent).toHaveLength(21);
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(history.getAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: /api\/homepage/ }));
    await user.click(history.getByRole('button', { name: /pagination\[page\]=7/ }));
    expect(await screen.findByRole('textbox', { name: 'pagination[page]' })).toHaveValue('7');
    await user.click(history.getByRole('button', { name: 'Clear' }));
    expect(history.getByText(/appear here/)).toBeVisible();
  });

  it('cancels a request', async () => {
    const { send, user } = await openExplorer(fakeContentApi(() => new Promise<never>(() => undefined)));
    await send();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('The response appears here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('is closed to users without its permission', async () => {
    const api = fakeContentApi();
    ({ restore } = api);
    await createTestPanel(explorerPanel({ permissions: [] }));
    await waitFor(() => expect(document.body).not.toHaveTextContent('Operations'));
    expect(screen.queryByRole('link', { name: 'API explorer' })).not.toBeInTheDocument();
  });
});
