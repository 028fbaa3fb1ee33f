import { describe, expect, it } from 'vitest';
import { findUnsafeSvg, isSvg } from './unsafe-svg.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';

describe('isSvg', () => {
  it.each([
    ['the root itself', svg],
    ['a declaration and white space', `\uFEFF<?xml version="1.0"?>\n\n${svg}`],
    ['comments', `<!-- made by > hand --><!----> <!-- twice -->${svg}`],
    [
      'a document type',
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a"><!-- x -->${svg}`,
    ],
  ])('accepts a document that starts with %s', (_, text) => expect(isSvg(text)).toBe(true));

  it.each([
    ['a page', '<!doctype html><svg/>'],
    ['a text', 'about <svg>'],
    ['another element', '<svgx/>'],
    ['an open comment', `<!-- ${svg}`],
    ['nothing', ' \n'],
  ])('rejects %s', (_, text) => expect(isSvg(text)).toBe(false));
});

describe('findUnsafeSvg', () => {
  const inside = (text: string) => svg.replace('<path', `${text}<path`);
  const elsewhere = 'references to other addresses';
  const loading = 'styles that load something';
  const sheets = 'style sheets from elsewhere';
  const foreign = 'scripts or foreign content';
  const malformed = 'markup that is not well formed';

  it.each([
    ['<script>1</script>', foreign],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', foreign],
    ['<x:script xmlns:x="http://www.w3.org/2000/sv&#x67;"/>', foreign],
    ['<g xmlns:x="urn:a"><g xmlns:x="http://www.w3.org/2000/svg"/><x:script/></g>', foreign],
    ['<x:script/>', foreign],
    ['<g xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></g>', foreign],
    ['<foreignObject/>', foreign],
    ['<g onload="1"/>', 'event handlers'],
    ['<g ev:onload="1"/>', 'event handlers'],
    ['<a><animate attributeName="href" to="x"/></a>', 'animated links'],
    ['<set to="a>b" attributeName="href"/>', 'animated links'],
    ['<set to="x" attributeName="&#104;ref"/>', 'animated links'],
    ['<set to="x" attributeName="xlink:href"/>', 'animated links'],
    ['<image href="https://elsewhere.example/x.png"/>', elsewhere],
    ['<image xlink:href="&#104;ttps://elsewhere.example/x.png"/>', elsewhere],
    ['<g xml:base="https://elsewhere.example/"/>', elsewhere],
    ['<a href="java&#x09;script:alert(1)"/>', elsewhere],
    ['<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', elsewhere],
    ['<rect fill="url(https://elsewhere.example/#a)"/>', elsewhere],
    [String.raw`<rect style="fill:u\72l(http://elsewhere.example)"/>`, elsewhere],
    [String.raw`<rect style="fill:\000075rl(http://elsewhere.example)"/>`, elsewhere],
    ['<rect style="fill:&#117;rl(http://elsewhere.example)"/>', elsewhere],
    ['<rect style="fill:url(/**/http://elsewhere.example)"/>', elsewhere],
    ['<style>@import "http://elsewhere.example"</style>', sheets],
    [String.raw`<style>@\69mport "http://elsewhere.example"</style>`, sheets],
    ['<style>@im<!-- -->port "http://elsewhere.example"</style>', sheets],
    ['<style>@im<![CDATA[port "http://elsewhere.example"]]></style>', sheets],
    ['<style>"/*" @import "a" "*/"</style>', sheets],
    ['<style>g{background:image-set("http://elsewhere.example" 1x)}</style>', loading],
    ['<style>g{background:-webkit-image-set("http://elsewhere.example" 1x)}</style>', loading],
    ['<?xml-stylesheet href="a"?>', sheets],
    ['<rect onload=alert(1)/>', malformed],
    ['<rect x="1" x="2"/>', malformed],
    ['<g></rect>', malformed],
    ['<g>', malformed],
    ['&unknown;', malformed],
    ['<g title="&unknown;"/>', malformed],
    ['<!ENTITY a "b">', malformed],
  ])('finds %s', (text, unsafe) => {
    expect(findUnsafeSvg(inside(text))).toBe(unsafe);
  });

  it('finds a document type', () => {
    expect(findUnsafeSvg(`<!DOCTYPE svg [ ]>${svg}`)).toBe('definitions of entities');
  });

  it.each([
    '<rect fill="url(#a)" style="fill: url(&quot;#b&quot;)"/><use href="#c"/>',
    '<style><![CDATA[ @font-face { font-family: x; src: url(data:image/png;base64,AA) } g > path { fill: red } ]]></style>',
    '<animateTransform attributeName="transform" type="rotate" from="0" to="360"/>',
    '<sodipodi:namedview xmlns:sodipodi="urn:sodipodi" id="base"></sodipodi:namedview>',
    '<metadata xmlns:r="urn:rdf"><r:RDF><r:Work r:about="http://elsewhere.example"/></r:RDF></metadata>',
    '<title>Über &amp; more &#8594;</title><!-- a > b --><image href="data:image/png;base64,AAAA"/>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><linearGradient id="g"><stop offset="0"/></linearGradient>',
  ])('does not find %s', (text) => {
    expect(findUnsafeSvg(inside(text))).toBeUndefined();
  });
});

describe('a megabyte of repeated openings', () => {
  const megabyte = (beginning: string) => beginning.repeat(Math.ceil(1_000_000 / beginning.length));

  // With a rescan from each opening, one of them would take minutes, and comments far longer.
  it.each(['<!---->', '<!--', '<?xml ?>', '<!doctype svg>'])('with %s is read once', (beginning) => {
    expect(isSvg(megabyte(beginning))).toBe(false);
  });

  it.each(['<set ', '<animate x:', '<!doctype ', ' on', '/a:', 'url(', ' href='])(
    'with %s is checked in one pass',
    (beginning) => expect(findUnsafeSvg(megabyte(beginning))).not.toBe('definitions of entities'),
  );

  it.each(['<animate', '<x', '<!doctype', '<svg a="&', '<svg style="url(', '<svg style="\\'])(
    'with one %s is checked in one pass',
    (beginning) => expect(findUnsafeSvg(beginning + megabyte('a'))).toBeDefined(),
  );
});
