import { describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import {
  element,
  inlineRenderersOf,
  markRenderersOf,
  renderBlocks,
  renderersOf,
  type BlockRenderer,
  type MarkRenderer,
  type RenderFailure,
} from './index.ts';

const text = (words: string, marks: Readonly<Record<string, boolean>> = {}) => ({
  type: 'text',
  text: words,
  ...marks,
});
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const item = (...children: unknown[]) => ({ type: 'list-item', children });
const list = (format: string, ...children: unknown[]) => ({ type: 'list', format, children });

describe('a link to an entry', () => {
  const entry = { __type: 'api::page.page', id: 7 };
  const nodes = [
    {
      type: 'paragraph',
      children: [{ type: 'link', url: '/old', entry, children: [{ type: 'text', text: 'x' }] }],
    },
  ];

  it('has the address that `entryAddress` returns, or else its stored address', () => {
    expect(renderBlocks(nodes, { entryAddress: ({ __type: uid, id }) => `/${uid}/${id}` })).toBe(
      '<p><a href="/api::page.page/7">x</a></p>',
    );
    expect(renderBlocks(nodes, { entryAddress: () => undefined })).toBe('<p><a href="/old">x</a></p>');
    expect(renderBlocks(nodes)).toBe('<p><a href="/old">x</a></p>');
  });

  it('is left out if its address is unsafe or `entryAddress` throws', () => {
    expect(renderBlocks(nodes, { entryAddress: () => 'javascript:alert(1)' })).toBe('<p>x</p>');
    expect(
      renderBlocks([...nodes, { type: 'quote', children: [{ type: 'text', text: 'y' }] }], {
        entryAddress: () => {
          throw new Error('no such page');
        },
      }),
    ).toBe('<p></p><blockquote>y</blockquote>');
  });
});

describe('blocks as HTML', () => {
  it.each([
    [[paragraph(text('Fish & chips'))], '<p>Fish &amp; chips</p>'],
    [[paragraph(text('one\ntwo'))], '<p>one<br>two</p>'],
    [
      [1, 2, 3, 4, 5, 6].map((level) => ({ type: 'heading', level, children: [text('H')] })),
      '<h1>H</h1><h2>H</h2><h3>H</h3><h4>H</h4><h5>H</h5><h6>H</h6>',
    ],
    [[{ type: 'quote', children: [text('Q')] }], '<blockquote>Q</blockquote>'],
    [
      [{ type: 'code', language: 'typescript', children: [text('a < b\n  && c')] }],
      '<pre><code class="language-typescript">a &lt; b\n  &amp;&amp; c</code></pre>',
    ],
    [[{ type: 'code', children: [text('x', { bold: true })] }], '<pre><code>x</code></pre>'],
    [
      [
        paragraph(
          text('all', { bold: true, italic: true, underline: true, strikethrough: true, code: true }),
          text('none', { bold: false }),
        ),
      ],
      '<p><strong><em><u><s><code>all</code></s></u></em></strong>none</p>',
    ],
    [
      [paragraph({ type: 'link', url: 'https://example.com/?a=1&b="', children: [text('here')] })],
      '<p><a href="https://example.com/?a=1&amp;b=&quot;">here</a></p>',
    ],
    [
      [paragraph({ type: 'link', url: '/', target: '_blank', children: [text('here')] })],
      '<p><a href="/" target="_blank" rel="noopener">here</a></p>',
    ],
  ])('%#: %j', (nodes, html) => {
    expect(renderBlocks(nodes)).toBe(html);
  });

  it('nest deeper lists in the preceding item', () => {
    const nested = list(
      'ordered',
      item(text('1')),
      list('unordered', item(text('1.1')), list('ordered', item(text('1.1.1')))),
      item(text('2')),
    );
    expect(renderBlocks([nested])).toBe(
      '<ol><li>1<ul><li>1.1<ol><li>1.1.1</li></ol></li></ul></li><li>2</li></ol>',
    );
    expect(renderBlocks([list('unordered', list('unordered', item(text('deep'))))])).toBe(
      '<ul><li><ul><li>deep</li></ul></li></ul>',
    );
  });

  it('contain images with caption, smaller versions and absolute addresses', () => {
    const image = {
      url: '/uploads/sea, wide.png',
      alternativeText: 'The sea',
      caption: 'In "May"',
      width: 2000,
      height: 1000,
      formats: {
        small: { url: '/uploads/small.png', width: 500, height: 250 },
        medium: { url: 'https://files.example/medium.png', width: 750, height: 375 },
      },
    };
    expect(
      renderBlocks([{ type: 'image', image, children: [text('')] }], { baseUrl: 'https://cms.example/' }),
    ).toBe(
      '<figure><img src="https://cms.example/uploads/sea, wide.png" srcset="https://cms.example/uploads/small.png 500w, ' +
        'https://files.example/medium.png 750w, https://cms.example/uploads/sea%2C%20wide.png 2000w" alt="The sea" ' +
        'width="2000" height="1000" loading="lazy"><figcaption>In &quot;May&quot;</figcaption></figure>',
    );
    expect(
      renderBlocks([{ type: 'image', image: { url: '//other.example/a.png' } }], { baseUrl: 'https://cms' }),
    ).toBe('<figure><img src="//other.example/a.png" alt="" loading="lazy"></figure>');
  });
});

const callout: BlockRenderer = (node, { children }) =>
  element('aside', { class: `callout ${String(node['tone'])}` }, children(node.children));

describe('marks of plugins', () => {
  const highlighted = text('Mind <this>\ngap', { bold: true, 'notes.highlight': true });
  const highlight: MarkRenderer = (content) => element('mark', { class: 'yellow', onclick: 'x' }, content);

  it('are rendered around the built-in marks, within the allow-list', () => {
    expect(
      renderBlocks([paragraph(text('a '), highlighted)], { marks: { 'notes.highlight': highlight } }),
    ).toBe('<p>a <mark class="yellow"><strong>Mind &lt;this&gt;<br>gap</strong></mark></p>');
  });

  it('are left out without a renderer, in code, and unless their value is true', () => {
    expect(renderBlocks([paragraph(highlighted)])).toBe('<p><strong>Mind &lt;this&gt;<br>gap</strong></p>');
    const marks = { 'notes.highlight': highlight };
    expect(renderBlocks([{ type: 'code', children: [highlighted] }], { marks })).toContain('<code>Mind');
    const values = ['true', 1, {}, null].map((value) => ({ ...text('b'), 'notes.highlight': value }));
    expect(renderBlocks([paragraph(...values)], { marks })).toBe('<p>bbbb</p>');
  });

  it('are left out and reported if they throw, and the text stays', () => {
    const onError = vi.fn();
    const marks = markRenderersOf([
      {
        mark: 'notes.highlight',
        toHtml: () => {
          throw new Error('no colour');
        },
      },
      { mark: 'notes.highlight', toHtml: highlight },
      { mark: 'notes.plain' },
    ]);
    expect(renderBlocks([paragraph(highlighted)], { marks, onError })).toContain('<strong>Mind');
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no colour'), highlighted, {
      renderer: 'notes.highlight',
      block: 1,
    });
    expect(Object.keys(marks)).toEqual(['notes.highlight']);
  });
});

