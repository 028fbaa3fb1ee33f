import { describe, expect, it } from 'vitest';
import { previewOf } from '../fixtures/preview-of.ts';

const html = (text: string) => previewOf(text).innerHTML.trim();

describe('the preview', () => {
  it.each([
    ['HTML', '<p align="center">x <b>y</b></p>', '<p align="center">x <b>y</b></p>'],
    ['breaks of lines', 'a\nb', '<p>a<br>\nb</p>'],
    [
      'addresses as links',
      'see https://mill.example',
      '<p>see <a href="https://mill.example" target="_blank" rel="noopener noreferrer">https://mill.example</a></p>',
    ],
    ['typography', '"Loom" -- (c) ...', '<p>“Loom” – © …</p>'],
    [
      'abbreviations',
      '*[CMS]: Content management\n\nA CMS.',
      '<p>A <abbr title="Content management">CMS</abbr>.</p>',
    ],
    ['warnings', '::: warning\nHot\n:::', '<div class="warning">\n<p>Hot</p>\n</div>'],
    ['tips', '::: tip\nCold\n:::', '<div class="tip">\n<p>Cold</p>\n</div>'],
    ['definition lists', 'Warp\n: Lengthwise', '<dl>\n<dt>Warp</dt>\n<dd>Lengthwise</dd>\n</dl>'],
    ['emoji', ':heart:', '<p>❤️</p>'],
    ['inserted text', '++new++', '<p><ins>new</ins></p>'],
    ['marked text', '==new==', '<p><mark>new</mark></p>'],
    ['subscript', 'H~2~O', '<p>H<sub>2</sub>O</p>'],
    ['superscript', 'm^2^', '<p>m<sup>2</sup></p>'],
    ['lists with any start number', '3. x', '<ol start="3">\n<li>x</li>\n</ol>'],
    [
      'files of the server',
      '![x](/uploads/x.png)',
      '<p><img src="https://api.example/uploads/x.png" alt="x"></p>',
    ],
    [
      'mail',
      '[x](mailto:a@b.example)',
      '<p><a href="mailto:a@b.example" target="_blank" rel="noopener noreferrer">x</a></p>',
    ],
    [
      'sound with its source',
      '<audio controls><source src="/a.mp3" type="audio/mpeg"></audio>',
      '<p><audio controls=""><source src="https://api.example/a.mp3" type="audio/mpeg"></audio></p>',
    ],
  ])('shows %s', (_, text, expected) => expect(html(text)).toBe(expected));

  it('aligns the columns of tables without styles', () => {
    const host = previewOf('| a | b |\n| --- | --: |\n| 1 | 2 |');
    expect(host.querySelectorAll('td')[1]).toHaveAttribute('align', 'right');
    expect(host.querySelector('[style]')).toBeNull();
  });

  it('links to footnotes and back, with numbers for the whole document', () => {
    const host = previewOf('One[^a].\n\nTwo^[inline].\n\n[^a]: The *first*.');
    const [first, second] = host.querySelectorAll('sup a');
    expect(first).toHaveAttribute('href', '#p-note-1');
    expect(second).toHaveAttribute('href', '#p-note-2');
    expect(host.querySelector('#p-note-1')).toHaveTextContent('The first. ↩');
    expect(host.querySelector('#p-note-1 a')).toHaveAttribute('href', '#p-reference-1');
    expect(host.querySelector('#p-reference-1')).toBe(first);
  });

  it('keeps the content of an HTML element together across empty lines', () => {
    const host = previewOf('<div align="center">\n\n**x**\n\n</div>\n\nafter');
    expect(host.querySelector('div[align]')).toHaveTextContent('x');
    expect(host.querySelector('div[align]')).not.toHaveTextContent('after');
  });

  it('renders only allowed attributes', () => {
    const text =
      '<a href="x" alt="x" align="x" center width="1" height="1" type="x" controls target="x" class="x" id="x" style="x" title="x" src="x">y</a>';
    const names = previewOf(text).querySelector('a')?.getAttributeNames().toSorted();
    expect(names).toEqual([
      'align',
      'alt',
      'center',
      'controls',
      'height',
      'href',
      'rel',
      'target',
      'type',
      'width',
    ]);
  });
});
