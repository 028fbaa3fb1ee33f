import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The policy is made once for a page, and files share one.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('parses under the one policy that the panel allows for it, and runs nothing', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_name, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { parseHtml } = await import('./parse-html.ts');
  const body = parseHtml(
    '<p>before<!--StartFragment--><b>x</b><script>globalThis.ran = 1</script><!--EndFragment-->',
  );
  expect(body.querySelector('b')?.textContent).toBe('x');
  expect(body.textContent).not.toContain('before');
  expect(body.ownerDocument.defaultView).toBeNull();
  expect(globalThis).not.toHaveProperty('ran');
  parseHtml('again');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['pasted-html']);
});

it('parses nothing where no policy is allowed', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('not allowed');
    },
  });
  const { parseHtml } = await import('./parse-html.ts');
  expect(() => parseHtml('<p>x')).toThrow('not allowed');
});
