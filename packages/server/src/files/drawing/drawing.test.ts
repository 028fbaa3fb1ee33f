import { describe, expect, it } from 'vitest';
import { harmIn, isDrawing } from './drawing.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';

describe('a drawing', () => {
  it.each([
    ['the root itself', svg],
    ['a declaration and white space', `\uFEFF<?xml version="1.0"?>\n\n${svg}`],
    ['comments', `<!-- made by > hand --><!----> <!-- twice -->${svg}`],
    [
      'a document type',
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a"><!-- x -->${svg}`,
    ],
  ])('begins with %s', (_, text) => expect(isDrawing(text)).toBe(true));

  it.each([
    ['a page', '<!doctype html><svg/>'],
    ['a text', 'about <svg>'],
    ['another element', '<svgx/>'],
    ['an open comment', `<!-- ${svg}`],
    ['nothing', ' \n'],
  ])('is not %s', (_, text) => expect(isDrawing(text)).toBe(false));
});

describe('what no drawing may have', () => {
  it.each([
    ['<script>1</script>', 'scripts or foreign content'],
    ['<g onload="1"/>', 'event handlers'],
    ['<a><animate attributeName="href" to="x"/></a>', 'animated links'],
    ['<image href="https://elsewhere.example/x.png"/>', 'references to other addresses'],
  ])('is found: %s', (inside, harm) => {
    expect(harmIn(svg.replace('<path', `${inside}<path`))).toBe(harm);
  });

  it('is found in a document type', () => {
    expect(harmIn(`<!DOCTYPE svg [ ]>${svg}`)).toBe('definitions of entities');
  });
});

describe('a megabyte that begins again and again', () => {
  const megabyte = (beginning: string) => beginning.repeat(Math.ceil(1_000_000 / beginning.length));

  // Read to its end from each beginning, one of them would take minutes, and comments longer than the universe has.
  it.each(['<!---->', '<!--', '<?xml ?>', '<!doctype svg>'])('with %s is read once', (beginning) => {
    expect(isDrawing(megabyte(beginning))).toBe(false);
  });

  it.each(['<set ', '<animate x:', '<!doctype ', ' on', '/a:', 'url(', ' href='])(
    'with %s is judged in one go',
    (beginning) => expect(harmIn(megabyte(beginning))).not.toBe('definitions of entities'),
  );

  it.each(['<animate', '<x', ' on', '<!doctype'])('with one %s is judged in one go', (beginning) => {
    expect(harmIn(beginning + megabyte('a'))).toBeUndefined();
  });
});
