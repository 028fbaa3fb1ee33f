import { respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { everyPermission } from '../fixtures/every-permission.ts';
import { pluginServer, somePlugins } from '../fixtures/plugin-server.ts';
import { renderSettings } from '../fixtures/render-settings.ts';

const at = '/settings/plugins';
const update = 'admin::project-settings.update';
const failed = { name: 'Why the listener print failed' };

const undelivered = () => screen.findByRole('group', { name: 'Undelivered events' });
const events = () => screen.findByRole('list', { name: 'Events given up by print' });
const retryAll = () => screen.getByRole('button', { name: 'Tell all again: print' });

describe('the events that plugins have not dealt with', () => {
  it('are counted by listener, with why it failed', async () => {
    await renderSettings({ at, responses: pluginServer(somePlugins()) });
    const area = await undelivered();
    expect(within(area).getByRole('heading', { name: 'print of Notes' })).toBeVisible();
    expect(area).toHaveTextContent('3 events wait2 events were given up');
    expect(within(area).getByText(failed.name)).toBeVisible();
    expect(within(area).getByText('The printer is out of paper.')).toBeVisible();
  });

  it('are told again at once, after which the focus is where they were', async () => {
    const { user } = await renderSettings({ at, responses: pluginServer(somePlugins()) });
    await undelivered();
    await user.click(retryAll());
    expect(await screen.findByText('Telling 2 events again')).toBeVisible();
    await waitFor(async () => expect(await undelivered()).toHaveTextContent('3 events wait'));
    expect(screen.queryByText(failed.name)).not.toBeInTheDocument();
    await waitFor(async () => expect(await undelivered()).toHaveFocus());
  });

  it('are told again one by one, the focus going to the next', async () => {
    const { user } = await renderSettings({ at, responses: pluginServer(somePlugins()) });
    await undelivered();
    await user.click(screen.getByRole('button', { name: 'Events', expanded: false }));
    const name = 'Tell again: entry.publish api::article.article 12';
    await user.click(within(await events()).getByRole('button', { name }));
    expect(await screen.findByText('Telling one event again')).toBeVisible();
    await waitFor(async () => expect(within(await events()).getAllByRole('listitem')).toHaveLength(1));
    const next = within(await events()).getByRole('button', { name: /^Tell again/ });
    await waitFor(() => expect(next).toHaveFocus());
    await user.click(next);
    await waitFor(async () => expect(await undelivered()).toHaveFocus());
  });

  it('leave a sentence when the last of them is told', async () => {
    const [print] = somePlugins().owed ?? [];
    if (print === undefined) throw new Error('nothing is owed');
    const responses = pluginServer({ ...somePlugins(), owed: [{ ...print, waiting: 0 }] });
    const { user } = await renderSettings({ at, responses });
    await undelivered();
    await user.click(retryAll());
    expect(await screen.findByText('Every event is delivered.')).toBeVisible();
    expect(await undelivered()).toHaveFocus();
  });

  it('are listed, and not told again, for who may not change the settings of the project', async () => {
    const permissions = everyPermission.filter(({ action }) => action !== update);
    const { user } = await renderSettings({ at, permissions, responses: pluginServer(somePlugins()) });
    await undelivered();
    await user.click(screen.getByRole('button', { name: 'Events' }));
    expect(within(await events()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Tell/ })).not.toBeInTheDocument();
  });

  it('stay with a message where the server refuses to tell them again', async () => {
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
