import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addressVectors, markupVectors } from './fixtures/xss-vectors.ts';
import { element, renderBlocks, type BlockRenderers } from './index.ts';
import { Blocks } from './react.ts';

const vectors = [...markupVectors, ...addressVectors];

const shown = new Set(
  'a,blockquote,body,br,code,em,figcaption,figure,h1,head,html,img,li,ol,p,pre,s,strong,u,ul'.split(','),
);
const attributes = new Set([
  'alt',
  'sizes',
  'class',
  'height',
  'href',
  'loading',
  'rel',
  'src',
  'srcset',
  'target',
  'width',
]);
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

function parse(html: string): Document {
  return new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
}

/** Returns the forbidden elements, attributes and addresses of parsed HTML. */
function unsafeParts(html: string): string[] {
  const found: string[] = [];
  for (const { tagName, attributes: given } of parse(html).querySelectorAll('*')) {
    if (!shown.has(tagName.toLowerCase())) found.push(tagName);
    for (const { name, value } of given) {
      if (!attributes.has(name)) found.push(name);
      const addresses =
        name === 'srcset' ? value.split(', ') : name === 'href' || name === 'src' ? [value] : [];
      for (const address of addresses) if (!schemes.has(schemeOf(address))) found.push(`${name}=${address}`);
    }
  }
  return found;
}

/** Returns the scheme of an address as browsers parse it. */
function schemeOf(address: string): string {
  return URL.canParse(address, 'https://site.example')
    ? new URL(address, 'https://site.example').protocol
    : '';
}

const text = (value: unknown) => ({ type: 'text', text: value });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

/** Returns a document with the vector in every property that content can set. */
function documentWith(vector: string): unknown[] {
  const version = { url: vector, width: vector, height: vector };
  return [
    paragraph({ ...text(vector), bold: true, italic: vector, code: true, [vector]: true, onclick: vector }),
    paragraph({ type: 'link', url: vector, target: vector, rel: vector, children: [text(vector)] }),
    paragraph({ type: 'link', url: vector, target: '_blank', rel: 'opener', children: [text('x')] }),
    { type: 'heading', level: vector, children: [text(vector)] },
    { type: 'heading', level: 1, id: vector, style: vector, class: vector, children: [text(vector)] },
    { type: 'code', language: vector, children: [text(vector)] },
    {
      type: 'list',
      format: vector,
      indentLevel: vector,
      children: [{ type: 'list-item', children: [text(vector)] }],
    },
    { type: 'image', image: { ...version, alternativeText: vector, caption: vector }, children: [text('')] },
    {
      type: 'image',
      image: {
        url: '/a.png',
        width: 900,
        alternativeText: vector,
        caption: vector,
        formats: {
          [vector]: version,
          small: { url: vector, width: 500 },
          large: { url: `/b ,${vector}`, width: 700 },
        },
      },
      children: [text('')],
    },
    { type: vector, children: [text(vector)] },
    { type: 'quote', children: [text(vector), { type: vector, url: vector, children: [text(vector)] }] },
    vector,
    { [vector]: vector },
  ];
}

/** Renderers of a plugin that does not validate its input. */
const careless: BlockRenderers = {
  careless: (node) => {
    const vector = String(node['vector']);
    return [
      element(vector, {}, [vector]),
      element('a', { href: vector, [vector]: vector, onclick: vector, style: vector, id: vector }, [vector]),
      element('img', {
        src: vector,
        srcset: `${vector} 1w, /a 2w`,
        loading: 'lazy',
        sizes: vector,
        onerror: vector,
      }),
      ...['script', 'iframe', 'object', 'svg', 'math', 'style', 'form', 'base', 'template'].map((tag) =>
        element(tag, { src: vector, srcdoc: vector, action: vector }, [vector]),
      ),
    ];
  },
};

it('includes more than 150 vectors', () => {
  expect(new Set(vectors).size).toBe(vectors.length);
  expect(vectors.length).toBeGreaterThanOrEqual(150);
});

describe.each([
  ['HTML', (nodes: unknown) => renderBlocks(nodes, { renderers: careless })],
  [
    'React elements',
    (nodes: unknown) => renderToStaticMarkup(createElement(Blocks, { nodes, renderers: careless })),
  ],
])('hostile content as %s', (_, render) => {
  it('contains no unsafe parts when it is parsed, serialized and parsed again', () => {
    const html = render(vectors.flatMap((vector) => [...documentWith(vector), { type: 'careless', vector }]));
    expect(unsafeParts(html)).toEqual([]);
    const once = parse(html).body.innerHTML;
    expect(unsafeParts(once)).toEqual([]);
    expect(parse(once).body.innerHTML === once).toBe(true);
  });

  it('is displayed as text', () => {
    const html = render(markupVectors.map((vector) => ({ type: 'code', children: [text(vector)] })));
    expect([...parse(html).querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(
      markupVectors,
    );
  });

  it('creates no links and images', () => {
    const linked = addressVectors.filter((url) => {
      const html = render([
        paragraph({ type: 'link', url, children: [text('label')] }),
        { type: 'image', image: { url, alternativeText: 'picture' }, children: [text('')] },
      ]);
      return html !== '<p>label</p>';
    });
    expect(linked).toEqual([]);
  });
});
