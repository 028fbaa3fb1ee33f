import { describe, expect, it } from 'vitest';
import { isSafeImageSource, isSafeLink } from './link.ts';

describe('isSafeLink', () => {
  it.each([
    'https://example.com',
    'HTTP://example.com',
    'mailto:a@example.com',
    'tel:+49301234',
    '/path',
    'page?x=a:b',
    '#part',
    '//example.com',
    '?q=1',
    'docs/a.html',
  ])('accepts %s', (url) => {
    expect(isSafeLink(url)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' \u00a0javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'java\u00adscript:alert(1)',
    'javascript\r\n:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'intent://x',
    '',
    ' \t ',
  ])('rejects %j', (url) => {
    expect(isSafeLink(url)).toBe(false);
  });

  it('accepts mail and telephone numbers, unlike isSafeImageSource', () => {
    expect(
      ['mailto:a@example.com', 'tel:1', 'https://example.com/a.png', '/a.png'].map(isSafeImageSource),
    ).toEqual([false, false, true, true]);
  });
});
