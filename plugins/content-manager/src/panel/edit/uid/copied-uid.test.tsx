import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryPanel } from '../fixtures/gallery-panel.tsx';
import { galleryUid } from '../fixtures/gallery-type.ts';

const copy = 'POST /content-manager/collection-types/:uid/clone/:id';

async function openCopy() {
  const slug = { type: 'uid', targetField: 'name' } as const;
  const { requests } = await createTestPanel(
    galleryPanel({
      at: `/content-manager/collection-types/${galleryUid}/create/clone/${galleryEntry.id}`,
      type: { attributes: { name: { type: 'string' }, slug } },
      responses: {
        'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, slug: 'house' }),
        [copy]: ({ body }) => ({ ...galleryEntry, ...body, id: 77 }),
        'POST /content-manager/uid/generate': ({ body }) => ({ data: `of ${String(body?.data['name'])}` }),
        'POST /content-manager/uid/check-availability': { isAvailable: true, suggestion: null },
      },
    }),
  );
  return { requests, user: userEvent.setup(), slug: await screen.findByRole('textbox', { name: /Slug/ }) };
}

describe('the uid of a copy', () => {
  it('starts as the uid of the original and follows the name once the name changes', async () => {
    const { user, slug } = await openCopy();
    expect(slug).toHaveValue('house');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Loom');
    await waitFor(() => expect(slug).toHaveValue('of Loom'));
  });

  it('stays unchanged after the user edits it', async () => {
    const { requests, user, slug } = await openCopy();
    await user.type(slug, '-again');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Loom{Control>}s{/Control}');
    await waitFor(() => expect(requests(copy)[0]?.body).toMatchObject({ name: 'Loom', slug: 'house-again' }));
  });
});
