import { act, screen } from '@testing-library/react';
import { Component, memo } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { definePlugin, type Plugin } from '../extension/core/plugin.ts';
import { bulkActions } from '../extension/points/entry-actions.ts';
import { menuLinks } from '../extension/points/menu-links.ts';
import { customFields } from '../extension/points/custom-fields.ts';
import { createZone } from '../extension/points/zones.ts';
import { routes } from '../extension/points/routes.ts';
import { activation } from '../services/activation.ts';
import { defineService } from '../services/service-ref.ts';
import { services } from '../extension/services/services-point.ts';
import { createTestPanel } from '../testing/panel/create-test-panel.tsx';
import {
  clearBetweenTests,
  expectUsable,
  faulty,
  healthy,
  owner,
  panel,
  part,
  startWith,
  zone,
} from './testing/tiny-panel.tsx';

const page = () => Promise.resolve({ default: () => null });
const nothing = () => null;
const label = { id: 'faulty.label', defaultMessage: 'Faulty' };
const load = () => new Promise<never>(() => undefined);
const other = () => Promise.resolve({ default: () => <h1>Other page</h1> });

const ink = defineService<object>('faulty.ink');
const paper = defineService<object>('faulty.paper');

interface DeclaredFault {
  readonly code: string;
  readonly plugin: Plugin;
  /** True if something is missing for users. */
  readonly concernsEverybody: boolean;
  /** A part of the message. */
  readonly says: string;
  /** @default faulty */
  readonly pluginId?: string;
}

clearBetweenTests();

