import { describe, expect, it } from 'vitest';
import * as icons from '../icons.ts';
import { iconPath, type IconElements } from './icon-path.ts';

describe('iconPath', () => {
  it.each([
    ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }, 'M1 2L3 4'],
    ['circle', { cx: '12', cy: '12', r: '3' }, 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }, 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
    ['rect', { x: '3', y: '4', width: '6', height: '8' }, 'M3 4h6v8h-6v-8z'],
    [
      'rect',
      { x: '3', y: '4', width: '6', height: '8', rx: '1' },
      'M4 4h4a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z',
    ],
    ['polyline', { points: '1 2 3 4' }, 'M1 2 3 4'],
    ['polygon', { points: '1 2 3 4' }, 'M1 2 3 4z'],
  ])('converts a %s', (tag, attributes, path) => {
    expect(iconPath([[tag, attributes]])).toBe(path);
  });

  it('keeps the position of a path with a relative start', () => {
    const path = iconPath([
      ['path', { d: 'M5 5h9' }],
      ['path', { d: 'm3 4 5 6' }],
    ]);
    expect(path).toBe('M5 5h9M0 0m3 4 5 6');
  });

  it('converts every icon', () => {
    const isBroken = (elements: IconElements) => /NaN|undefined/.test(iconPath(elements));
    const broken = Object.entries(icons).filter(([, elements]) => isBroken(elements));
    expect(broken).toEqual([]);
  });

  it('rejects unknown elements', () => {
    expect(() => iconPath([['text', {}]])).toThrow('text');
  });
});
