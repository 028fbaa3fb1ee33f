import { renderPanelStory } from '@admin/shell/testing';
import type { Attributes } from '@admin/content-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryPanel, type GallerySpec } from '../fixtures/gallery-panel.tsx';

const attributes: Attributes = {
  name: { type: 'string' },
  links: { type: 'component', component: 'shared.seo', repeatable: true, max: 4 },
  sections: { type: 'dynamiczone', components: ['shared.seo', 'place.visit'], min: 2 },
};

const seo = (id: number, metaTitle: string | null) => ({
  id,
  metaTitle,
  noIndex: false,
  metaDescription: null,
});
const held = {
  ...galleryEntry,
  links: [seo(1, 'Tickets'), seo(2, 'Opening hours'), seo(3, 'How to get here')],
  sections: [
    { id: 5, __component: 'place.visit', address: 'Canal Street 8', seo: null },
    { ...seo(4, 'A quiet hour'), __component: 'shared.seo' },
  ],
};
const read = 'GET /content-manager/collection-types/:uid/:id';

const meta = {
  title: 'Content manager/Repeatable components and zones',
  render: (spec, context) => renderPanelStory(galleryPanel(spec), context),
  parameters: { layout: 'fullscreen' },
  args: { type: { attributes }, responses: { [read]: () => held } },
} satisfies Meta<GallerySpec>;
export default meta;
type Story = StoryObj<GallerySpec>;

const zone = () => screen.findByRole('group', { name: 'Sections' });

/** Closed items: one line each. */
export const Default: Story = {};

/** An open item: its fields and its actions. */
export const Open: Story = {
  tags: ['both-themes'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Opening hours/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Visit/ }));
  },
};

export const OpenRightToLeft: Story = { ...Open, globals: { direction: 'rtl', locale: 'ar' } };

/** The choice of the component to add, by category. */
export const Picker: Story = {
  play: async () => {
    await userEvent.click(
      await within(await zone()).findByRole('button', { name: 'Add a component to Sections' }),
    );
  },
};

/** A zone that is long enough for an outline. */
export const LongZone: Story = {
  args: {
    responses: {
      [read]: () => ({
        ...held,
        sections: Array.from({ length: 12 }, (_, index) => ({
          ...seo(index + 10, `Room ${index + 1}`),
          __component: 'shared.seo',
        })),
      }),
    },
  },
  play: async () => {
    await userEvent.click(await within(await zone()).findByRole('button', { name: 'Outline' }));
    const outline = within(await screen.findByRole('navigation', { name: 'Outline of Sections' }));
    await userEvent.click(outline.getByRole('button', { name: 'SEO Room 3' }));
    await within(await zone()).findByRole('textbox', { name: 'Meta title' });
  },
};

/** An item that the arrow keys move. */
export const Grabbed: Story = {
  play: async () => {
    (await screen.findByRole('button', { name: 'Move Opening hours' })).focus();
    await userEvent.keyboard(' ');
  },
};

/** Several selected items. */
export const Selecting: Story = {
  tags: ['both-themes'],
  play: async () => {
    const list = await screen.findByRole('group', { name: 'Links' });
    await userEvent.click(await within(list).findByRole('button', { name: 'Select' }));
    await userEvent.click(within(list).getByRole('checkbox', { name: 'Select Tickets' }));
    await userEvent.click(within(list).getByRole('checkbox', { name: 'Select Opening hours' }));
    await within(list).findByText('2 components selected');
  },
};

export const SelectingOnAPhone: Story = {
  ...Selecting,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Empty: Story = {
  args: { responses: { [read]: () => ({ ...held, links: [], sections: [] }) } },
};

/** Missing items, and errors in an item. */
export const Invalid: Story = {
  args: {
    type: { attributes, draftAndPublish: false },
    responses: {
      [read]: () => ({
        ...held,
        links: [seo(1, null), seo(2, 'Opening hours')],
        sections: [held.sections[0]],
      }),
    },
  },
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('There is 1 missing component');
  },
};

/** An item whose only error has been corrected keeps its fields. */
export const Corrected: Story = {
  args: Invalid.args ?? {},
  play: async (context) => {
    await Invalid.play?.(context);
    const links = within(await screen.findByRole('group', { name: 'Links' }));
    const title = await links.findByRole('textbox', { name: 'Meta title' });
    await userEvent.type(title, 'Tickets and prices');
    await waitFor(() => expect(title).toBeValid());
    await waitFor(() => expect(title.getBoundingClientRect().height).toBeGreaterThan(0));
  },
};

/** A user who may only read. */
export const ReadOnly: Story = { args: { granted: { read: null, update: ['name'] } } };
