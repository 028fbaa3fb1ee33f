import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { hostileTexts } from './fixtures/hostile-texts.ts';
import { previewOf } from './fixtures/preview-of.ts';

const meta = {
  title: 'Editors/Markdown preview',
  render: () => <div data-testid="texts" />,
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

/** Renders all texts that attempt an injection. None of their scripts runs. */
export const HostileTexts: StoryObj<typeof meta> = {
  play: async () => {
    const host = await screen.findByTestId('texts');
    for (const text of hostileTexts) {
      const preview = document.createElement('div');
      host.append(preview);
      previewOf(text, preview);
    }
    for (const element of host.querySelectorAll('*')) {
      for (const type of ['pointerenter', 'mouseover', 'focus', 'load', 'error', 'toggle']) {
        element.dispatchEvent(new Event(type, { cancelable: true }));
      }
    }
    // Load and error events of the previews are dispatched by the next task.
    await new Promise((resolve) => setTimeout(resolve, 0));
    await expect(window).not.toHaveProperty('ran');
    await expect(host.querySelector('script, iframe, form, input, style, [style], [onclick]')).toBeNull();
  },
};
