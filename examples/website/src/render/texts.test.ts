import { describe, expect, it } from 'vitest';
import { renderDocument, renderMarkdown } from './texts.ts';

const context = { locale: 'de', cmsUrl: 'https://cms.example.com' } as const;

describe('renderMarkdown', () => {
  it('shows HTML as text, and makes no link of an unsafe address', () => {
    const html = renderMarkdown('<img src=x onerror=alert(1)> [a](javascript:alert(1))', context);
    expect(html).not.toMatch(/<img|<a/);
  });

  it('starts headings at the second level', () => {
    expect(renderMarkdown('### One\n\n#### Two', context)).toBe('<h2>One</h2>\n<h3>Two</h3>\n');
  });

  it('links to pages in the language of the page, and shows links to other paths as text', () => {
    const html = renderMarkdown('[a](/articles/light) [b](/maps/quay) [c](https://example.com)', context);
    expect(html).toBe(
      '<p><a href="/de/articles/light">a</a> <span>b</span> <a href="https://example.com">c</a></p>\n',
    );
  });

  it('resolves pictures against the CMS', () => {
    expect(renderMarkdown('![A wall](/uploads/wall.png)', context)).toContain(
      'src="https://cms.example.com/uploads/wall.png"',
    );
  });
});

describe('renderDocument', () => {
  it('renders the blocks of plugins, and no tag outside the allow-list', () => {
    const html = renderDocument(
      [
        { type: 'paragraph', children: [{ type: 'text', text: '<script>alert(1)</script>' }] },
        { type: 'unknown', children: [{ type: 'text', text: 'hidden' }] },
      ],
      context,
    );
    expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });

  it('renders marks and inline elements of plugins', () => {
    const children = [
      { type: 'text', text: 'Looms', highlight: true },
      { type: 'footnote', note: 'Since 1897', children: [{ type: 'text', text: '' }] },
      { type: 'text', text: ' and ' },
      { type: 'text', text: 'Esc', keyboardKey: true },
    ];
    expect(renderDocument([{ type: 'paragraph', children }], context)).toBe(
      '<p><mark>Looms</mark><small class="footnote" role="note" data-note="Since 1897"> (Since 1897)</small> and <kbd>Esc</kbd></p>',
    );
  });

  it('links to pages in the language of the page, and shows links to other paths as text', () => {
    const link = (url: string) => ({ type: 'link', url, children: [{ type: 'text', text: url }] });
    const children = [link('/articles/light'), link('/maps/quay'), link('https://example.com/')];
    const html = renderDocument([{ type: 'paragraph', children }], context);
    expect(html).toContain(
      '<a href="/de/articles/light">/articles/light</a>/maps/quay<a href="https://example.com/">',
    );
  });
});
