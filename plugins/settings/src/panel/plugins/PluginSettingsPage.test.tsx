import { respondWithError } from '@admin/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notesPlugin, pluginServer } from '../fixtures/plugin-server.ts';
import { renderSettings } from '../fixtures/render-settings.ts';

const at = '/settings/plugins/notes';
const write = 'PUT /:plugin/settings';
const writable = { plugins: [notesPlugin] };
const readable = {
  plugins: [
    { ...notesPlugin, settings: notesPlugin.settings && { ...notesPlugin.settings, mayUpdate: false } },
  ],
};

const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the settings of a plugin', () => {
  it('are a form with a suitable field for each setting', async () => {
    await renderSettings({ at, responses: pluginServer(writable) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    const number = screen.getByRole('spinbutton', { name: /^Notes per page/ });
    expect(number).toHaveValue('20');
    expect(number).toHaveAccessibleDescription("More of them, {as} the list's end says, are a page further.");
    expect(await field(/^Sender name/)).toHaveValue('The editors');
    expect((await field(/^Greeting/)).tagName).toBe('TEXTAREA');
    expect(screen.getByRole('combobox', { name: /^Order/ })).toHaveTextContent('Newest first');
    expect(screen.getByRole('switch', { name: 'Everybody may write' })).toBeChecked();
  });

  it('send the changed values, confirm the save, and continue with the response', async () => {
    const { requests, notices, user } = await renderSettings({ at, responses: pluginServer(writable) });
    await user.type(await field(/^Sender name/), ' of today ');
    await user.click(screen.getByRole('switch', { name: 'Everybody may write' }));
    await user.click(screen.getByRole('combobox', { name: /^Order/ }));
    await user.click(await screen.findByRole('option', { name: 'Oldest on top' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices()).toMatchObject([{ title: { defaultMessage: 'Saved' } }]));
    expect(requests(write)).toMatchObject([
      {
        params: { plugin: 'notes' },
        body: { senderName: 'The editors of today', isOpen: false, order: 'oldest' },
      },
    ]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
    );
  });

  it('require a number before a request is sent', async () => {
    const { requests, user } = await renderSettings({ at, responses: pluginServer(writable) });
    const number = await screen.findByRole('spinbutton', { name: /^Notes per page/ });
    await user.clear(number);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/This value is required\./));
    expect(requests(write)).toEqual([]);
  });

  it('keep rejected values, and show the error at the field', async () => {
    const message = 'senderName must be at most 80 characters';
    const errors = [{ path: ['senderName'], message, name: 'ValidationError' }];
    const refusal = respondWithError(400, 'ValidationError', message, { errors });
    const { user } = await renderSettings({ at, responses: { ...pluginServer(writable), [write]: refusal } });
    const sender = await field(/^Sender name/);
    await user.type(sender, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const named = 'Sender name must be at most 80 characters';
    await waitFor(() => expect(sender).toHaveAccessibleDescription(named));
    expect(sender).toHaveValue('The editors!');
  });

  it('ask for confirmation before unsaved changes are lost', async () => {
    const { location, user } = await renderSettings({ at, responses: pluginServer(writable) });
    await user.type(await field(/^Sender name/), '!');
    await user.click(screen.getByRole('link', { name: 'Back to the plugins' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(location()).toBe(at);
  });

  it('are read-only for users who may only read them', async () => {
    await renderSettings({ at, responses: pluginServer(readable) });
    expect(await field(/^Sender name/)).toBeDisabled();
    for (const control of ['spinbutton', 'switch', 'combobox']) {
      expect(screen.getByRole(control)).toBeDisabled();
    }
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it.each<[string, object]>([
    ['is not installed', { plugins: [] }],
    ['has none that the user may read', { plugins: [{ ...notesPlugin, settings: null }] }],
  ])('have no page when the plugin %s', async (_case, plugins) => {
    const responses = pluginServer(plugins as Parameters<typeof pluginServer>[0]);
    const { requests } = await renderSettings({ at, responses });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(requests('GET /:plugin/settings')).toEqual([]);
  });
});
