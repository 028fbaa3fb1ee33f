import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Specimen, Specimens } from '../storyboard/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { DirectionProvider, type Direction } from './Direction.tsx';

function Board({ direction }: { readonly direction: Direction }) {
  const items = ['First', 'Second'].map((name) => ({
    id: name,
    label: `${name} ${direction}`,
    content: `The ${name.toLowerCase()} one`,
  }));
  return (
    <DirectionProvider direction={direction}>
      <div dir={direction}>
        <Tabs items={items} label={`Tabs ${direction}`} />
      </div>
    </DirectionProvider>
  );
}

const meta = { title: 'Foundations/Direction' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Arrow keys follow the visual direction in both text directions. */
export const BothWays: Story = {
  render: () => (
    <Specimens>
      <Specimen caption="Left to right">
        <Board direction="ltr" />
      </Specimen>
      <Specimen caption="Right to left">
        <Board direction="rtl" />
      </Specimen>
    </Specimens>
  ),
  play: async () => {
    screen.getByRole('tab', { name: 'First ltr' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: 'Second ltr' })).toHaveFocus();
    screen.getByRole('tab', { name: 'First rtl' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('tab', { name: 'Second rtl' })).toHaveFocus();
  },
};
