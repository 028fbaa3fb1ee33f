import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkRendererProvider } from '../environment/index.ts';
import * as stories from './Breadcrumb.stories.tsx';

const { Default } = composeStories(stories);

describe('Breadcrumb', () => {
  it('links every item except the current page', async () => {
    render(<Default />);
    const navigation = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(navigation)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Media', 'Travel']);
    expect(screen.getByText('Iceland')).toHaveAttribute('aria-current', 'page');
  });

  it("renders its links with the application's renderer", () => {
    render(
      <LinkRendererProvider renderLink={({ href, children }) => <a href={`/admin${href}`}>{children}</a>}>
        <Default />
      </LinkRendererProvider>,
    );
    expect(screen.getByRole('link', { name: 'Media' })).toHaveAttribute('href', '/admin#media');
  });
});
