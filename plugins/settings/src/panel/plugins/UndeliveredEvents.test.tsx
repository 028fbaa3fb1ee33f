import { respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { everyPermission } from '../fixtures/settings-panel.ts';
import { pluginServer, somePlugins } from '../fixtures/plugin-server.ts';
import { renderSettings } from '../fixtures/render-settings.ts';

const at = '/settings/plugins';
const update = 'admin::project-settings.update';
const failed = { name: 'Error of the listener print' };

const undelivered = () => screen.findByRole('group', { name: 'Undelivered events' });
const events = () => screen.findByRole('list', { name: 'Failed events of print' });
const retryAll = () => screen.getByRole('button', { name: 'Retry all: print' });

describe('the undelivered events', () => {
  it('are counted by listener, with the error of the listener', async () => {
    await renderSettings({ at, responses: pluginServer(somePlugins()) });
    const area = await undelivered();
    expect(within(area).getByRole('heading', { name: 'print of Notes' })).toBeVisible();
    expect(within(area).getByText('3 events wait')).toBeVisible();
    expect(within(area).getByText('2 events failed')).toBeVisible();
    expect(within(area).getByText(failed.name)).toBeVisible();
    expect(within(area).getByText('The printer is out of paper.')).toBeVisible();
  });

  it('are retried together, and the focus moves to their group', async () => {
    const { user } = await renderSettings({ at, responses: pluginServer(somePlugins()) });
    await undelivered();
    await user.click(retryAll());
    expect(await screen.findByText('Retrying 2 events')).toBeVisible();
    await waitFor(async () => expect(await undelivered()).toHaveTextContent('3 events wait'));
    expect(screen.queryByText(failed.name)).not.toBeInTheDocument();
    await waitFor(async () => expect(await undelivered()).toHaveFocus());
  });

  it('are retried one by one, and the focus moves to the next one', async () => {
    const { user } = await renderSettings({ at, responses: pluginServer(somePlugins()) });
    await undelivered();
    await user.click(screen.getByRole('button', { name: 'Events', expanded: false }));
    const name = 'Retry: entry.publish api::article.article 12';
    await user.click(within(await events()).getByRole('button', { name }));
    expect(await screen.findByText('Retrying one event')).toBeVisible();
    await waitFor(async () => expect(within(await events()).getAllByRole('listitem')).toHaveLength(1));
    const next = within(await events()).getByRole('button', { name: /^Retry/ });
    await waitFor(() => expect(next).toHaveFocus());
    await user.click(next);
    await waitFor(async () => expect(await undelivered()).toHaveFocus());
  });

  it('are replaced by a message when the last one is retried', async () => {
    const [print] = somePlugins().owed ?? [];
    if (print === undefined) throw new Error('the fixture has no undelivered event');
    const responses = pluginServer({ ...somePlugins(), owed: [{ ...print, waiting: 0 }] });
    const { user } = await renderSettings({ at, responses });
    await undelivered();
    await user.click(retryAll());
    expect(await screen.findByText('Every event is delivered.')).toBeVisible();
    expect(await undelivered()).toHaveFocus();
  });

  it('are listed without retry buttons when the user may not change the project settings', async () => {
    const permissions = everyPermission.filter(({ action }) => action !== update);
    const { user } = await renderSettings({ at, permissions, responses: pluginServer(somePlugins()) });
    await undelivered();
    await user.click(screen.getByRole('button', { name: 'Events' }));
    expect(within(await events()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
  });

  it('stay, with a message, when the server refuses to retry them', async () => {
    const responses = {
      ...pluginServer(somePlugins()),
      'POST /admin/owed-events/:plugin/:listener/retry': respondWithError(403, 'ForbiddenError', 'Forbidden'),
    };
    const { user } = await renderSettings({ at, responses });
    await undelivered();
    await user.click(retryAll());
    expect(await screen.findByText('Forbidden')).toBeVisible();
    expect(screen.getByText(failed.name)).toBeVisible();
    expect(retryAll()).toHaveFocus();
  });
});
