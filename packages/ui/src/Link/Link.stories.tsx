import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen, Specimens } from '../storyboard/index.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Controls/Link',
  component: Link,
  args: { children: 'Read about drafts', href: '#drafts' },
  argTypes: { asChild: { control: false } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof Link>;

export const Default: Story = {};

export const External: Story = {
  args: { variant: 'external', href: 'https://example.com/', children: 'Example' },
};

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens>
      <Specimen caption="in a sentence">
        <p>
          Entries are saved as drafts first. <Link href="#drafts">Read about drafts</Link> or go{' '}
          <Link href="#articles">back to the articles</Link>.
        </p>
      </Specimen>
      <Specimen caption="quiet, among other links">
        <Link href="#articles" tone="quiet">
          Articles
        </Link>
      </Specimen>
      <Specimen caption="external">
        <Link href="https://example.com/" variant="external">
          Example
        </Link>
      </Specimen>
    </Specimens>
  ),
};

export const AsChild: Story = {
  args: { asChild: true, children: <a href="#router">Drawn by the router</a> },
};

export const RightToLeft: Story = {
  args: { children: 'اقرأ عن المسودات', variant: 'external', href: 'https://example.com/' },
  globals: { direction: 'rtl', locale: 'ar' },
};
