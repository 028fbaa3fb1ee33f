import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import guide from '../../../docs/guides/show-blocks-on-a-website.md?raw';
import { articlePage } from './guide/article-page.ts';
import { ArticleText } from './guide/ArticleText.tsx';
import { textWithNotices } from './guide/notice-renderer.ts';

const files = import.meta.glob<string>('./guide/*', { query: '?raw', import: 'default', eager: true });
const quoted = [...guide.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(
  ([, name = '', code = '']) => [`./guide/${name}`, code] as const,
);

const text = (words: string) => [{ type: 'text', text: words }];

describe('docs/guides/show-blocks-on-a-website.md', () => {
  it('quotes its files exactly', () => {
    expect(Object.fromEntries(quoted)).toEqual(files);
  });

  it('renders a document as a page', () => {
    expect(articlePage([{ type: 'image', image: { url: '/uploads/sea.png' }, children: text('') }])).toBe(
      '<main><figure><img src="https://cms.example.com/uploads/sea.png" alt="" loading="lazy"></figure></main>',
    );
  });

  it('renders a block with a component', () => {
    const content = [{ type: 'quote', children: text('Less') }];
    expect(renderToStaticMarkup(createElement(ArticleText, { content }))).toBe(
      '<blockquote class="pull-quote">Less</blockquote>',
    );
  });

  it('renders the block of a plugin', () => {
    expect(textWithNotices([{ type: 'notice', title: 'Mind', children: text('the <gap>') }])).toBe(
      '<aside class="notice"><strong>Mind</strong><p>the &lt;gap&gt;</p></aside>',
    );
  });
});
