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

/** What each colour is for. Ratios are measured from what the browser paints, in the theme of the toolbar. */
export const Colour: Story = {
  tags: ['both-themes'],
  render: () => (
    <Page
      lead="A component asks for a colour by what it is for. Each name has a value in the light and in the dark theme; text on its surface reaches 4.5:1 in both, the edges of controls 3:1."
      title="Colour"
    >
      <Section
        lead="From the floor up. Hover and pressed are translucent and lie on any of them."
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
      <Section lead="Subtle is for placeholders: as light as can still be read." title="Text">
        <ColourPairs
          pairs={['--surface-page', '--surface-raised', '--surface-sunken'].flatMap((surface) =>
            ['--text-strong', '--text-muted', '--text-subtle'].map((text) => ({ text, surface, least: 4.5 })),
          )}
        />
      </Section>
      <Section lead="Each tone as text, as text on its tint, and as a solid ground." title="Tones">
        <ColourPairs
          pairs={['accent', 'danger', 'warning', 'success', 'info'].flatMap((tone) => [
            { text: `--${tone}-text`, surface: '--surface-raised', least: 4.5 },
            { text: `--${tone}-text`, surface: `--${tone}-surface`, least: 4.5 },
            { text: `--${tone}-on-solid`, surface: `--${tone}-solid`, least: 4.5 },
          ])}
        />
      </Section>
      <Section lead="Subtle divides, strong frames, control can be seen without the label." title="Lines">
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
