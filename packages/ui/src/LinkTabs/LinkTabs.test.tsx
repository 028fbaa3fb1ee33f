import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './LinkTabs.stories.tsx';

const { Default } = composeStories(stories);

describe('LinkTabs', () => {
  it('renders links, of which one is current', () => {
    render(<Default />);
    const links = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#0', '#1', '#2', '#3']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null]);
  });

  it('uses the link renderer of the application', () => {
    render(<Default renderLink={({ href, children }) => <a href={`/app${href}`}>{children}</a>} />);
    expect(screen.getByRole('link', { name: 'Drafts' })).toHaveAttribute('href', '/app#1');
  });
});
