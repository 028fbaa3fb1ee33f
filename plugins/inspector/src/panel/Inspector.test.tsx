import { definePlugin, headerActions, homeSections, menuLinks, routes, type Plugin } from '@admin/shell';
import { createZone, ZoneOutlet } from '@admin/shell/host';
import { createTestPanel } from '@admin/shell/testing';
import { Puzzle } from '@admin/ui/icons';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inspector } from '../plugin.ts';

const corner = createZone<object>('guest.corner');

/** A plugin with two sections on the home page, one of which has a zone of its own and the other fails. */
const guest = definePlugin({
  id: 'guest',
  points: [corner],
  contributes: [
    homeSections.add({
      id: 'guest.section',
      component: () => Promise.resolve({ default: () => <ZoneOutlet props={{}} zone={corner} /> }),
    }),
    homeSections.add({
      id: 'guest.broken',
      component: () =>
        Promise.resolve({
          default: () => {
            throw new Error('no luck');
          },
        }),
    }),
  ],
});

const permissions = [{ action: 'admin::plugins.update' }];

const press = () =>
  fireEvent.keyDown(document.body, { key: '>', code: 'Period', ctrlKey: true, shiftKey: true });

/** Opens the home page, and the inspector once its shortcut is listed. */
async function openInspector(plugins: readonly Plugin[] = []) {
  // React writes caught errors to the console, which is expected here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const panel = await createTestPanel({
    plugins: [inspector, ...plugins],
    permissions,
    expectsProblems: true,
  });
  const user = userEvent.setup();
  await user.keyboard('?');
  const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await within(shortcuts).findByText('Inspect extension points');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shortcuts).not.toBeInTheDocument());
  press();
  const region = await screen.findByRole('complementary', { name: 'Inspector' });
  const inside = within(region);
  const point = (name: RegExp) => inside.findByRole('button', { name });
  return { ...panel, user, region, inside, point };
}

