import { createEditor } from 'slate';
import { withReact } from 'slate-react';
import { expect, it, vi } from 'vitest';
import { scrollIntoArea } from './scroll-into-area.ts';

const boxOf = (top: number, bottom: number) => new DOMRect(0, top, 100, bottom - top);

it.each([
  ['a pixel below its area', boxOf(381, 401), 128],
  ['more than a line below it', boxOf(410, 430), 156],
  ['above it', boxOf(-10, 10), 72],
  ['visible', boxOf(100, 120), 100],
])('[S2-9.6] scrolls by steps of 28 pixels to a cursor that is %s', (_where, cursor, scrolled) => {
  const area = document.createElement('div');
  area.dataset['blocksArea'] = '';
  area.innerHTML = '<p>Words</p>';
  area.scrollTop = 100;
  vi.spyOn(area, 'getBoundingClientRect').mockReturnValue(boxOf(0, 400));
  const range = document.createRange();
  range.selectNodeContents(area.firstElementChild ?? area);
  range.getClientRects = () => Object.assign([cursor], { item: () => cursor });
  scrollIntoArea(withReact(createEditor()), range);
  expect(area.scrollTop).toBe(scrolled);
});
