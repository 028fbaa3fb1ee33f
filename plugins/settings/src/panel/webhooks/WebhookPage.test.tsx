import { ApiError } from '@admin/shell';
import { responsesOf, respondWithError, fillField } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { webhooksEndpoints } from '../../endpoints/webhooks.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const create = 'POST /admin/webhooks';
const update = 'PUT /admin/webhooks/:id';
const trigger = 'POST /admin/webhooks/:id/trigger';
const deliveries = 'GET /admin/webhooks/:id/deliveries';
const replay = 'POST /admin/webhooks/:id/deliveries/:deliveryId/replay';
const newWebhook = '/settings/webhooks/create';

const text = (name: RegExp | string) => screen.getByRole('textbox', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

async function renderWebhook(spec: SettingsSpec = {}) {
  const rendered = await renderSettings({ at: newWebhook, ...spec });
  await screen.findByRole('textbox', { name: /^Name(?! of)/ });
  const { user } = rendered;
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const fill = async (url = 'https://hooks.example.com/in') => {
    await fillField(user, text(/^Name(?! of)/), ' Hook ');
    await fillField(user, text(/URL/), url);
    await user.click(box('Entry: Publish'));
  };
  return { ...rendered, fill, save };
}

describe('the limits of a webhook', () => {
  it('are sent when some are selected, and emptied when none is any more', async () => {
    const { fill, requests, location, save, user } = await renderWebhook();
    await fill();
    await user.click(await screen.findByRole('checkbox', { name: 'Author' }));
    await user.click(box('French (fr)'));
    await save();
    await waitFor(() => expect(location()).toBe('/settings/webhooks/99'));
    expect(requests(create)[0]?.body).toMatchObject({
      contentTypes: ['api::author.author'],
      locales: ['fr'],
    });
    await screen.findByRole('heading', { level: 1, name: 'Hook' });
    expect(box('French (fr)')).toBeChecked();
    await user.click(box('French (fr)'));
    await save();
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]?.body).toMatchObject({ contentTypes: ['api::author.author'], locales: [] });
  });

  it('are not offered by a server without them', async () => {
    await renderWebhook({
      responses: { 'GET /admin/webhook-limits': respondWithError(404, 'NotFoundError', 'Not Found') },
    });
    expect(screen.queryByRole('heading', { name: 'Limits' })).not.toBeInTheDocument();
  });
});

