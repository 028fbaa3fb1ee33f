import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { screen, userEvent } from 'storybook/test';
import { useSaveShortcut } from '../forms/page/use-save-shortcut.ts';
import { RuntimeContext } from '../extension/react/runtime-context.ts';
import { createTestRuntime } from '../testing/create-test-runtime.ts';
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx';
import { useShortcut } from './shortcut-store.ts';

const rows = { id: 'story.rows', defaultMessage: 'Rows' };

function Page() {
  useSaveShortcut(() => undefined);
  useShortcut({ keys: ['/'], label: { id: 'story.search', defaultMessage: 'Search' }, run: () => undefined });
  useShortcut({
    keys: ['ArrowUp', 'ArrowDown'],
    label: { id: 'story.move', defaultMessage: 'Go to the row above or below' },
    group: rows,
  });
  return <KeyboardShortcuts />;
}

function Panel() {
  const [runtime] = useState(() => createTestRuntime());
  return (
    <RuntimeContext value={runtime}>
      <IntlProvider locale="en" onError={() => undefined}>
        <Page />
      </IntlProvider>
    </RuntimeContext>
  );
}

const meta = {
  title: 'Shell/Keyboard shortcuts',
  component: Panel,
  play: async () => {
    await userEvent.keyboard('?');
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The overview that `?` opens: the shortcuts of the page by group, and a switch for single-character ones. */
export const Overview: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
