import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { documentPanel, paragraph, textbox, type DocumentArgs } from './fixtures/document-panel.tsx';

const meta = {
  title: 'Content manager/Block editor',
  render: (args, context) => renderPanelStory(documentPanel(args), context),
  parameters: { layout: 'fullscreen' },
  args: { notes: [paragraph('Clocks and looms')] },
} satisfies Meta<DocumentArgs>;
export default meta;
type Story = StoryObj<DocumentArgs>;

/** The overlay of a link, which edits and removes it. */
export const LinkLayer: Story = {
  play: async () => {
    const box = await textbox();
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'Link' }));
    const layer = await screen.findByRole('dialog', { name: 'Link' });
    const save = within(layer).getByRole('button', { name: 'Save link' });
    const address = within(layer).getByRole('textbox', { name: 'Address' });
    await expect(within(layer).getByRole('textbox', { name: 'Text' })).toHaveValue('Clocks and looms');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(address.parentElement).toHaveProperty('offsetWidth', 368);
    await userEvent.type(address, 'example');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(address);
    await userEvent.type(address, 'https://example.com{Enter}');
    const link = await waitFor(() => within(box).getByRole('link', { name: 'Clocks and looms' }));
    await expect(link).toHaveAttribute('href', 'https://example.com');
    await userEvent.click(link);
    const again = await screen.findByRole('dialog', { name: 'Link' });
    await userEvent.click(within(again).getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(within(box).queryByRole('link')).toBeNull());
    const words = within(box).getByText('Clocks and looms').firstChild;
    if (!words) throw new Error('The words are gone.');
    // Faster than the editor receives it: of two consecutive selections it is notified of the second one later.
    document.getSelection()?.collapse(words, 0);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    document.getSelection()?.setBaseAndExtent(words, 0, words, 6);
    await fireEvent.pointerDown(screen.getByRole('button', { name: 'Link' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Link' }));
    const last = await screen.findByRole('dialog', { name: 'Link' });
    await expect(within(last).getByRole('textbox', { name: 'Text' })).toHaveValue('Clocks');
    await userEvent.click(within(last).getByRole('button', { name: 'Cancel' }));
    await expect(within(box).queryByRole('link')).toBeNull();
  },
};

/** The toolbar is visible and the link is not: the link overlay appears with the link. */
export const LinkOutOfSight: Story = {
  args: { notes: Array.from({ length: 60 }, (_, index) => paragraph(`Paragraph ${index + 1}`)) },
  play: async () => {
    const box = await textbox();
    await userEvent.click(within(box).getByText('Paragraph 60'));
    await userEvent.keyboard('{Control}');
    const area = box.closest('[data-blocks-area]');
    if (!area) throw new Error('The text has no place.');
    area.scrollTop = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Link' }));
    const layer = await screen.findByRole('dialog', { name: 'Link' });
    await waitFor(() => {
      const { top, bottom } = within(layer).getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
      void expect(top).toBeGreaterThan(0);
      void expect(bottom).toBeLessThan(window.innerHeight);
    });
    await expect(area.scrollTop).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
  },
};
