import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Link.stories.tsx';

const { AsChild, Default, External } = composeStories(stories);

describe('Link', () => {
  it('opens in the same tab by default', () => {
    render(<Default />);
    const link = screen.getByRole('link', { name: 'Read about drafts' });
    expect(link).toHaveAttribute('href', '#drafts');
    expect(link).not.toHaveAttribute('target');
  });

  it('announces that an external link opens a new tab, and passes no opener', () => {
    render(<External />);
    const link = screen.getByRole('link', { name: 'Example (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('supports custom labels', () => {
    render(<External labels={{ opensInNewTab: '(neuer Tab)' }} />);
    expect(screen.getByRole('link', { name: 'Example (neuer Tab)' })).toBeVisible();
  });

  it('applies its styles to a router link with asChild', () => {
    render(<AsChild />);
    expect(screen.getByRole('link', { name: 'Drawn by the router' })).toHaveAttribute('href', '#router');
    expect(screen.getByRole('link')).toHaveAttribute('data-tone', 'accent');
  });
});
