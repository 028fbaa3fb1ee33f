import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderGallery } from '../fixtures/render-gallery.tsx';

describe('the field of an input', () => {
  it.each([true, false])(
    'tells of a required field whether it has to be filled in now, drafts %s',
    async (isDraft) => {
      await renderGallery({
        type: { attributes: { name: { type: 'string', required: true } }, draftAndPublish: isDraft },
      });
      const name = screen.getByRole('textbox', { name: 'Name' });
      expect(name.hasAttribute('aria-required')).toBe(!isDraft);
      expect(name).toHaveAccessibleDescription(isDraft ? 'Required to publish' : '');
    },
  );
});
