import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import {
  onPhone,
  panelParameters,
  renderPanelStory,
  rightToLeft,
} from '../../routing/fixtures/panel-story.tsx';

const meta = {
  title: 'Shell/Oops',
  parameters: panelParameters,
  args: { at: '/auth/oops', visitor: 'signed out' },
  render: renderPanelStory,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Oops...' });
  },
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

/** The account was suspended. */
export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

/** A reason from the address, in its own text direction. */
export const WithReason: Story = {
  args: {
    at: '/auth/oops?info=This+invitation+is+no+longer+valid.+Ask+an+administrator+for+a+new+one.',
  },
  globals: rightToLeft,
};

/** A reason that is a single long word. */
export const LongReason: Story = { args: { at: `/auth/oops?info=${'x'.repeat(300)}` }, globals: onPhone };
