import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';
import { asides } from './fixtures/aside-element.tsx';
import { colours } from './fixtures/colour-mark.tsx';

const text = (words: string, more: object = {}) => ({ type: 'text', text: words, ...more });

/** Opens a document with two failing marks and a failing inline element. */
async function openNotes() {
  const notes = [
    { type: 'paragraph', children: [text('Mind '), text('the gap', { 'colours.red': true })] },
    {
      type: 'paragraph',
      children: [
        text('Clocks'),
        { type: 'asides.aside', note: 'Since 1897', children: [text('')] },
        text(' and '),
        text('looms', { 'colours.red': true }),
      ],
    },
  ];
  const opened = await renderGallery({
    type: { attributes: { name: { type: 'string' }, notes: { type: 'blocks' } }, draftAndPublish: false },
    responses: { 'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, notes }) },
    plugins: [colours(true), asides(true)],
    expectsProblems: true,
  });
  const box = await screen.findByRole('textbox', { name: 'Notes' });
  return { ...opened, box };
}

describe('the block editor', () => {
  it('reports a failing mark and inline element with plugin and point, and shows their text', async () => {
    const { problems, box } = await openNotes();
    await waitFor(() => expect(problems().length).toBeGreaterThanOrEqual(2));
    await screen.findByText('asides.aside');
    const reported = problems().map(({ code, pluginId, context }) => ({ code, pluginId, context }));
    expect(reported).toContainEqual({
      code: 'RENDER_FAILED',
      pluginId: 'colours',
      context: expect.objectContaining({
        pointId: 'content-manager.block-marks',
        contributionId: 'colours.red',
      }) as object,
    });
    expect(reported).toContainEqual({
      code: 'RENDER_FAILED',
      pluginId: 'asides',
      context: expect.objectContaining({
        pointId: 'content-manager.inline-elements',
        contributionId: 'asides.aside',
      }) as object,
    });
    expect(box.textContent).toContain('Mind the gap');
    expect(box.textContent).toContain(' and looms');
  });
});
