import { describe, expect, it } from 'vitest';
import { nextColor, palette } from './palette.ts';

/** The surfaces of the two themes on which dots of stages are shown. */
const surfaces = {
  light: ['#ffffff', '#f9f9fb', '#f0f0f3'],
  dark: ['#111113', '#18191b', '#1d1e21', '#212225'],
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio of two colors. */
function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

describe.each(['light', 'dark'] as const)('the palette in the %s theme', (theme) => {
  it.each(palette)('$name.defaultMessage is visible on every surface (3:1)', ({ value }) => {
    const contrasts = surfaces[theme].map((surface) => contrast(value, surface));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
  });
});

describe('the color of a new stage', () => {
  it('is the first unused one', () => {
    expect(nextColor([])).toBe('#7c7f8a');
    expect(nextColor(['#7c7f8a', '#b07c12'])).toBe('#2f86d6');
  });

  it('is the first one when all are used', () => {
    expect(nextColor(palette.map(({ value }) => value))).toBe('#7c7f8a');
  });
});
