import { describe, expect, it } from 'vitest';
import { focalPointOf, focalPosition, pointAt, steppedPoint } from './focal-point.ts';

describe('the focal point of a picture', () => {
  it('is read from the stored value, and is the centre otherwise', () => {
    const file = { provider_metadata: { focalPoint: { x: 0.25, y: 0.8 } } };
    expect(focalPointOf(file)).toEqual({ x: 0.25, y: 0.8 });
    expect(focalPosition(file)).toBe('25% 80%');
    for (const metadata of [null, undefined, {}, { focalPoint: null }, { focalPoint: { x: 2, y: 0 } }, 'x']) {
      expect(focalPosition({ provider_metadata: metadata })).toBeUndefined();
    }
  });

  it('is at the pointer, and never outside of the picture', () => {
    const box = { left: 100, top: 50, width: 200, height: 100 };
    expect(pointAt({ clientX: 150, clientY: 100 }, box)).toEqual({ x: 0.25, y: 0.5 });
    expect(pointAt({ clientX: 0, clientY: 900 }, box)).toEqual({ x: 0, y: 1 });
    expect(pointAt({ clientX: 1, clientY: 1 }, { ...box, width: 0 })).toEqual({ x: 0.5, y: 0.5 });
  });

  it('moves by keys from the centre or its position', () => {
    expect(steppedPoint(null, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 });
    expect(steppedPoint({ x: 0.5, y: 0.95 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 1 });
    expect(steppedPoint({ x: 0.5, y: 0.5 }, 'a', false)).toBeUndefined();
  });
});
