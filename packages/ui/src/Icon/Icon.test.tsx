import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon, type IconSvgProps } from './Icon.tsx';
import * as stories from './Icon.stories.tsx';

const { Default, Named } = composeStories(stories);

const Dot = ({ size, ...props }: IconSvgProps) => <svg {...props} data-edge={size} />;

describe('Icon', () => {
  it('is hidden from screen readers without a label', () => {
    const { container } = render(<Default />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is an image with a name if it has a label', () => {
    render(<Named />);
    expect(screen.getByRole('img', { name: 'Locked' })).not.toHaveAttribute('aria-hidden');
  });

  it('is a single path', () => {
    const { container } = render(<Default />);
    expect(container.querySelectorAll('svg *')).toHaveLength(1);
  });

  it('renders another icon as a component', () => {
    const { container } = render(<Icon icon={Dot} size="small" />);
    expect(container.querySelector('svg')).toHaveAttribute('data-edge', '14');
  });

  it('is 16 px with a stroke width of 1.75 by default', () => {
    const { container } = render(<Default />);
    expect(container.querySelector('svg')).toHaveAttribute('width', '16');
    expect(container.querySelector('svg')).toHaveAttribute('stroke-width', '1.75');
  });
});
