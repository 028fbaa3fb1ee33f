import { describe, expect, it } from 'vitest';
import { createPanelDocument, scriptSafeJson } from './panel-document.ts';

const boot = {
  basePath: '/admin',
  apiUrl: '',
  analyticsUrl: null,
  productName: '</script><script>alert(1)',
  init: {},
  projectType: {},
};

describe('the document of the panel', () => {
  it('escapes values of the boot block that would end it', () => {
    const render = createPanelDocument('<html><head></head><body></body></html>', '/admin');
    const document = render({ nonce: 'abc', boot });
    expect(document.match(/<\/script>/g)).toHaveLength(1);
    expect(document).not.toContain('<script>alert');
  });

  it('preserves escaped values', () => {
    const value = { text: '</script>\u2028\u2029<!--', list: ['<', '>'] };
    expect(scriptSafeJson(value)).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(scriptSafeJson(value))).toEqual(value);
  });

  it('replaces the nonce placeholder of the build', () => {
    const html =
      '<html><head><meta property="csp-nonce" nonce="OLD"><script nonce="OLD" src="./a.js"></script></head></html>';
    const document = createPanelDocument(html, '/admin')({ nonce: 'new', boot });
    expect(document).not.toContain('OLD');
    expect(document).toContain('<script src="/admin/a.js" nonce="new">');
  });
});
