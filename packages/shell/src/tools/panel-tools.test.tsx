import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { backgroundParts, homeSections, type BackgroundProps } from '../extension/shell-points.ts';
import { panelTools, type PanelTool, type ToolProps } from '../extension/points/tools.ts';
import type { Inspection } from '../extension/core/inspection.ts';
import { shortcutsRef } from '../shortcuts/shortcut-store.ts';
import { createTestPanel } from '../testing/index.ts';
import { usePanelTools } from './panel-tools.ts';

function Ruler({ close }: ToolProps) {
  return (
    <aside aria-label="Ruler">
      <input aria-label="Length" />
      <button onClick={close} type="button">
        Close
      </button>
    </aside>
  );
}

const ruler: PanelTool = {
  id: 'desk.ruler',
  label: { id: 'desk.ruler', defaultMessage: 'Measure' },
  keys: ['Mod+Shift+.'],
  component: () => Promise.resolve({ default: Ruler }),
};

/** Buttons that open the tools. */
function Buttons() {
  return usePanelTools().map(({ tool, isOpen, toggle }) => (
    <button aria-pressed={isOpen} key={tool.id} onClick={toggle} type="button">
      {tool.label.defaultMessage}
    </button>
  ));
}

const open = (tool: PanelTool, permissions: readonly { readonly action: string }[] = []) =>
  createTestPanel({
    plugins: [
      definePlugin({
        id: 'desk',
        contributes: [
          panelTools.add(tool),
          homeSections.add({
            id: 'desk.buttons',
            component: () => Promise.resolve({ default: Buttons }),
          }),
        ],
      }),
    ],
    permissions,
  });

/** Presses Ctrl, Shift and the key of the full stop, which is another character with Shift. */
const press = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: '>',
    code: 'Period',
    ctrlKey: true,
    shiftKey: true,
  });
/** Waits until the shortcuts of tools work, which is when the panel is idle. */
const ready = ({ services }: Pick<Awaited<ReturnType<typeof open>>, 'services'>) =>
  waitFor(() =>
    expect(
      services
        .get(shortcutsRef)
        .getState()
        .shortcuts.flatMap(({ keys }) => keys),
    ).toContain('Mod+Shift+.'),
  );
const region = () => screen.queryByRole('complementary', { name: 'Ruler' });
const button = () => screen.findByRole('button', { name: 'Measure' });

describe('a tool', () => {
  it('opens and closes with its shortcut, also while the focus is in a text input', async () => {
    await ready(await open(ruler));
    press();
    await waitFor(() => expect(region()).toBeVisible());
    screen.getByRole('textbox', { name: 'Length' }).focus();
    press();
    expect(region()).not.toBeInTheDocument();
  });

  it('opens with a button of a page, and closes itself', async () => {
    await open(ruler);
    await userEvent.click(await button());
    await waitFor(() => expect(region()).toBeVisible());
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(region()).not.toBeInTheDocument();
  });

  it('exists only for users with its permissions', async () => {
    const guarded = { ...ruler, requires: [{ action: 'admin::desk.read' }] };
    const { unmount } = await open(guarded);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Measure' })).not.toBeInTheDocument();
    unmount();
    await open(guarded, [{ action: 'admin::desk.read' }]);
    expect(await button()).toBeVisible();
  });

  it('is listed in the overview of shortcuts', async () => {
    await ready(await open(ruler));
    await userEvent.keyboard('?');
    expect(await screen.findByRole('region', { name: 'Everywhere' })).toHaveTextContent('Measure');
  });

  it('receives the extension points on the page', async () => {
    const points = new Set<string>();
    const inspection: Inspection = {
      areaRef:
        ({ id }) =>
        () =>
          void points.add(id),
      addReader: () => () => undefined,
    };
    function Ear({ inspect }: ToolProps) {
      return (
        <button onClick={() => inspect(inspection)} type="button">
          Inspect
        </button>
      );
    }
    await open({ ...ruler, component: () => Promise.resolve({ default: Ear }) });
    await userEvent.click(await button());
    await userEvent.click(await screen.findByRole('button', { name: 'Inspect' }));
    await waitFor(() => expect([...points]).toEqual(expect.arrayContaining(['shell.home.sections'])));
  });

  it.each([
    [{ ...ruler, keys: undefined }, 'A tool needs `keys`'],
    [{ ...ruler, label: undefined }, 'A label with an id and a defaultMessage must be provided'],
    [{ ...ruler, component: undefined }, 'A Component must be provided'],
  ])('%# is rejected if it is incomplete', (tool, reason) => {
    expect(panelTools.add(tool as unknown as PanelTool).entries[0]?.check()).toBe(reason);
  });
});

describe('a part in the background', () => {
  const openWith = async (spec: Parameters<typeof createTestPanel>[0]) => {
    const received: BackgroundProps[] = [];
    const load = vi.fn(() =>
      Promise.resolve({
        default: (props: BackgroundProps) => {
          received.push(props);
          return null;
        },
      }),
    );
    const requires = [{ action: 'admin::desk.read' }];
    const part = backgroundParts.add({ id: 'desk.watch', component: load, requires });
    const panel = await createTestPanel({
      plugins: [definePlugin({ id: 'desk', contributes: [panelTools.add(ruler), part] })],
      ...spec,
    });
    await ready(panel);
    return { load, received };
  };
  const permissions = [{ action: 'admin::desk.read' }];

  it('is rendered once the panel is idle, with the settings of the host', async () => {
    const { received } = await openWith({ permissions });
    await waitFor(() => expect(received.at(-1)).toEqual({ showReleases: true }));
  });

  it('is informed that the host disables notifications about releases', async () => {
    const { received } = await openWith({ permissions, config: { showReleases: false } });
    await waitFor(() => expect(received.at(-1)).toEqual({ showReleases: false }));
  });

  it('is not even fetched for users without its permissions', async () => {
    const { load } = await openWith({ permissions: [] });
    expect(load).not.toHaveBeenCalled();
  });
});
