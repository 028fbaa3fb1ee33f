import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ComponentIcon, componentIcons } from './ComponentIcon.tsx';

const drawn = (name?: string) => render(<ComponentIcon name={name} />).container.innerHTML;

describe('the icons of components', () => {
  it('exist for the names that schemas use', () => {
    const names = [
      'alien',
      'apps',
      'archive',
      'bell',
      'book',
      'calendar',
      'cloud',
      'cube',
      'database',
      'globe',
    ];
    expect(Object.keys(componentIcons)).toEqual(
      expect.arrayContaining([...names, 'heart', 'key', 'lock', 'star', 'user']),
    );
    expect(Object.keys(componentIcons).length).toBeGreaterThanOrEqual(120);
  });

  it.each([undefined, 'nothing', 'constructor'])('are a cube for %s', (name) => {
    expect(drawn(name)).toBe(drawn('cube'));
    expect(drawn('bell')).not.toBe(drawn('cube'));
  });
});
