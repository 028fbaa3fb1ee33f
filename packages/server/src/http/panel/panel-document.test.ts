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
  it('cannot be broken out of by a value of the boot block', () => {
    const render = createPanelDocument('<html><head></head><body></body></html>', '/admin');
    const document = render({ nonce: 'abc', boot });
    expect(document.match(/<\/script>/g)).toHaveLength(1);
    expect(document).not.toContain('<script>alert');
  });

  it('keeps values intact through the escaping', () => {
    const value = { text: '</script>\u2028\u2029<!--', list: ['<', '>'] };
    expect(scriptSafeJson(value)).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(scriptSafeJson(value))).toEqual(value);
  });

  it('replaces a nonce that the build left in the document', () => {
    const html =
      '<html><head><meta property="csp-nonce" nonce="OLD"><script nonce="OLD" src="./a.js"></script></head></html>';
    const document = createPanelDocument(html, '/admin')({ nonce: 'new', boot });
    expect(document).not.toContain('OLD');
    expect(document).toContain('<script src="/admin/a.js" nonce="new">');
  });
});