describe('inline elements of plugins', () => {
  const term = { type: 'notes.term', definition: 'A <machine>', children: [text('loom', { bold: true })] };
  const elements = [
    {
      type: 'notes.term',
      toHtml: ((node, { children }) =>
        element('abbr', { title: String(node['definition']) }, children(node.children))) as BlockRenderer,
    },
    { type: 'notes.plain' },
  ];

  it('are rendered in their text', () => {
    expect(renderBlocks([paragraph(text('A '), term)], { renderers: inlineRenderersOf(elements) })).toBe(
      '<p>A <abbr title="A &lt;machine&gt;"><strong>loom</strong></abbr></p>',
    );
  });

  it('are replaced by their text without a renderer, in code, and if their renderer throws', () => {
    const plain = '<p>A <strong>loom</strong></p>';
    expect(renderBlocks([paragraph(text('A '), term)])).toBe(plain);
    expect(renderBlocks([paragraph(term)])).toBe('<p><strong>loom</strong></p>');
    expect(
      renderBlocks([paragraph({ ...term, type: 'notes.plain' })], { renderers: inlineRenderersOf(elements) }),
    ).toBe('<p><strong>loom</strong></p>');
    const renderers = inlineRenderersOf(elements);
    expect(renderBlocks([{ type: 'code', children: [term] }], { renderers })).toBe(
      '<pre><code>loom</code></pre>',
    );
    const onError = vi.fn();
    const failing: BlockRenderer = () => {
      throw new Error('no terms');
    };
    expect(
      renderBlocks([paragraph(text('A '), term)], { renderers: { 'notes.term': failing }, onError }),
    ).toBe(plain);
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no terms'), term, {
      renderer: 'notes.term',
      block: 1,
    });
  });

  it('are named in the log with their block, once, if they fail in development', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.stubEnv('NODE_ENV', 'development');
    const failure = new Error('no logged terms');
    const renderers = {
      'notes.logged': () => {
        throw failure;
      },
    };
    const logged = { ...term, type: 'notes.logged' };
    const list = { type: 'list', format: 'ordered', children: [item(text('A '), logged)] };
    for (let time = 0; time < 2; time += 1) {
      expect(renderBlocks([paragraph(text('a')), list], { renderers })).toContain('A <strong>loom</strong>');
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      "The renderer of 'notes.logged' failed in block 2 of a document.",
      failure,
    );
    vi.unstubAllEnvs();
    warn.mockRestore();
  });
});

