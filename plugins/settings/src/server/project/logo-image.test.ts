import { describe, expect, it } from 'vitest';
import { gif, jpeg, png, svg } from './fixtures/pictures.ts';
import { readLogoImage } from './logo-image.ts';

/** Milliseconds: much longer than one pass takes on a busy machine, and much shorter than repeated passes. */
const readingOnce = 3_000;

const read = async (picture: Blob) => readLogoImage(new Uint8Array(await picture.arrayBuffer()));
const readText = (text: string) => readLogoImage(new TextEncoder().encode(text));

describe('a logo', () => {
  it('is recognised by its bytes', async () => {
    expect(await read(png(7, 8))).toEqual({ type: 'image/png', width: 7, height: 8 });
    expect(await read(jpeg(70, 80))).toEqual({ type: 'image/jpeg', width: 70, height: 80 });
    expect(await read(svg(1, 2))).toEqual({ type: 'image/svg+xml', width: 1, height: 2 });
    expect(await read(gif(1, 2))).toBeNull();
  });

  it('may be an SVG with a prologue and its size in the view box', () => {
    const prologue = '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg>\n';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d=""/></svg>';
    expect(readText(prologue + svg)).toEqual({ type: 'image/svg+xml', width: 40, height: 30 });
  });

  it.each([
    '',
    'text',
    '<p>1 < 2</p>',
    '<html><svg width="1" height="1"/></html>',
    '<svg width="1"',
    '<svg >',
  ])('is not %j', (text) => {
    expect(readText(text)).toBeNull();
  });

  it('is rejected without a size or with a truncated header', async () => {
    expect(await read(png(0, 10))).toBeNull();
    for (const length of [0, 3, 8, 12, 20]) expect(await read(png(10, 10).slice(0, length))).toBeNull();
    for (const length of [3, 4, 6, 10, 22, 24]) expect(await read(jpeg(10, 10).slice(0, length))).toBeNull();
  });

  it.each([
    ['an unclosed tag', '<svg '],
    ['unclosed attributes', '<svg a="'],
    ['quotation marks', `<svg '"`],
    ['unclosed sizes', '<svg width="1" viewBox="'],
  ])('is rejected in linear time when it is a mebibyte of %s', (_case, text) => {
    const start = performance.now();
    expect(readText(text.repeat(Math.floor((1024 * 1024) / text.length)))).toBeNull();
    expect(performance.now() - start).toBeLessThan(readingOnce);
  });

  it('is rejected in linear time when it is a mebibyte of segments', () => {
    const content = new Uint8Array(1024 * 1024).fill(0xff);
    content.set([0xff, 0xd8, 0xff, 0xe0, 0, 0]);
    const start = performance.now();
    expect(readLogoImage(content)).toBeNull();
    expect(performance.now() - start).toBeLessThan(readingOnce);
  });
});
