import { definePlugin, globalSettings, type ReplacingPageProps, routes } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { community } from '../fixtures/settings-panel.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const menu = () => within(screen.getByRole('navigation', { name: 'Settings' }));

/** Returns the links of a section, with their addresses below the panel's base path. */
function linksIn(section: string): readonly (readonly [text: string | null, address: string | null])[] {
  const region = menu().queryByRole('region', { name: section });
  if (!region) return [];
  return within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.replace(/^\/admin(?=\/)/, '') ?? null]);
}

const users = '/settings/users?pageSize=10&page=1&sort=firstname';

describe('the navigation of the settings', () => {
  it('shows the existing pages, with the initial query of each list', async () => {
    await renderSettings();
    expect(linksIn('Global settings')).toEqual([
      ['Overview', '/settings/application-infos'],
      ['Webhooks', '/settings/webhooks'],
      ['API tokens', '/settings/api-tokens?sort=name:ASC'],
      ['Transfer tokens', '/settings/transfer-tokens?sort=name:ASC'],
    ]);
    expect(linksIn('Administration panel')).toEqual([
      ['Roles', '/settings/roles'],
      ['Users', users],
    ]);
  });

  it('leaves out pages without permission, and sections without pages', async () => {
    await renderSettings({ permissions: [settingsPermissions.roles.read] });
    expect(linksIn('Administration panel')).toEqual([['Roles', '/settings/roles']]);
  });

  it('links to tokens only for users who may read or create them', async () => {
    const { access, create, read } = settingsPermissions.apiTokens;
    const { unmount } = await renderSettings({ permissions: [access] });
    expect(linksIn('Global settings').map(([text]) => text)).toEqual(['Overview']);
    unmount();
    for (const permissions of [
      [access, read],
      [access, create],
    ]) {
      const rendered = await renderSettings({ permissions });
      expect(linksIn('Global settings').map(([text]) => text)).toEqual(['Overview', 'API tokens']);
      rendered.unmount();
    }
  });

  it('shows locked links only in the community edition with promotion', async () => {
    await renderSettings({ project: community(true) });
    expect(linksIn('Global settings').map(([, address]) => address)).toEqual([
      '/settings/application-infos',
      '/settings/webhooks',
      '/settings/api-tokens?sort=name:ASC',
      '/settings/transfer-tokens?sort=name:ASC',
      '/settings/purchase-single-sign-on',
      '/settings/purchase-review-workflows',
    ]);
    expect(linksIn('Administration panel').at(-1)?.[1]).toBe('/settings/purchase-audit-logs');
    expect(menu().getAllByRole('link', { name: /Enterprise edition/ })).toHaveLength(3);
  });

  it('shows only the locked links of features that the edition has', async () => {
    await renderSettings({ project: { ...community(true), promoted: ['sso'] } });
    const locked = menu().getAllByRole('link', { name: /Enterprise edition/ });
    expect(locked.map((link) => link.textContent)).toEqual([expect.stringContaining('Single sign-on')]);
  });

  it('hides the locked links and their pages in the enterprise edition', async () => {
    const project = { ...community(true), isEE: true };
    await renderSettings({ project, at: '/settings/purchase-audit-logs' });
    expect(linksIn('Global settings').filter(([, address]) => address?.includes('purchase'))).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('[E68] shows a page of another plugin instead of the built-in one, under the same link', async () => {
    const Framed = ({ Default }: ReplacingPageProps) => (
      <section aria-label="Our roles">
        <Default />
      </section>
    );
    const crm = definePlugin({
      id: 'crm',
      contributes: [
        routes.replace('settings.roles', {
          id: 'crm.roles',
          page: () => Promise.resolve({ default: Framed }),
        }),
      ],
    });
    await renderSettings({ plugins: [crm], at: '/settings/roles' });
    const ours = await screen.findByRole('region', { name: 'Our roles' });
    expect(await within(ours).findByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
    expect(linksIn('Administration panel')).toContainEqual(['Roles', '/settings/roles']);
  });

  it('includes pages of other plugins at their requested positions', async () => {
    const i18n = definePlugin({
      id: 'i18n',
      contributes: [
        globalSettings.add({
          id: 'i18n.locales',
          to: 'internationalization',
          before: 'settings.overview',
          label: { id: 'i18n.locales', defaultMessage: 'Internationalization' },
          page: () => Promise.resolve({ default: () => <h1>Locales</h1> }),
        }),
      ],
    });
    await renderSettings({ plugins: [i18n], at: '/settings/internationalization' });
    expect(linksIn('Global settings').map(([text]) => text)).toEqual([
      'Internationalization',
      'Overview',
      'Webhooks',
      'API tokens',
      'Transfer tokens',
    ]);
    expect(await screen.findByRole('heading', { name: 'Locales' })).toBeInTheDocument();
  });
});

describe('the addresses of the settings', () => {
  it('redirect to the first permitted page, without an extra step for the Back button', async () => {
    const { location, navigate } = await renderSettings({ at: '/settings' });
    await waitFor(() => expect(location()).toBe('/settings/application-infos'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
    await navigate(-1);
    expect(location()).toBe('/');
  });

  it('show a message when the user may not open the page', async () => {
    await renderSettings({ at: users, permissions: [] });
    expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeInTheDocument();
  });

  it('show a message when no page exists', async () => {
    await renderSettings({ at: '/settings/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});
