import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithPlugins } from '../testing/render-with-plugins.tsx';
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx';
import { useShortcut } from './shortcut-store.ts';

const archive = { id: 'test.archive', defaultMessage: 'Archive' };
const open = { id: 'test.open', defaultMessage: 'Open' };
const rows = { id: 'test.rows', defaultMessage: 'Rows' };

function Page({ onPress }: { readonly onPress: () => void }) {
  useShortcut({ keys: ['a'], label: archive, group: rows, run: onPress });
  useShortcut({ keys: ['Enter', 'Mod+O'], label: open, group: rows });
  return (
    <>
      <input aria-label="Name" />
      <input aria-label="Chosen" type="checkbox" />
      <div role="menu">
        <button type="button">Item</button>
      </div>
    </>
  );
}

function Later({ onPress }: { readonly onPress: () => void }) {
  const [isThere, setThere] = useState(false);
  useShortcut({ keys: ['a'], label: archive, run: onPress }, isThere);
  return (
    <button onClick={() => setThere(!isThere)} type="button">
      Turn
    </button>
  );
}

const panel = (page: ReactNode) => (
  <>
    {page}
    <KeyboardShortcuts />
  </>
);

const openOverview = async () => {
  await userEvent.keyboard('?');
  return await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
};

beforeEach(() => localStorage.clear());

describe('shortcuts of a page', () => {
  it('run everywhere except in fields and on controls that use the keys', async () => {
    const onPress = vi.fn();
    renderWithPlugins(panel(<Page onPress={onPress} />));
    await userEvent.keyboard('a');
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard('a');
    expect(onPress).toHaveBeenCalledTimes(2);
    await userEvent.type(screen.getByRole('textbox'), 'a');
    expect(screen.getByRole('textbox')).toHaveValue('a');
    screen.getByRole('button', { name: 'Item' }).focus();
    await userEvent.keyboard('a');
    fireEvent.keyDown(document.body, { key: 'a', isComposing: true });
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('run once for a held key, and suppress its character', () => {
    const onPress = vi.fn();
    renderWithPlugins(panel(<Page onPress={onPress} />));
    const isDefaultAllowed = fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.keyDown(document.body, { key: 'a', repeat: true });
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(isDefaultAllowed).toBe(false);
  });

  it('are overridden by later ones with the same keys while those are mounted', async () => {
    const onPress = vi.fn();
    const onLaterPress = vi.fn();
    renderWithPlugins(
      panel(
        <>
          <Later onPress={onLaterPress} />
          <Page onPress={onPress} />
        </>,
      ),
    );
    const calls = () => [onLaterPress, onPress].map(({ mock }) => mock.calls.length);
    const turn = screen.getByRole('button', { name: 'Turn' });
    await userEvent.click(turn);
    await userEvent.keyboard('a');
    expect(calls()).toEqual([1, 0]);
    await userEvent.click(turn);
    await userEvent.keyboard('a');
    expect(calls()).toEqual([1, 1]);
  });
});

describe('the overview of shortcuts', () => {
  it('opens with ? and lists the shortcuts of the page by group', async () => {
    renderWithPlugins(panel(<Page onPress={vi.fn()} />));
    const overview = await openOverview();
    const group = within(overview).getByRole('region', { name: 'Rows' });
    expect(within(group).getByText('Archive').nextElementSibling).toHaveTextContent('a');
    expect(within(group).getByText('Open').nextElementSibling).toHaveTextContent('EnterorCtrlO');
    expect(within(overview).getAllByRole('region').at(-1)).toHaveAccessibleName('Everywhere');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(overview).not.toBeInTheDocument());
  });

  it('turns single-character shortcuts off, which the browser stores', async () => {
    const onPress = vi.fn();
    const { unmount } = renderWithPlugins(panel(<Page onPress={onPress} />));
    const overview = await openOverview();
    await userEvent.click(within(overview).getByRole('switch'));
    expect(within(overview).queryByText('Archive')).not.toBeInTheDocument();
    expect(within(overview).getByText('Open')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}a?');
    unmount();
    renderWithPlugins(panel(<Page onPress={onPress} />));
    await userEvent.keyboard('a?');
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