describe('the inspector', () => {
  it('lists the extension points of the page by kind, with their contributions', async () => {
    const { inside, point } = await openInspector([guest]);
    await point(/^shell\.home\.sections 2 contributions/);
    expect(inside.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Zones',
      'Slots',
    ]);
    expect(inside.getByRole('region', { name: 'Slots' })).toHaveTextContent('shell.navigation');
    expect(inside.getByRole('status')).toHaveTextContent('extension points on this page');
  });

  it('shows import, types and order of a point, and copies code that contributes to it', async () => {
    const { user, inside, point, notices } = await openInspector([guest]);
    await user.click(await point(/^shell\.navigation/));
    expect(await inside.findByText('props: NavigationProps')).toBeVisible();
    expect(inside.getByText("shape: 'rail' | 'list'")).toBeVisible();
    await user.click(await inside.findByRole('button', { name: 'Copy snippet' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain("import { definePlugin, navigation } from '@admin/shell';");
    expect(inside.getByRole('textbox', { name: 'Snippet' })).toHaveValue(copied);
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'success' }]));
  });

  it('reports that the browser does not allow copying', async () => {
    const { user, inside, point, notices } = await openInspector();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await point(/^shell\.navigation/));
    await user.click(await inside.findByRole('button', { name: 'Copy snippet' }));
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'danger' }]));
  });

  it('names the plugin that fails in a point', async () => {
    const { user, inside, point } = await openInspector([guest]);
    await user.click(await point(/^shell\.home\.sections 2 contributions\s?Problems/));
    expect(inside.getByText(/^guest: 'guest\.broken' failed while it was rendered: no luck$/)).toBeVisible();
    expect(inside.getByText('RENDER_FAILED')).toBeVisible();
    expect(inside.getAllByText('guest/guest.broken')).toHaveLength(2);
    const order = inside.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(order.filter((text) => text.startsWith('guest/guest'))).toEqual([
      expect.stringContaining('guest/guest.section'),
      expect.stringContaining('guest/guest.broken'),
    ]);
  });

  it('shows the times of each contribution', async () => {
    const { user, inside, point } = await openInspector([guest]);
    await user.click(await point(/^shell\.home\.sections/));
    const contribution = (name: string) =>
      inside.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(name));
    await waitFor(() =>
      expect(contribution('guest/guest.section')).toHaveTextContent(
        /rendered (once|\d+ times) in <?\s?[\d.]+ ms/,
      ),
    );
    expect(contribution('guest/guest.section')).toHaveTextContent(/code fetched in <?\s?[\d.]+ ms/);
    // A component that fails does not reach the page.
    expect(contribution('guest/guest.broken')).not.toHaveTextContent('rendered');
  });

  it('lists pages and links, and copies code that adds one', async () => {
    const { user, inside, point, container } = await openInspector([
      definePlugin({
        id: 'pages',
        contributes: [
          menuLinks.add({
            id: 'pages.link',
            to: '/pages',
            label: { id: 'pages.link', defaultMessage: 'Pages' },
            icon: Puzzle,
          }),
          routes.add({
            id: 'pages.page',
            path: 'pages',
            page: () => Promise.resolve({ default: () => <h1>My pages</h1> }),
          }),
        ],
      }),
    ]);
    const [link] = within(container).getAllByRole('link', { name: 'Pages' });
    await user.click(link ?? container);
    await user.click(await point(/^shell\.routes 3 contributions/));
    expect(inside.getByText('pages/pages.page')).toBeVisible();
    expect(await inside.findByRole('textbox', { name: 'Snippet' })).toHaveTextContent('routes.add({');
    expect(inside.getByRole('region', { name: 'Links' })).toHaveTextContent('shell.menu-links');
  });

  it('names the problems that concern no point of the page, with their locations', async () => {
    const { inside } = await openInspector([
      definePlugin({
        id: 'elsewhere',
        contributes: [
          headerActions.add({ id: 'elsewhere.action' } as unknown as Parameters<typeof headerActions.add>[0]),
        ],
      }),
    ]);
    const others = within(await inside.findByRole('region', { name: 'Problems elsewhere' }));
    expect(others.getByText(/^elsewhere: /)).toBeVisible();
    expect(others.getByText('CONTRIBUTION_INVALID')).toBeVisible();
    expect(others.getByText('shell.header-actions')).toBeVisible();
    expect(others.getByText('elsewhere/elsewhere.action')).toBeVisible();
  });

  it('shows only the name of a point of another plugin', async () => {
    const { user, inside, point } = await openInspector([guest]);
    await user.click(await point(/^guest\.corner/));
    expect(inside.getByText(/^A point of a plugin\./)).toBeVisible();
    expect(inside.queryByRole('button', { name: 'Copy snippet' })).not.toBeInTheDocument();
  });

  it('filters by name, import and plugin', async () => {
    const { user, inside, point } = await openInspector([guest]);
    await point(/^shell\.navigation/);
    const filter = inside.getByRole('searchbox');
    const shown = () =>
      inside
        .queryAllByRole('button', { expanded: false })
        .map((button) => button.querySelector('code')?.textContent);
    await user.type(filter, 'guest');
    expect(shown()).toEqual(['guest.corner', 'shell.home.sections']);
    await user.clear(filter);
    await user.type(filter, 'homeSections');
    expect(shown()).toEqual(['shell.home.sections']);
    await user.type(filter, '?');
    expect(inside.getByRole('status')).toHaveTextContent('No extension point matches.');
  });

  it('moves with arrow keys, and closes on Escape with the focus where it was', async () => {
    const { user, region, point } = await openInspector([guest]);
    const first = await point(/^guest\.corner/);
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(await point(/^shell\.home\.sections/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(await point(/^shell\.navigation/)).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(first).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(region).not.toBeInTheDocument();
  });

  it('is offered only to users who may see plugins', async () => {
    await createTestPanel({ plugins: [inspector] });
    await userEvent.keyboard('?');
    const shortcuts = await screen.findByRole('region', { name: 'Everywhere' });
    expect(shortcuts).not.toHaveTextContent('Inspect extension points');
  });
});