describe('a new webhook', () => {
  it('is saved with its headers and events, and then opens its own page', async () => {
    const { location, fill, requests, notices, save, user } = await renderWebhook();
    await fill();
    await user.click(screen.getByRole('button', { name: 'Add a header' }));
    // The new field receives the focus in the next frame.
    await waitFor(() => expect(text('Name of header 1')).toHaveFocus());
    await fillField(user, text('Name of header 1'), 'X-Key ');
    await user.type(text('Value of header 1'), 'a b');
    await user.click(screen.getByRole('button', { name: 'Add a header' }));
    await save();
    await waitFor(() => expect(location()).toBe('/settings/webhooks/99'));
    expect(requests(create)[0]?.body).toEqual({
      name: 'Hook',
      url: 'https://hooks.example.com/in',
      headers: { 'X-Key': 'a b' },
      events: ['entry.publish'],
    });
    expect(requests(update)).toEqual([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hook' })).toBeInTheDocument();
    expect(notices()).toMatchObject([{ tone: 'success' }]);
  });

  it('is created once and then disabled, even if disabling is retried', async () => {
    const blank = { name: '', url: '', headers: {}, events: [], isEnabled: true };
    let isDown = true;
    const { location, fill, requests, save, user } = await renderWebhook({
      responses: responsesOf<typeof webhooksEndpoints>({
        [update]: ({ body }) => {
          if (isDown) throw new ApiError({ name: 'NetworkError', message: '', status: 0 });
          return { data: { ...blank, ...body, id: 99 } };
        },
      }),
    });
    await fill();
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await save();
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    isDown = false;
    await save();
    await waitFor(() => expect(location()).toBe('/settings/webhooks/99'));
    expect(requests(create)).toHaveLength(1);
    expect(requests(update)[1]).toMatchObject({
      params: { id: '99' },
      body: { isEnabled: false },
    });
  });

  it('has no switch for users who may create but not change webhooks', async () => {
    const { create: make, read } = settingsPermissions.webhooks;
    await renderWebhook({ permissions: [make, read] });
    expect(screen.queryByRole('switch', { name: 'Enabled' })).not.toBeInTheDocument();
  });

  it('requires a name, a URL and an event before a request is sent', async () => {
    const { requests, save, user } = await renderWebhook();
    await fillField(user, text(/URL/), 'example');
    await save();
    expect(await screen.findByText('This value is required.')).toBeInTheDocument();
    expect(text(/URL/)).toHaveAccessibleDescription(/This is not a valid URL\./);
    expect(box('Entry: Create')).toHaveAccessibleDescription('Choose at least one event.');
    expect(requests(create)).toEqual([]);
  });

  it.each([
    [['', 'secret'], ['X-B', 'b'], 'Every value needs a header name.'],
    [['X-A', 'a'], ['x-a', 'b'], 'Use each header name only once.'],
  ])('shows the errors of headers: %j %j', async (first, second, fieldError) => {
    const { fill, requests, save, user } = await renderWebhook();
    await fill();
    for (const [index, [key = '', value = '']] of [first, second].entries()) {
      await user.click(screen.getByRole('button', { name: 'Add a header' }));
      await waitFor(() => expect(text(`Name of header ${index + 1}`)).toHaveFocus());
      if (key !== '') await user.type(text(`Name of header ${index + 1}`), key);
      await user.type(text(`Value of header ${index + 1}`), value);
    }
    await save();
    await waitFor(() => expect(text('Name of header 1')).toHaveAccessibleDescription(fieldError));
    expect(requests(create)).toEqual([]);
  });

  it('shows the server error at the URL, and keeps the input', async () => {
    const message = "Url is not supported because it isn't reachable over the public internet";
    const { fill, notices, save } = await renderWebhook({
      responses: {
        [create]: () => {
          const errors = [{ path: ['url'], message, name: 'ValidationError' }];
          throw new ApiError({ name: 'ValidationError', message, status: 400, details: { errors } });
        },
      },
    });
    await fill('http://127.0.0.1/in');
    await save();
    await waitFor(() => expect(text(/URL/)).toHaveAccessibleDescription(new RegExp(message)));
    expect(text(/URL/)).toHaveValue('http://127.0.0.1/in');
    expect(notices()).toMatchObject([{ tone: 'warning', title: { defaultMessage: 'An error occurred' } }]);
  });

  it('is not available to users who may not create one', async () => {
    await renderSettings({ at: newWebhook, permissions: [settingsPermissions.webhooks.read] });
    expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeInTheDocument();
  });
});

describe('the page of a webhook', () => {
  const at = '/settings/webhooks/1';

  it('saves a change and keeps the events of the other subject', async () => {
    const { requests, save, user } = await renderWebhook({ at });
    expect(box('All events of entries')).toBePartiallyChecked();
    await user.click(box('All events of entries'));
    await user.click(box('Entry: Delete'));
    expect(screen.queryByRole('checkbox', { name: 'Media: Publish' })).not.toBeInTheDocument();
    await user.click(box('Media: Delete'));
    await user.click(screen.getByRole('button', { name: 'Remove header 1' }));
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await save();
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]?.params).toEqual({ id: '1' });
    expect(requests(update)[0]?.body).toEqual({
      name: 'Build the website',
      url: 'https://build.example.com/hooks/website',
      headers: {},
      events: [
        'media.create',
        'entry.create',
        'entry.update',
        'entry.publish',
        'entry.unpublish',
        'media.delete',
      ],
      isEnabled: false,
    });
  });

  it('sends a hidden value back unchanged, and replaces it as a whole', async () => {
    const { requests, save, user } = await renderWebhook({ at });
    await user.type(text(/^Name(?! of)/), '!');
    await save();
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]?.body).toMatchObject({ headers: { 'X-Build-Key': '••••••••' } });
    await user.tab();
    await user.click(text('Name of header 1'));
    await user.tab();
    await user.keyboard('new-key');
    await save();
    await waitFor(() => expect(requests(update)).toHaveLength(2));
    expect(requests(update)[1]?.body).toMatchObject({ headers: { 'X-Build-Key': 'new-key' } });
  });

  it('has no unsaved changes after a change is undone', async () => {
    const { user } = await renderWebhook({ at });
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(box('Entry: Create'));
    expect(save).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(box('Entry: Create'));
    await user.click(screen.getByRole('button', { name: 'Add a header' }));
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });

  it('calls the saved webhook and shows the response of the receiver', async () => {
    let statusCode = 200;
    const { requests, user } = await renderWebhook({
      at,
      responses: {
        [trigger]: () =>
          statusCode === 200 ? { data: { statusCode } } : { data: { statusCode, message: 'Not Found' } },
      },
    });
    const press = () => user.click(screen.getByRole('button', { name: 'Trigger' }));
    await press();
    expect(await screen.findByText('Success: 200')).toBeInTheDocument();
    statusCode = 404;
    await press();
    expect(await screen.findByText('Failed: 404')).toBeInTheDocument();
    expect(screen.getByText('Not Found')).toBeInTheDocument();
    expect(requests(trigger).map((request) => request.params)).toEqual([{ id: '1' }, { id: '1' }]);
    await user.type(text(/^Name(?! of)/), '!');
    const button = screen.getByRole('button', { name: 'Trigger' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const card = within(screen.getByRole('region', { name: 'Test' }));
    expect(card.getByText(/Save your changes first/)).toBeInTheDocument();
  });

  it('is read-only for users who may not change it', async () => {
    await renderWebhook({ at, permissions: [settingsPermissions.webhooks.read] });
    expect(text(/^Name(?! of)/)).toBeDisabled();
    expect(text('Value of header 1')).toBeDisabled();
    expect(box('Entry: Create')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Save|Trigger|header/ })).not.toBeInTheDocument();
  });

  it('shows a message when the webhook does not exist', async () => {
    await renderSettings({ at: '/settings/webhooks/77' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('lists deliveries, shows the details of one, and sends them again', async () => {
    const { requests, notices, user } = await renderWebhook({ at });
    const card = within(await screen.findByRole('region', { name: 'Deliveries' }));
    expect(card.getAllByRole('row')).toHaveLength(4);
    expect(card.getByText('502 in 128 ms')).toBeInTheDocument();
    const actions = (name: string) => user.click(card.getByRole('button', { name: `Actions for ${name}` }));
    await actions('entry.publish api::article.article 42');
    await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'entry.publish' }));
    expect(dialog.getByText('<html><body>Bad gateway</body></html>')).toBeInTheDocument();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await actions('entry.publish api::article.article 41');
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    await waitFor(() => expect(requests(replay)[0]?.params).toEqual({ id: '1', deliveryId: '1' }));
    expect(notices()).toMatchObject([{ tone: 'success', title: { values: { count: 1 } } }]);
    await user.click(card.getByRole('combobox', { name: 'Show' }));
    await user.click(screen.getByRole('option', { name: 'Failed' }));
    await user.click(await card.findByRole('button', { name: 'Send failed ones again' }));
    expect(await card.findByText('There are no deliveries in this state.')).toBeInTheDocument();
  });

  it('shows a new secret once, after a confirmation', async () => {
    const { requests, user } = await renderWebhook({ at });
    await user.click(await screen.findByRole('button', { name: 'Make a new secret' }));
    expect(requests('POST /admin/webhooks/:id/secret')).toEqual([]);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Make a new secret' }));
    expect(await screen.findByRole('textbox', { name: 'Signing secret' })).toHaveValue(
      'whsec_c2VjcmV0LW9mLXRoZS13ZWJzaXRl',
    );
  });

  it.each([404, 405])(
    'hides secret and deliveries on a server that does not support them: %d',
    async (status) => {
      const { requests } = await renderWebhook({
        at,
        responses: {
          [deliveries]: () => {
            throw new ApiError({ name: 'NotFoundError', message: 'Not Found', status });
          },
        },
      });
      await waitFor(() => expect(requests(deliveries)).not.toEqual([]));
      await screen.findByRole('region', { name: 'Test' });
      expect(screen.queryByRole('region', { name: /Deliveries|Signing secret/ })).not.toBeInTheDocument();
    },
  );

  it('reports that deliveries could not be loaded, and retries', async () => {
    let isDown = true;
    const { user } = await renderWebhook({
      at,
      responses: {
        [deliveries]: () => {
          if (isDown) throw new ApiError({ name: 'InternalServerError', message: '', status: 500 });
          return { data: { results: [], pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } } };
        },
      },
    });
    expect(await screen.findByText('The deliveries could not be loaded.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing to show')).toBeInTheDocument();
  });

  it('shows deliveries without a button to send them to users who may not change the webhook', async () => {
    const { user } = await renderWebhook({ at, permissions: [settingsPermissions.webhooks.read] });
    const card = within(await screen.findByRole('region', { name: 'Deliveries' }));
    await user.click(card.getByRole('button', { name: 'Actions for entry.publish api::article.article 41' }));
    expect(await screen.findByRole('menuitem', { name: 'Details' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Send again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Signing secret' })).not.toBeInTheDocument();
  });
});
