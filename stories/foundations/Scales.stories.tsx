import { Button, Icon } from '@admin/ui';
import * as icons from '@admin/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import styles from './foundations.module.css';
import { Page, Section } from './Page.tsx';

const meta = {
  title: 'Foundations',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const types = [
  { name: 'type-display', use: 'Sign-in, first steps', text: 'Welcome back' },
  { name: 'type-title', use: 'Title of a page', text: 'Morning bread' },
  { name: 'type-heading', use: 'Section, dialog', text: 'Search engines' },
  { name: 'type-body-strong', use: 'Labels, buttons', text: 'Create new entry' },
  { name: 'type-body', use: 'Everything else', text: 'The dough rests overnight in a cold place.' },
  { name: 'type-table', use: 'Table cells', text: 'Nora Lind   9 March 2026   1,204' },
  { name: 'type-caption', use: 'Hints, secondary', text: 'Shown in lists and as the heading of the page.' },
  { name: 'type-code', use: 'Ids, code', text: 'api::article.article 0Oo1lI' },
];

export const Type: Story = {
  render: () => (
    <Page
      lead="Inter for the panel, JetBrains Mono for code and ids, both served by the panel. Sizes are in rem and scale with the browser's text size; tables use tabular figures."
      title="Type"
    >
      <ul className={styles.types}>
        {types.map(({ name, use, text }) => (
          <li className={styles.typeRow} key={name}>
            <span className={styles.names}>
              <code className={styles.name}>{name}</code>
              <span className={styles.value}>{use}</span>
            </span>
            <span className={styles.typeSample} style={variable('--sample', `var(--${name})`)}>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </Page>
  ),
};

const spaces = [4, 8, 12, 16, 20, 24, 32, 40];

export const SpaceAndSize: Story = {
  name: 'Space and size',
  render: () => (
    <Page
      lead="A grid of 4 px. Controls have three heights; four corner radii range from small parts to dialogs."
      title="Space and size"
    >
      <Section lead="space-1 to space-8." title="Space">
        <ul className={styles.bars}>
          {spaces.map((pixels, index) => (
            <li className={styles.bar} key={pixels}>
              <code className={styles.name}>space-{index + 1}</code>
              <span className={styles.value}>{pixels} px</span>
              <span className={styles.barFill} style={variable('--size', `var(--space-${index + 1})`)} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        lead="Small in toolbars and tables, medium everywhere, large where one form fills the page."
        title="Control heights"
      >
        <div className={styles.row}>
          <Button size="small">Small, 28</Button>
          <Button>Medium, 32</Button>
          <Button size="large">Large, 36</Button>
        </div>
      </Section>
      <Section lead="Small for parts of controls, control, card, dialog." title="Rounding">
        <div className={styles.row}>
          {['small', 'control', 'card', 'dialog'].map((name) => (
            <div className={styles.rounded} key={name} style={variable('--round', `var(--radius-${name})`)}>
              <code className={styles.name}>radius-{name}</code>
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
};

export const Depth: Story = {
  render: () => (
    <Page
      lead="Elements on the page have a border. Floating layers have a shadow, and a hairline that keeps them visible in the dark theme."
      title="Depth"
    >
      <div className={styles.row}>
        <div className={styles.card}>Card: a line</div>
        {['menu', 'toast', 'dialog'].map((name) => (
          <div className={styles.floating} key={name} style={variable('--depth', `var(--shadow-${name})`)}>
            <code className={styles.name}>shadow-{name}</code>
          </div>
        ))}
      </div>
    </Page>
  ),
};

function MotionDemo() {
  const [side, setSide] = useState<'start' | 'end'>('start');
  return (
    <>
      <Button onClick={() => setSide(side === 'start' ? 'end' : 'start')}>Move</Button>
      {['fast', 'medium'].map((speed) => (
        <div
          className={styles.lane}
          data-side={side}
          key={speed}
          style={variable('--speed', `var(--motion-${speed})`)}
        >
          <code className={styles.name}>motion-{speed}</code>
          <span className={styles.runner} />
        </div>
      ))}
    </>
  );
}

export const Motion: Story = {
  render: () => (
    <Page
      lead="120 ms for feedback, 160 ms for appearing layers. Only opacity and position are animated, never while the user types, and not at all with reduced motion."
      title="Motion"
    >
      <MotionDemo />
    </Page>
  ),
};

export const Icons: Story = {
  render: () => (
    <Page
      lead="One set, 16 px, stroke 1.75, in the colour of the adjacent text. An icon without text has a name for screen readers."
      title="Icons"
    >
      <ul className={styles.icons}>
        {Object.entries(icons).map(([name, icon]) => (
          <li className={styles.icon} key={name}>
            <Icon icon={icon} />
            <span className={styles.iconName}>{name}</span>
          </li>
        ))}
      </ul>
    </Page>
  ),
};

/** Returns a style that sets a custom property. */
function variable(name: `--${string}`, value: string): CSSProperties {
  return { [name]: value };
}
