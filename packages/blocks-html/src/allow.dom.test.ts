import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressVectors, markupVectors } from './fixtures/xss-vectors.ts';
import { element, renderBlocks, type AllowedHtml, type HtmlElement } from './index.ts';
import { attributes, tags } from './html/allowed-html.ts';
import { Blocks } from './react.ts';
import guide from '../../../docs/guides/show-blocks-on-a-website.md?raw';

const nodes = [{ type: 'x', children: [] }];

/** Renders one element by `renderBlocks`, and collects what was left out. */
function render(rendered: HtmlElement, allow: AllowedHtml = {}) {
  const dropped: string[] = [];
  const options = {
    renderers: { x: () => rendered },
    allow,
    onDropped: ({ tag, attribute }: { readonly tag: string; readonly attribute?: string }) =>
      void dropped.push(attribute === undefined ? tag : `${tag} ${attribute}`),
  };
  return {
    html: renderBlocks(nodes, options),
    react: renderToStaticMarkup(createElement(Blocks, { nodes, ...options })),
    dropped,
  };
}

describe('data attributes', () => {
  it('are rendered', () => {
    const { html, react } = render(element('p', { 'data-color': '#15803d"', 'data-id': 7 }));
    expect(html).toBe('<p data-color="#15803d&quot;" data-id="7"></p>');
    expect(react).toBe(html);
  });

  it.each(['data-', 'data-A', 'data-x onclick', 'data-x=1', 'data-"'])(
    'are left out with the name %s',
    (name) => {
      expect(render(element('p', { [name]: 'x' })).html).toBe('<p></p>');
    },
  );
});

describe('the allow-list of a website', () => {
  it('adds tags with the attributes that it names', () => {
    const frame = element('iframe', { src: 'https://video.example/1', title: 'Looms', width: 640 });
    expect(render(frame).html).toBe('');
    const { html, react, dropped } = render(frame, { iframe: ['src', 'title'] });
    expect(html).toBe('<iframe src="https://video.example/1" title="Looms"></iframe>');
    expect(react).toBe(html);
    expect(dropped).toEqual(['iframe width', 'iframe width']);
  });

  it('adds attributes to built-in tags', () => {
    expect(render(element('h2', { id: 'looms' }), { h2: ['id'] }).html).toBe('<h2 id="looms"></h2>');
    expect(render(element('p', { id: 'looms' }), { h2: ['id'] }).html).toBe('<p></p>');
  });

  it('renders boolean attributes in HTML and React', () => {
    const video = element('video', { src: '/a.mp4', controls: true, playsinline: true });
    const { html, react } = render(video, { video: ['src', 'controls', 'playsinline'] });
    expect(html).toBe('<video src="/a.mp4" controls="" playsinline=""></video>');
    // React writes some names in camel case, which browsers ignore.
    expect(react.toLowerCase()).toBe(html);
  });

  it('still checks addresses', () => {
    for (const vector of [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      ' data:text/html,<script>',
      'vbscript:x',
    ]) {
      const frame = element('iframe', { src: vector });
      expect(render(frame, { iframe: ['src'] }).html).toBe('<iframe></iframe>');
      const video = element('video', { poster: vector });
      expect(render(video, { video: ['poster'] }).html).toBe('<video></video>');
    }
  });

  it.each([
    'script',
    'style',
    'svg',
    'math',
    'object',
    'embed',
    'base',
    'meta',
    'link',
    'template',
    'textarea',
    'form',
    'SCRIPT',
    'a b',
    'x>',
  ])('cannot allow the tag %s', (tag) => {
    expect(render(element(tag, {}, ['x']), { [tag]: [] })).toMatchObject({ html: '', react: '' });
  });

  it.each([
    'onclick',
    'onload',
    'onanything',
    'ONCLICK',
    'srcdoc',
    'formaction',
    'action',
    'ping',
    'style',
    'xlink:href',
    'x y',
    'x"',
  ])('cannot allow the attribute %s', (name) => {
    const { html, react } = render(element('div', { [name]: 'alert(1)' }), { div: [name] });
    expect(html).toBe('<div></div>');
    expect(react).toBe(html);
  });

  it('allows named CSS properties with harmless values', () => {
    const style = 'color: rgb(1, 2, 3); position: fixed; text-align: center';
    const { html, react } = render(element('p', { style }), { p: ['style.color', 'style.text-align'] });
    expect(html).toBe('<p style="color: rgb(1, 2, 3); text-align: center"></p>');
    expect(react).toBe('<p style="color:rgb(1, 2, 3);text-align:center"></p>');
  });

  it.each([
    'url(https://evil.example)',
    'URL(x)',
    'expression(alert(1))',
    'image-set(x)',
    'var(--x)',
    'r\\65 d',
    'red/**/',
    '"x"',
    'red}',
    'red!important',
    'a'.repeat(201),
  ])('does not allow the CSS value %s', (value) => {
    expect(render(element('p', { style: `color: ${value}` }), { p: ['style.color'] }).html).toBe('<p></p>');
  });

  it('renders no vector as markup, whatever it allows', () => {
    const allow = { iframe: ['src', 'title', 'srcdoc', 'onload'], p: ['id', 'style.color', 'onclick'] };
    for (const vector of [...markupVectors, ...addressVectors]) {
      const { html } = render(
        element('p', { id: vector, style: `color: ${vector}`, onclick: vector, 'data-x': vector }, [
          vector,
          element('iframe', { src: vector, title: vector, srcdoc: vector, onload: vector }, [vector]),
        ]),
        allow,
      );
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      const found = [...body.querySelectorAll('*')];
      expect(found.map(({ tagName }) => tagName)).toEqual(['P', 'IFRAME']);
      const names = found.flatMap((one) => one.getAttributeNames());
      expect(names.filter((name) => name.startsWith('on') || name === 'srcdoc')).toEqual([]);
      const src = found[1]?.getAttribute('src') ?? '/';
      expect(['http:', 'https:']).toContain(new URL(src, 'https://site.example').protocol);
    }
  });
});

describe('what is left out', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('is reported by tag and attribute', () => {
    const { dropped } = render(element('p', { style: 'color: red', class: 'a' }, [element('blink')]));
    expect(dropped.slice(0, 2)).toEqual(['p style', 'blink']);
  });

  it('is logged once in development, and not in production', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const renderers = { x: () => element('marquee') };
    renderBlocks(nodes, { renderers });
    expect(warn).not.toHaveBeenCalled();
    vi.stubEnv('NODE_ENV', 'development');
    renderBlocks(nodes, { renderers });
    renderBlocks(nodes, { renderers });
    expect(warn.mock.calls).toEqual([['renderBlocks left out <marquee>. Use `allow` to render it.']]);
  });
});

describe('the guide', () => {
  it.each([
    ['Tags', [...tags]],
    ['Attributes', Object.keys(attributes)],
  ])('lists the allowed %s', (title, names) => {
    const [, list = ''] = new RegExp(String.raw`\*\*${title}\*\*: ([\s\S]*?)\n\n`).exec(guide) ?? [];
    expect([...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(names);
  });
});