describe('blocks of plugins', () => {
  const nodes = [{ type: 'callout', tone: 'warning', children: [paragraph(text('Mind <this>'))] }];

  it('are left out without a renderer', () => {
    expect(renderBlocks([...nodes, paragraph(text('after'))])).toBe('<p>after</p>');
  });

  it('are rendered by the first `toHtml` for their type, or as a paragraph', () => {
    const renderers = renderersOf([
      { type: 'callout', toHtml: callout },
      { type: 'callout', toHtml: () => 'second' },
      { type: 'silent' },
    ]);
    expect(Object.keys(renderers)).toEqual(['callout', 'silent']);
    expect(
      renderBlocks([{ type: 'silent', children: [text('said')] }, { type: 'silent' }], { renderers }),
    ).toBe('<p>said</p>');
    expect(renderBlocks(nodes, { renderers })).toBe(
      '<aside class="callout warning"><p>Mind &lt;this&gt;</p></aside>',
    );
  });

  it('can replace built-in renderers', () => {
    const renderers = { quote: () => element('figure', { class: 'quote' }, ['Q']) };
    expect(renderBlocks([{ type: 'quote', children: [text('x')] }], { renderers })).toBe(
      '<figure class="quote">Q</figure>',
    );
  });

  it('are left out and reported if their renderer throws', () => {
    const failure = new Error('no tone');
    const onError = vi.fn<(error: unknown, node: object, failure: RenderFailure) => void>();
    const renderers = {
      callout: () => {
        throw failure;
      },
    };
    expect(renderBlocks([...nodes, paragraph(text('after'))], { renderers, onError })).toBe('<p>after</p>');
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure, nodes[0], {
      renderer: 'callout',
      block: 1,
    });
  });
});

describe('damaged documents', () => {
  it.each([
    ['a string', 'text', ''],
    ['null', null, ''],
    ['invalid nodes', [null, 1, 'x', [], { type: 3 }, { children: [text('x')] }], ''],
    ['a heading of level 9', [{ type: 'heading', level: 9, children: [text('x')] }], '<p>x</p>'],
    ['a text without text', [paragraph({ type: 'text' }, { type: 'text', text: 7 })], '<p></p>'],
    ['no children', [{ type: 'paragraph' }, { type: 'list', children: null }], '<p></p><ul></ul>'],
    ['an item outside a list', [item(text('x')), paragraph(item(text('y')))], 'x<p>y</p>'],
    ['a block in inline content', [paragraph(text('a'), paragraph(text('b')))], '<p>ab</p>'],
    ['an image without an address', [{ type: 'image' }, { type: 'image', image: { url: 7 } }], ''],
    ['an invalid language', [{ type: 'code', language: 'a b', children: [] }], '<pre><code></code></pre>'],
    [
      'a link in a link',
      [
        paragraph({
          type: 'link',
          url: '/a',
          children: [text('a'), { type: 'link', url: '/b', children: [text('b')] }],
        }),
      ],
      '<p><a href="/a">ab</a></p>',
    ],
    [
      'names of properties of every object',
      [{ type: 'toString' }, { type: '__proto__' }, { type: 'constructor' }],
      '',
    ],
  ])('render the valid parts of %s', (_, nodes, html) => {
    expect(renderBlocks(nodes)).toBe(html);
  });

  it('never throw', () => {
    const node = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: fc.oneof(
            fc.constantFrom(
              'paragraph',
              'heading',
              'list',
              'list-item',
              'image',
              'link',
              'text',
              'code',
              'quote',
            ),
            fc.string(),
            fc.jsonValue({ maxDepth: 2 }),
          ),
          text: fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 2 })),
          url: fc.oneof(fc.webUrl(), fc.jsonValue({ maxDepth: 2 })),
          image: fc.oneof(
            fc.record({ url: fc.string(), formats: fc.jsonValue({ maxDepth: 2 }) }),
            fc.jsonValue({ maxDepth: 2 }),
          ),
          level: fc.jsonValue({ maxDepth: 2 }),
          format: fc.jsonValue({ maxDepth: 2 }),
          children: fc.oneof(
            { maxDepth: 4 },
            fc.jsonValue({ maxDepth: 2 }),
            fc.array(tie('node'), { maxLength: 4 }),
          ),
        },
        { requiredKeys: [] },
      ),
    })).node;
    fc.assert(
      fc.property(fc.oneof(fc.array(node), fc.jsonValue({ maxDepth: 2 })), (nodes) => {
        expect(typeof renderBlocks(nodes)).toBe('string');
      }),
      { numRuns: 100, plugins: [fc.interruptAfterTimeLimit(2_000)] },
    );
  });

  it('are cut off at the maximum depth', () => {
    let deep: object = item(text('deep'));
    for (let depth = 0; depth < 10_000; depth++) deep = list('ordered', deep);
    const html = renderBlocks([deep, paragraph(text('after'))]);
    expect(html.endsWith('<p>after</p>')).toBe(true);
    expect(html.length).toBeLessThan(2000);
  });

  it('are cut off at the maximum number of nodes, also with circular references', () => {
    const circle: { readonly type: string; readonly children: unknown[] } = { type: 'list', children: [] };
    circle.children.push(circle, circle, circle);
    expect(renderBlocks([circle]).length).toBeLessThan(4_000_000);
    expect(renderBlocks(Array.from({ length: 150_000 }, () => paragraph())).length).toBe(100_000 * 7);
  });

  it('can contain a text of one megabyte', () => {
    expect(renderBlocks([paragraph(text('<'.repeat(1_000_000)))])).toHaveLength(4_000_007);
  });
});
