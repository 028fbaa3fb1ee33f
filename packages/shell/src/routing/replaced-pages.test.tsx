import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { type PageReplacement, type ReplacingPageProps, routes } from '../extension/points/routes.ts';
import { validateContributions } from '../extension/validation/validate-contributions.ts';
import { resolvePlugins } from '../extension/resolution/registry.ts';
import { hostPlugin } from '../boot/host-plugin.ts';
import { openTestPanel } from '../testing/panel/open-test-panel.tsx';
import { library, stackPermission } from './fixtures/sample-plugin.tsx';

type Load = PageReplacement['page'];

/** A page that renders the page it replaces. */
const framed =
  (name: string): Load =>
  () =>
    Promise.resolve({
      default: ({ Default }: ReplacingPageProps) => (
        <section aria-label={name}>
          <Default />
        </section>
      ),
    });

interface Rest extends Partial<PageReplacement> {
  readonly of?: string;
}

const replacing = (id: string, page: Load, { of = 'library.house', ...rest }: Rest = {}) =>
  definePlugin({ id, contributes: [routes.replace(of, { id: `${id}.page`, page, ...rest })] });

type Plugins = Parameters<typeof resolvePlugins>[0];

function open(at: string, ...plugins: Plugins) {
  const panel = openTestPanel({ plugins: [library, ...plugins], at });
  render(panel.draw());
  return panel;
}

const house = () => screen.findByRole('heading', { level: 1, name: 'House rules' });
const resolve = (plugins: Plugins, without: readonly string[] = []) =>
  resolvePlugins([hostPlugin, library, ...plugins], { trusted: [hostPlugin, library], without });
const review = (plugins: Plugins, without?: readonly string[]) =>
  validateContributions(resolve(plugins, without).registry).map(({ code, pluginId }) => [code, pluginId]);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it('[E68] a replacement page is shown at the address of the original, and can render it', async () => {
  open('/house', replacing('first', framed('first')), replacing('second', framed('second')));
  expect(await screen.findByRole('region', { name: 'second' })).toContainElement(await house());
  expect(screen.queryByRole('region', { name: 'first' })).not.toBeInTheDocument();
});

it.each([
  ['ends the page that the document shows', [replacing('first', framed('first'))], 1],
  ['that does not exist leaves that to the original page', [], 0],
])('[E68] a replacement %s', async (_, plugins, times) => {
  const takeOver = vi.fn<() => void>();
  globalThis.adminEarlyPage = { takeOver, uncover: vi.fn(), leave: vi.fn() };
  open('/house', ...plugins);
  await house();
  expect(takeOver).toHaveBeenCalledTimes(times);
  globalThis.adminEarlyPage = undefined;
});

function fails(): never {
  throw new Error('no walls');
}

it.each<[string, Load, string]>([
  ['throws', () => Promise.resolve({ default: fails }), 'RENDER_FAILED'],
  ['has no default export', () => Promise.resolve({} as { default: typeof fails }), 'RENDER_FAILED'],
  ['is missing', () => Promise.reject(new TypeError('Failed to fetch')), 'CHUNK_FAILED'],
])(
  '[E68] a replacement page whose code %s is named, and the original is shown',
  async (_name, page, code) => {
    const { runtime } = open('/house', replacing('faulty', page));
    expect(await house()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(runtime.problems.list()).toMatchObject([
      { code, pluginId: 'faulty', context: { contributionId: 'faulty.page' } },
    ]);
  },
);

it('[E68] a replacement keeps the permissions of the original, and its own decide which users get it', async () => {
  const closed = vi.fn(framed('closed'));
  const { router } = open(
    '/stacks',
    replacing('stacks', closed, { of: 'library.stacks' }),
    replacing('few', closed, { requires: [stackPermission] }),
  );
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/house'));
  expect(await house()).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
});

it('[E68] each replacement is reported, either as shown or as unused', () => {
  const all = [
    replacing('first', framed('first')),
    replacing('second', framed('second')),
    replacing('lost', framed('lost'), { of: 'library.garden' }),
  ];
  expect(review(all)).toEqual([
    ['REPLACEMENT_UNUSED', 'first'],
    ['ROUTE_REPLACED', 'second'],
    ['REPLACEMENT_UNUSED', 'lost'],
  ]);
});

it('[E68] pages that a route lists can be replaced, and are no route of their own', () => {
  const page = () => Promise.resolve({ default: () => null });
  const atlas = definePlugin({
    id: 'atlas',
    contributes: [
      routes.add({
        id: 'atlas',
        path: 'atlas/*',
        page,
        pages: ['atlas.map', 'atlas.index'],
      }),
    ],
  });
  const all = [atlas, replacing('maps', framed('maps'), { of: 'atlas.map' })];
  expect(review(all)).toEqual([['ROUTE_REPLACED', 'maps']]);
});

it('[E68] the host can switch off a replacement', () => {
  const all = [replacing('first', framed('first'))];
  expect(resolve(all, ['first/first.page']).problems).toEqual([]);
  expect(review(all, ['first/first.page'])).toEqual([]);
});
