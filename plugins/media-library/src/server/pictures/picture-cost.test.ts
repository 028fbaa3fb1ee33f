import { describe, expect, it } from 'vitest';
import { planPicture, processMemory } from './picture-cost.ts';
import type { PictureHeader } from './picture-work.ts';

const photo: PictureHeader = {
  mime: 'image/jpeg',
  width: 6000,
  height: 4000,
  channels: 3,
  bytesPerSample: 1,
  chromaSubsampling: '4:2:0',
  isProgressive: false,
  orientation: 1,
  pages: 1,
  hasMetadata: true,
};
const settings = { sizeOptimization: true, autoOrientation: false };
const laneOf = (change: Partial<PictureHeader>) => {
  const plan = planPicture({ ...photo, ...change }, settings);
  return plan === null || plan === 'too large' ? plan : plan.lane;
};
const square = (megapixels: number) => {
  const side = Math.round(Math.sqrt(megapixels * 1_000_000));
  return { width: side, height: side };
};

describe('the plan for a picture by its header', () => {
  it.each<readonly [string, ReturnType<typeof laneOf>, Partial<PictureHeader>]>([
    ['a camera JPEG of 24 megapixels', 'quick', {}],
    ['a camera JPEG of 60 megapixels', 'slow', square(60)],
    ['a progressive JPEG of 60 megapixels', 'slow', { ...square(60), isProgressive: true }],
    ['a progressive JPEG of 120 megapixels', 'too large', { ...square(120), isProgressive: true }],
    ['a PNG of 60 megapixels', 'slow', { ...square(60), mime: 'image/png' }],
    ['an interlaced PNG of 24 megapixels', 'slow', { mime: 'image/png', isProgressive: true }],
    [
      'an interlaced 16-bit PNG of 120 megapixels',
      'too large',
      { ...square(120), mime: 'image/png', isProgressive: true, bytesPerSample: 2 },
    ],
    ['an AVIF of 8 megapixels', 'slow', { ...square(8), mime: 'image/avif', hasMetadata: false }],
    ['an AVIF of 8 megapixels with metadata', 'too large', { ...square(8), mime: 'image/avif' }],
    ['an AVIF of 119 megapixels', 'too large', { ...square(119), mime: 'image/avif', hasMetadata: false }],
    ['a 12-bit AVIF of 8 megapixels', 'too large', { ...square(8), mime: 'image/avif', bytesPerSample: 2 }],
    ['an animated WebP of 40 frames', 'slow', { ...square(0.5), mime: 'image/webp', pages: 40 }],
    ['an animated WebP of 4,000 frames', 'too large', { ...square(0.5), mime: 'image/webp', pages: 4000 }],
    ['a TIFF', null, { ...square(100), mime: 'image/tiff' }],
  ])('is, for %s: %s', (_what, lane, change) => {
    expect(laneOf(change)).toBe(lane);
  });

  it('includes compressing only pictures that fit into memory, unless metadata has to be removed', () => {
    const webp = { ...photo, ...square(30), mime: 'image/webp', hasMetadata: false };
    expect(planPicture(webp, settings)).toEqual({ lane: 'slow', rewrite: null });
    expect(planPicture({ ...webp, hasMetadata: true }, settings)).toBe('too large');
  });

  it('stays below 512 MB with both processes', () => {
    const total = processMemory.quick.resident + processMemory.slow.resident;
    expect(total).toBeLessThanOrEqual(512 * 1024 * 1024);
  });
});
