import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderGallery } from '../fixtures/render-gallery.tsx';

describe('a choice of several', () => {
  it.each([true, false])('can be taken back unless it is required, required %s', async (required) => {
    const { user } = await renderGallery({
      type: {
        attributes: {
          name: { type: 'string' },
          kind: { type: 'enumeration', enum: ['museum', 'workshop'], required },
        },
        draftAndPublish: false,
      },
    });
    const kind = screen.getByRole('combobox', { name: 'Kind' });
    expect(kind).toHaveTextContent('workshop');
    await user.click(kind);
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual([...(required ? [] : ['Choose here']), 'museum', 'workshop']);
    if (required) return;
    await user.click(screen.getByRole('option', { name: 'Choose here' }));
    expect(kind).toHaveTextContent('Choose here');
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  });
});

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
