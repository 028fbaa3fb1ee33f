import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { GripVertical, Trash2 } from '../icons.ts';
import { Accordion } from './Accordion.tsx';
import { AccordionItem } from './AccordionItem.tsx';

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  args: {
    defaultValue: 'seo',
    children: (
      <>
        <AccordionItem value="seo" title="Search engines">
          Title and description as they stand in search results.
        </AccordionItem>
        <AccordionItem value="share" title="Social networks">
          The picture and the text of a shared link.
        </AccordionItem>
        <AccordionItem value="archive" title="Archive" disabled>
          Not for drafts.
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const actions = (name: string) => (
  <>
    <IconButton icon={Trash2} size="small" label={`Delete ${name}`} />
    <IconButton icon={GripVertical} size="small" label={`Move ${name}`} />
  </>
);

function Blocks() {
  const [open, setOpen] = useState(['quote']);
  return (
    <Accordion mode="multiple" value={open} onValueChange={setOpen}>
      <AccordionItem value="text" title="Text" subtitle="It began with a letter…" actions={actions('Text')}>
        It began with a letter that nobody had expected.
      </AccordionItem>
      <AccordionItem
        value="quote"
        title="Quote"
        subtitle="Ada Lovelace"
        tone="danger"
        actions={actions('Quote')}
      >
        The source is missing.
      </AccordionItem>
      <AccordionItem value="gallery" title="Gallery" subtitle="12 pictures" actions={actions('Gallery')}>
        Twelve pictures.
      </AccordionItem>
    </Accordion>
  );
}

/** Multiple open sections, with actions in the headers and an error in one section. */
export const States: Story = { tags: ['both-themes'], render: () => <Blocks /> };

export const LongText: Story = {
  args: {
    children: (
      <AccordionItem
        value="seo"
        title="What the search engines of this world and of every other world show when they find this page"
        subtitle="A second line that is also a good deal longer than any line in a narrow column has the right to be"
      >
        {'A paragraph that runs on. '.repeat(20)}
      </AccordionItem>
    ),
  },
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
