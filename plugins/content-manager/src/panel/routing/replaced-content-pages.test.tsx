import { ApiError, definePlugin, routes, type ReplacingPageProps } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aboutUid, bookUid } from '../list/fixtures/library-types.ts';
import { bookList, bookPath } from '../list/fixtures/library-panel.tsx';
import { permissionsOn } from '../list/fixtures/library-permissions.ts';
import { renderLibrary } from '../list/fixtures/render-library.tsx';
import { pageIds } from './page-ids.ts';

type Load = Parameters<typeof routes.replace>[1]['page'];

const framed: Load = () =>
  Promise.resolve({
    default: ({ Default }: ReplacingPageProps) => (
      <section aria-label="Replacement">
        <Default />
      </section>
    ),
  });

const replacing = (page: string, load: Load) =>
  definePlugin({ id: 'frames', contributes: [routes.replace(page, { id: `frames.${page}`, page: load })] });

/** Each page with an address. */
const pages = [
  ['content-manager.home', '/content-manager'],
  ['content-manager.list', bookList],
  ['content-manager.edit', `${bookPath}/create`],
  ['content-manager.single-type', `/content-manager/single-types/${aboutUid}`],
  ['content-manager.list-configuration', `${bookPath}/configurations/list`],
  ['content-manager.edit-configuration', `${bookPath}/configurations/edit`],
  [
    'content-manager.component-configuration',
    '/content-manager/components/print.edition/configurations/edit',
  ],
] as const;

/** The single type has no entry yet. */
const responses = {
  'GET /content-manager/single-types/:uid': () => {
    throw new ApiError({ name: 'NotFoundError', message: 'Not Found', status: 404 });
  },
};

/** At the first address, a user who opens no list sees a page instead of being redirected. */
const permissionsAt = (page: string) =>
  page === 'content-manager.home' ? { permissions: permissionsOn('api::hidden.hidden', ['read']) } : {};

describe('the replaceable pages of content', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('are all listed by the route', () => {
    expect(pages.map(([id]) => id)).toEqual(pageIds);
  });

  it.each(pages)('%s is wrapped, and can be rendered by its replacement', async (page, at) => {
    await renderLibrary({ at, responses, plugins: [replacing(page, framed)], ...permissionsAt(page) });
    const replacement = await screen.findByRole('region', { name: 'Replacement' });
    expect(await within(replacement).findByRole('heading', { level: 1 })).toBeVisible();
  });

  it.each(pages)('%s is shown instead of a replacement that fails, which is named', async (page, at) => {
    const fails = (): never => {
      throw new Error('no frame');
    };
    const { problems } = await renderLibrary({
      at,
      responses,
      plugins: [replacing(page, () => Promise.resolve({ default: fails }))],
      expectsProblems: true,
      ...permissionsAt(page),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() =>
      expect(problems()).toMatchObject([
        { code: 'RENDER_FAILED', pluginId: 'frames', context: { contributionId: `frames.${page}` } },
      ]),
    );
  });

  it('are replaced one by one', async () => {
    const { navigate } = await renderLibrary({ plugins: [replacing('content-manager.edit', framed)] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Book' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Replacement' })).toBeNull();
    await navigate(`/content-manager/collection-types/${bookUid}/create`);
    const replacement = await screen.findByRole('region', { name: 'Replacement' });
    expect(await within(replacement).findByRole('heading', { level: 1 })).toBeVisible();
    await navigate(bookList);
    expect(await screen.findByRole('heading', { level: 1, name: 'Book' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Replacement' })).toBeNull();
  });
});
