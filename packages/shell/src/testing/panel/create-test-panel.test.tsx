import { adminUser } from '@admin/fixtures';
import { BookOpen } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlugin, type Plugin } from '../../extension/core/plugin.ts';
import { menuLinks } from '../../extension/points/menu-links.ts';
import { routes } from '../../extension/points/routes.ts';
import { extensionsRef } from '../../extension/registration.ts';
import { useService } from '../../extension/react/use-service.ts';
import { activation } from '../../services/activation.ts';
import { httpRef, notifyRef, sessionRef } from '../../service-refs.ts';
import { ApiError } from '../../http/api-error.ts';
import type { notesEndpoints } from '../../http/fixtures/notes-endpoints.testing.ts';
import { responsesOf, respond } from './test-responses.ts';
import { createTestPanel, failureOf } from './create-test-panel.tsx';

function People() {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const { formatMessage } = useIntl();
  const { data, error } = useQuery({
    queryKey: ['person'],
    queryFn: () => http.call('GET /admin/users/:id', { params: { id: 7 } }),
  });
  return (
    <>
      <h1>{formatMessage({ id: 'people.title', defaultMessage: 'not fetched' })}</h1>
      <p>{error?.message ?? data?.data.firstname}</p>
      <Link to="/house">House</Link>
      <button onClick={() => notify({ tone: 'success', title: 'Saved' })} type="button">
        Save
      </button>
    </>
  );
}

const page = (path: string, Page: () => React.ReactNode): Plugin =>
  definePlugin({
    id: path,
    messages: () => Promise.resolve({ default: { [`${path}.title`]: 'All people' } }),
    contributes: [routes.add({ id: `${path}.page`, path, page: () => Promise.resolve({ default: Page }) })],
  });
const people = page('people', People);
const house = page('house', () => <h1>House rules</h1>);
const broken = page('broken', () => {
  throw new Error('no picture');
});

const grace = adminUser({ id: 7, firstname: 'Grace', lastname: 'Hopper' });

