import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SafeModeOffer } from './SafeModeOffer.tsx';

const meta = {
  title: 'Shell/Safe mode offer',
  component: SafeModeOffer,
  args: { onChoose: fn() },
} satisfies Meta<typeof SafeModeOffer>;
export default meta;

/** After two failed starts. The focus is on the safe choice. */
export const Ready: StoryObj<typeof meta> = {
  tags: ['both-themes'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'The panel did not start' });
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Start in safe mode' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Start with all plugins' }));
    await expect(args.onChoose).toHaveBeenCalledWith('normal');
  },
};
