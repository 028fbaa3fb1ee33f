import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { callout } from './callout/callout.ts';
import { tones } from './callout/callout-node.ts';
import { embed } from './embed/embed.ts';
import { Element } from './fixtures/Element.tsx';
import { tableNode } from './table/table-node.ts';
import { table } from './table/table.ts';

const sales = tableNode(
  [
    ['Month', 'Sales', 'Remarks'],
    ['May', '12', 'A little more than in April, and much more than a year ago'],
    ['June', '9', ''],
  ],
  true,
);
const film = { ...embed.insert(), url: 'https://vimeo.com/1', title: 'A film about looms' };

/** The blocks of this plugin, one below the other. */
function Blocks({ disabled }: { readonly disabled: boolean }) {
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      {tones.map((tone) => (
        <Element
          key={tone}
          disabled={disabled}
          node={{ type: 'callout', tone }}
          text="Mind the gap between the train and the platform."
          type={callout}
        />
      ))}
      <Element disabled={disabled} node={sales} type={table} />
      <Element disabled={disabled} node={film} type={embed} />
      <Element disabled={disabled} type={embed} />
    </div>
  );
}

const meta = {
  title: 'More blocks/Blocks',
  component: Blocks,
  args: { disabled: false },
} satisfies Meta<typeof Blocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  tags: ['both-themes'],
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Row 2, column 3' })).toBeVisible();
  },
};

/** On a phone, only the table scrolls. */
export const Phone: Story = {
  ...All,
  render: (args) => (
    <div style={{ inlineSize: 390 }}>
      <Blocks {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { ...All, globals: { direction: 'rtl' } };

export const LookedAt: Story = {
  args: { disabled: true },
  play: async () => {
    await expect(await screen.findByRole('table')).toBeVisible();
    await expect(await screen.findByRole('link', { name: /A film about looms/ })).toBeVisible();
  },
};

/** Keys move from cell to cell, as in a spreadsheet. */
export const Keyboard: Story = {
  render: () => <Element node={sales} type={table} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Row 1, column 3' }));
    await userEvent.keyboard('{Enter}{Home}{ArrowLeft}');
    await expect(screen.getByRole('textbox', { name: 'Row 2, column 2' })).toHaveFocus();
  },
};

export const RefusedAddress: Story = {
  render: () => <Element type={embed} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Address' }));
    await userEvent.paste('https://elsewhere.example');
    await expect(await screen.findByText(/cannot be embedded/)).toBeVisible();
  },
};