describe('a panel with a plugin whose declarations are invalid stays usable and names the plugin', () => {
  it.each<[string, DeclaredFault]>([
    [
      '[F9] when its id is none',
      {
        code: 'PLUGIN_INVALID',
        plugin: definePlugin({ id: 'Not Kebab' }),
        pluginId: 'Not Kebab',
        concernsEverybody: true,
        says: 'is not kebab case',
      },
    ],
    [
      '[F10] when its id is taken',
      {
        code: 'DUPLICATE_PLUGIN',
        plugin: definePlugin({ id: 'owner' }),
        pluginId: 'owner',
        concernsEverybody: true,
        says: 'Another plugin has the id',
      },
    ],
    [
      '[F11] when it contributes the same twice',
      {
        code: 'DUPLICATE_CONTRIBUTION',
        plugin: faulty({ contributes: [part('faulty.part', nothing), part('faulty.part', nothing)] }),
        concernsEverybody: true,
        says: 'faulty.part',
      },
    ],
    [
      '[F12] when it contributes to a place that nobody has',
      {
        code: 'POINT_UNKNOWN',
        plugin: faulty({
          contributes: [createZone('nobody.zone').add({ id: 'faulty.part', component: page })],
        }),
        concernsEverybody: false,
        says: 'nobody.zone',
      },
    ],
    [
      '[F13] when its bulk actions are a text',
      {
        code: 'CONTRIBUTION_INVALID',
        plugin: faulty({ contributes: [bulkActions.add('copy' as never)] }),
        concernsEverybody: true,
        says: 'string',
      },
    ],
    [
      '[F14] when it puts a page below the sign-in area',
      {
        code: 'CONTRIBUTION_INVALID',
        plugin: faulty({ contributes: [routes.add({ id: 'faulty.in', path: 'auth/faulty', page })] }),
        concernsEverybody: true,
        says: 'are contributed as authPages',
      },
    ],
    ...(
      [
        ['requires is a text', { requires: 'plugin::x.read' }, '`requires` must be a list of permissions'],
        ['requires is a list of texts', { requires: ['plugin::x.read'] }, '`requires` must be a list'],
        ['requires is a rule of texts', { requires: { match: 'any', of: ['x'] } }, '`requires` must be'],
        ['when is unknown', { when: { foo: 1 } }, '`when` must be a condition'],
        ['when mixes conditions', { when: { flag: 'a', not: { flag: 'b' } } }, '`when` must be a condition'],
        ['before is a list', { before: ['title'] }, '`before` must be the id'],
        ['require stands for requires', { require: [] }, 'did you mean `requires`?'],
        ['wen stands for when', { wen: { flag: 'a' } }, 'did you mean `when`?'],
      ] as const
    ).map(([when, guard, says]): [string, DeclaredFault] => [
      `[E73] [F42] when its guard cannot be evaluated: ${when}`,
      {
        code: 'CONTRIBUTION_INVALID',
        plugin: faulty({
          contributes: [
            menuLinks.add({ id: 'faulty.link', to: '/faulty', label, icon: load, ...(guard as object) }),
          ],
        }),
        concernsEverybody: true,
        says,
      },
    ]),
    ...(
      [
        ['a function', ({ title }: { readonly title: string }) => <p>{title}</p>],
        ['a class', class extends Component {}],
        ['wrapped in memo', memo(nothing)],
      ] as const
    ).map(([kind, component]): [string, DeclaredFault] => [
      `[F20] when a component stands where a loader belongs: ${kind}`,
      {
        code: 'CONTRIBUTION_INVALID',
        plugin: faulty({ contributes: [zone.add({ id: 'faulty.part', component: component as never })] }),
        concernsEverybody: true,
        says: 'not the component itself',
      },
    ]),
    [
      '[F35] when it needs a service that nobody provides',
      {
        code: 'SERVICE_MISSING',
        plugin: faulty({ activate: activation({ ink }, () => undefined) }),
        concernsEverybody: true,
        says: 'faulty.ink',
      },
    ],
    [
      '[F36] when its services depend on each other',
      {
        code: 'SERVICE_CYCLE',
        plugin: faulty({
          contributes: [
            services.add({ ref: ink, deps: { paper }, factory: () => ({}) }),
            services.add({ ref: paper, deps: { ink }, factory: () => ({}) }),
          ],
        }),
        concernsEverybody: true,
        says: 'faulty.ink -> faulty.paper -> faulty.ink',
      },
    ],
  ])('%s', async (_when, { plugin, says, ...reported }) => {
    await startWith(plugin);
    await expectUsable(reported);
    expect(screen.getByRole('region', { name: 'Boot report' })).toHaveTextContent(says);
  });

  it('[E58] [F15] when it registers pages that cover other pages, or takes ids of other plugins', async () => {
    await startWith(
      faulty({
        contributes: [
          routes.add({ id: 'faulty.report', path: '/boot-report', page }),
          routes.add({ id: 'faulty.inside', path: 'faulty/*', page }),
          zone.add({ id: 'title', component: page }),
          customFields.add({
            name: 'color',
            pluginId: 'healthy',
            type: 'string',
            intlLabel: { id: 'faulty.color', defaultMessage: 'Color' },
            intlDescription: { id: 'faulty.color.hint', defaultMessage: 'A color' },
            components: { Input: page },
          }),
        ],
      }),
    );
    const found = panel()
      .runtime.problems.list()
      .map(({ code, pluginId, context }) => [
        code,
        pluginId,
        'contributionId' in context ? context.contributionId : undefined,
      ]);
    expect(found).toEqual([
      ['ROUTE_TAKEN', 'faulty', 'faulty.report'],
      ['ID_FOREIGN', 'faulty', 'plugin::healthy.color'],
      ['ID_FOREIGN', 'faulty', 'title'],
    ]);
    await expectUsable({ code: 'ROUTE_TAKEN' });
  });

  it('[E58] [F16] when it replaces a page below a page of another plugin', async () => {
    const settings = definePlugin({
      id: 'pages',
      contributes: [routes.add({ id: 'pages.all', path: 'pages/*', page })],
    });
    await startWith(
      faulty({ contributes: [routes.add({ id: 'faulty.roles', path: 'pages/roles', page })] }),
      {
        plugins: [
          owner,
          settings,
          faulty({ contributes: [routes.add({ id: 'faulty.roles', path: 'pages/roles', page })] }),
          healthy,
        ],
      },
    );
    await expect.poll(() => panel().runtime.problems.list()).toMatchObject([{ code: 'ROUTE_SHADOWS' }]);
    await expectUsable({ code: 'ROUTE_SHADOWS', concernsEverybody: false });
  });
});

describe('a page whose code never arrives', () => {
  afterEach(() => void vi.useRealTimers());

  it('[F30] is given up after the timeout and named, and can be retried, while the rest of the panel works', async () => {
    const { navigate, problems } = await createTestPanel({
      plugins: [
        faulty({ contributes: [routes.add({ id: 'faulty.page', path: 'faulty', page: load })] }),
        definePlugin({
          id: 'other',
          contributes: [routes.add({ id: 'other.page', path: 'other', page: other })],
        }),
      ],
      at: '/other',
      expectsProblems: true,
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await navigate('/faulty');
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(problems()).toMatchObject([{ code: 'CHUNK_FAILED', pluginId: 'faulty' }]);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    await navigate('/other');
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeInTheDocument();
  });
});
