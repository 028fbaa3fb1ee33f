import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Link.stories.tsx';

const { AsChild, Default, External } = composeStories(stories);

describe('Link', () => {
  it('is a plain link in the same tab', () => {
    render(<Default />);
    const link = screen.getByRole('link', { name: 'Read about drafts' });
    expect(link).toHaveAttribute('href', '#drafts');
    expect(link).not.toHaveAttribute('target');
  });

  it('says that an external link opens a new tab and does not hand over the opener', () => {
    render(<External />);
    const link = screen.getByRole('link', { name: 'Example (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('takes its words from the caller', () => {
    render(<External labels={{ opensInNewTab: '(neuer Tab)' }} />);
    expect(screen.getByRole('link', { name: 'Example (neuer Tab)' })).toBeVisible();
  });

  it('lends its looks to the link of a router', () => {
    render(<AsChild />);
    expect(screen.getByRole('link', { name: 'Drawn by the router' })).toHaveAttribute('href', '#router');
    expect(screen.getByRole('link')).toHaveAttribute('data-tone', 'accent');
  });
});
