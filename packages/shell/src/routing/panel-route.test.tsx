import { render, screen } from '@testing-library/react';
import { House } from '@admin/ui/icons';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { CatchRenderError } from '../extension/outlets/render-errors.tsx';
import { menuLinks } from '../extension/points/menu-links.ts';
import { routes } from '../extension/points/routes.ts';
import { openPanel } from './fixtures/open-panel.tsx';

// React writes caught errors to the console, which is expected here.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it('passes a failure of the frame to the error boundary of the panel, once', async () => {
  const onError = vi.fn<(cause: unknown) => void>();
  const failing = definePlugin({
    id: 'failing',
    contributes: [
      menuLinks.add({
        id: 'failing.link',
        to: '/x',
        icon: House,
        label: {
          id: 'failing.link',
          get defaultMessage(): string {
            throw new Error('no words');
          },
        },
      }),
    ],
  });
  const { panel } = openPanel({ plugins: [failing] });
  render(
    <CatchRenderError onError={onError} renderFailure={() => <p>The panel failed</p>}>
      {panel}
    </CatchRenderError>,
  );
  expect(await screen.findByText('The panel failed')).toBeInTheDocument();
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ message: 'no words' })]]);
});

it('[E37] shows a placeholder for a page whose code loads, beside a working navigation', async () => {
  const slow = definePlugin({
    id: 'slow',
    contributes: [
      routes.add({ id: 'slow.page', path: 'slow', page: () => new Promise(() => undefined) }),
      menuLinks.add({
        id: 'slow.link',
        to: '/',
        icon: House,
        label: { id: 'slow.link', defaultMessage: 'Elsewhere' },
      }),
    ],
  });
  const { panel } = openPanel({ at: '/slow', plugins: [slow] });
  const { container } = render(panel);
  // The panel waits two seconds for the first page before it renders a placeholder.
  await screen.findByRole('link', { name: 'Elsewhere' });
  expect(container.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
});