describe('createTestPanel', () => {
  // React writes what a boundary caught to the console; here that is expected.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('renders a page of a plugin with texts, queries, addresses and notifications of the real panel', async () => {
    const panel = await createTestPanel({
      plugins: [people, house],
      responses: { 'GET /admin/users/:id': { data: grace } },
      at: '/people?page=2',
    });
    expect(await screen.findByText('Grace')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'All people' })).toBeInTheDocument();
    expect(panel.requests('GET /admin/users/:id')).toMatchObject([
      { path: '/admin/users/7', params: { id: '7' } },
    ]);
    expect(panel.requests('GET /admin/users/:id')[0]?.header('Authorization')).toBe('Bearer renewed');
    expect(panel.location()).toBe('/people?page=2');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(panel.notices()).toMatchObject([{ tone: 'success', title: 'Saved' }]);
    await user.click(screen.getByRole('link', { name: 'House' }));
    expect(await screen.findByRole('heading', { name: 'House rules' })).toBeInTheDocument();
    await panel.navigate('/people');
    expect(panel.location()).toBe('/people');
    expect(panel.problems()).toEqual([]);
  });

  it('renders a single component with the context of a page, and retries failures immediately', async () => {
    let tries = 0;
    const panel = await createTestPanel({
      plugins: [people],
      content: <People />,
      at: '/anywhere',
      state: { from: 'a test' },
      responses: {
        'GET /admin/users/:id': () => {
          tries += 1;
          if (tries === 3) return { data: grace };
          throw new ApiError({ name: 'InternalServerError', message: 'x', status: 500 });
        },
      },
    });
    expect(await screen.findByText('Grace')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'All people' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(panel.historyState()).toEqual({ from: 'a test' });
  });

  it('starts with the previous address, and returns to it with the history state', async () => {
    const panel = await createTestPanel({
      plugins: [people, house],
      responses: { 'GET /admin/users/:id': { data: grace } },
      before: '/house',
      at: '/people',
    });
    expect(await screen.findByText('Grace')).toBeInTheDocument();
    expect(panel.historyState()).toBeNull();
    await panel.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'House rules' })).toBeInTheDocument();
    expect(panel.location()).toBe('/house');
  });

  it('provides the services of host and plugins', async () => {
    const { services } = await createTestPanel({
      plugins: [house],
      at: '/house',
      user: { firstname: 'Mary' },
    });
    expect(services.get(sessionRef).getState().user).toMatchObject({ firstname: 'Mary' });
  });

  it('returns the responses of request functions, with status, headers and errors', async () => {
    const seen: unknown[] = [];
    await createTestPanel({
      plugins: [people],
      responses: {
        'GET /admin/users/:id': ({ params }) => {
          seen.push(params?.id);
          return respond({ body: { data: grace }, headers: { ETag: '"1"' } });
        },
      },
      at: '/people',
    });
    expect(await screen.findByText('Grace')).toBeInTheDocument();
    expect(seen).toEqual(['7']);
    cleanup();
    await createTestPanel({
      plugins: [people],
      responses: {
        'GET /admin/users/:id': () => {
          throw new ApiError({ name: 'ForbiddenError', message: 'Not yours', status: 403 });
        },
      },
      at: '/people',
    });
    expect(await screen.findByText('Not yours')).toBeInTheDocument();
  });

  it('responds to the calls of a plugin, typed by its endpoints', async () => {
    const notes = page('notes', () => {
      const http = useService(httpRef).for<typeof notesEndpoints>();
      const { data } = useQuery({
        queryKey: ['note'],
        queryFn: () => http.call('GET /notes/:entry', { params: { entry: 7 } }),
      });
      return <p>{data?.data.text}</p>;
    });
    const panel = await createTestPanel({
      plugins: [notes],
      responses: responsesOf<typeof notesEndpoints>({
        'GET /notes/:entry': ({ params }) => ({ data: { text: `Note of ${params.entry}` } }),
      }),
      at: '/notes',
    });
    expect(await screen.findByText('Note of 7')).toBeInTheDocument();
    expect(panel.requests('GET /notes/:entry')).toMatchObject([{ path: '/notes/7', params: { entry: '7' } }]);
  });

  it('fails with the error of a contribution, naming the plugin and the point', async () => {
    const creating = createTestPanel({ plugins: [broken], at: '/broken' });
    await expect(creating).rejects.toMatchObject({ cause: new Error('no picture') });
    await expect(creating).rejects.toThrow(/RENDER_FAILED in the plugin 'broken' .*broken\.page/);
  });

  it('fails after the test with later errors', async () => {
    const panel = await createTestPanel({ plugins: [house, broken], at: '/house' });
    await panel.navigate('/broken');
    expect(() => panel.unmount()).toThrow(/RENDER_FAILED in the plugin 'broken'/);
  });

  it('fails with the error of an activation', async () => {
    const restless = definePlugin({
      id: 'restless',
      activate: activation({}, () => {
        throw new Error('no clock');
      }),
    });
    const creating = createTestPanel({ plugins: [house, restless], at: '/house' });
    await expect(creating).rejects.toMatchObject({ cause: new Error('no clock') });
  });

  it.each([false, true])('fails with an error of the host (expectsProblems: %s)', async (expectsProblems) => {
    const missing = new TypeError('window.matchMedia is not a function');
    vi.spyOn(window, 'matchMedia').mockImplementation(() => {
      throw missing;
    });
    const creating = createTestPanel({ plugins: [house], at: '/house', expectsProblems });
    await expect(creating).rejects.toThrow(/matchMedia is not a function/);
  });

  it('fails with the error that the frame throws, and its cause', async () => {
    const link = {
      id: 'failing.link',
      to: '/house',
      icon: BookOpen,
      label: {
        id: 'failing.link',
        get defaultMessage(): string {
          throw new Error('no label');
        },
      },
    };
    const failing = definePlugin({ id: 'failing', contributes: [menuLinks.add(link)] });
    const creating = createTestPanel({ plugins: [house, failing], at: '/house', expectsProblems: true });
    await expect(creating).rejects.toMatchObject({
      message: 'The panel failed: no label',
      cause: new Error('no label'),
    });
  });

  it('fails with the name of a request without a response', async () => {
    const opening = createTestPanel({ plugins: [people], at: '/people' }).then(async (panel) => {
      await screen.findByText(/^No answer/);
      panel.unmount();
    });
    await expect(opening).rejects.toThrow('The test has no response to GET /admin/users/7');
  });

  it('fails when `after` names no contribution, also for one that is registered later', async () => {
    const lost = {
      id: 'lost.link',
      to: '/house',
      label: { id: 'lost', defaultMessage: 'Lost' },
      icon: BookOpen,
    };
    const link = menuLinks.add({ ...lost, after: 'nothing' });
    const creating = createTestPanel({
      plugins: [house, definePlugin({ id: 'lost', contributes: [link] })],
      at: '/house',
    });
    await expect(creating).rejects.toThrow(/PLACEMENT_UNKNOWN in the plugin 'lost' .*'nothing'/);
    cleanup();
    let register = (): unknown => undefined;
    const late = definePlugin({
      id: 'late',
      activate: activation({ extensions: extensionsRef }, ({ extensions }) => {
        register = () => extensions.register(link);
      }),
    });
    const panel = await createTestPanel({ plugins: [house, late], at: '/house' });
    act(() => void register());
    expect(() => panel.unmount()).toThrow(/PLACEMENT_UNKNOWN in the plugin 'late'/);
  });

  it('leaves problems to a test that expects them', async () => {
    const panel = await createTestPanel({ plugins: [broken], at: '/broken', expectsProblems: true });
    expect(panel.problems()).toMatchObject([{ code: 'RENDER_FAILED', pluginId: 'broken' }]);
  });

  it('hides what the user may not do, and shows the sign-in page to visitors', async () => {
    const closed = definePlugin({
      id: 'closed',
      contributes: [
        routes.add({
          id: 'closed.page',
          path: 'closed',
          page: () => Promise.resolve({ default: () => <h1>Closed stacks</h1> }),
          requires: [{ action: 'plugin::closed.read' }],
        }),
      ],
    });
    await createTestPanel({ plugins: [closed], at: '/closed' });
    expect(screen.queryByRole('heading', { name: 'Closed stacks' })).not.toBeInTheDocument();
    cleanup();
    await createTestPanel({ plugins: [closed], permissions: ['plugin::closed.read'], at: '/closed' });
    expect(await screen.findByRole('heading', { name: 'Closed stacks' })).toBeInTheDocument();
    cleanup();
    const panel = await createTestPanel({ plugins: [closed], visitor: 'signed out', at: '/closed' });
    expect(panel.location()).toBe('/auth/login?redirectTo=/closed');
  });
});

describe('failureOf', () => {
  it('ignores problems that depend on the speed of the machine', () => {
    const slow = {
      code: 'ACTIVATION_SLOW',
      pluginId: 'notes',
      message: '',
      context: { milliseconds: 300 },
    } as const;
    expect(failureOf([slow], [])).toBeNull();
    expect(failureOf([slow], ['GET /notes'])?.message).toBe(
      'The test has no response to GET /notes: add it to `responses`.',
    );
  });
});
