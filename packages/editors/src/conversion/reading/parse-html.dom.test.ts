import { expect, it, vi } from 'vitest';
import { createHtmlParser } from './parse-html.ts';

it('parses with the `pasted-html` policy and runs no scripts', () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (html: string) => string }) => typeof rules>(
    (_name, rules) => rules,
  );
  const parse = createHtmlParser({ createPolicy });
  const body = parse(
    '<p>before<!--StartFragment--><b>x</b><script>globalThis.ran = 1</script><!--EndFragment-->',
  );
  expect(body.querySelector('b')?.textContent).toBe('x');
  expect(body.textContent).not.toContain('before');
  expect(body.ownerDocument.defaultView).toBeNull();
  expect(globalThis).not.toHaveProperty('ran');
  parse('again');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['pasted-html']);
});

it('throws if the page does not allow the policy', () => {
  const createPolicy = () => {
    throw new TypeError('not allowed');
  };
  expect(() => createHtmlParser({ createPolicy })).toThrow('not allowed');
});
