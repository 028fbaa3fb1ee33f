import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourPairs } from './ColourPairs.tsx';
import { Swatches } from './Swatches.tsx';
import { Page, Section } from './Page.tsx';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The purpose of each colour. Contrast ratios are measured on rendered colours, in the theme of the toolbar. */
export const Colour: Story = {
  tags: ['both-themes'],
  render: () => (
    <Page
      lead="Colours are named after their purpose. Each has a value in the light and in the dark theme, with a contrast of 4.5:1 for text on its surfaces and of 3:1 for borders of controls."
      title="Colour"
    >
      <Section
        lead="From the lowest layer to the highest. Hover and pressed are translucent, for use on any of them."
        title="Surfaces"
      >
        <Swatches
          names={[
            '--surface-page',
            '--surface-raised',
            '--surface-sunken',
            '--surface-overlay',
            '--surface-control',
            '--surface-hover',
            '--surface-pressed',
            '--surface-inverse',
          ]}
        />
      </Section>
      <Section lead="Subtle is for placeholders, and as light as WCAG AA allows." title="Text">
        <ColourPairs
          pairs={['--surface-page', '--surface-raised', '--surface-sunken'].flatMap((surface) =>
            ['--text-strong', '--text-muted', '--text-subtle'].map((text) => ({
              text,
              surface,
              minRatio: 4.5,
            })),
          )}
        />
      </Section>
      <Section lead="Each tone as text, as text on its tint, and as a solid background." title="Tones">
        <ColourPairs
          pairs={['accent', 'danger', 'warning', 'success', 'info'].flatMap((tone) => [
            { text: `--${tone}-text`, surface: '--surface-raised', minRatio: 4.5 },
            { text: `--${tone}-text`, surface: `--${tone}-surface`, minRatio: 4.5 },
            { text: `--${tone}-on-solid`, surface: `--${tone}-solid`, minRatio: 4.5 },
          ])}
        />
      </Section>
      <Section
        lead="Subtle for dividers, strong for frames, control for borders of form controls."
        title="Lines"
      >
        <Swatches
          names={[
            '--border-subtle',
            '--border-strong',
            '--border-control',
            '--border-control-hover',
            '--focus-ring',
          ]}
        />
      </Section>
    </Page>
  ),
};
