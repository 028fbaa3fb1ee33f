import { describe, expect, it } from 'vitest';
import { DocumentRenderer } from '../render/render-document.ts';
import { showText } from './preview-page.ts';

const context = { prefix: 'p-', addressOf: (url: string) => url, classes: {} };

/** Opens a preview that renders one text after the other. */
function openPage() {
  const page = { host: document.createElement('div'), renderer: new DocumentRenderer(), context };
  return {
    ...page,
    show: (text: string, signal = new AbortController().signal) => showText(text, page, signal),
    texts: () => [...page.host.children].map(({ textContent }) => textContent.trim()),
  };
}

describe('the preview of a changing text', () => {
  it('reuses unchanged elements in the new order', async () => {
    const { host, show, texts } = openPage();
    await show('one\n\ntwo\n\nthree');
    const [one, two, three] = host.children;
    await show('three\n\none\n\n2\n\none');
    expect(texts()).toEqual(['three', 'one', '2', 'one']);
    expect([host.children[0], host.children[1]]).toEqual([three, one]);
    expect(two?.isConnected).toBe(false);
    await show('');
    expect(texts()).toEqual([]);
  });

  it('marks each part with its source lines', async () => {
    const { host, show } = openPage();
    await show('# a\n\nb\nc\n');
    await show('new\n\n# a\n\nb\nc\n');
    const lines = [...host.children].map((part) => [
      part.getAttribute('data-line'),
      part.getAttribute('data-end'),
    ]);
    expect(lines).toEqual([
      ['0', '1'],
      ['2', '3'],
      ['4', '6'],
    ]);
  });

  it('renders parts again when a definition they refer to changes', async () => {
    const { host, show } = openPage();
    await show('The [mill] and the CMS.\n\n[mill]: https://one.example\n');
    expect(host.querySelector('a')).toHaveAttribute('href', 'https://one.example');
    await show('The [mill] and the CMS.\n\n[mill]: https://two.example\n*[CMS]: Content\n');
    expect(host.querySelector('a')).toHaveAttribute('href', 'https://two.example');
    expect(host.querySelector('abbr')).toHaveAttribute('title', 'Content');
  });

  it('aborts when the text changes, and shows the next text', async () => {
    const { show, texts } = openPage();
    await show('one');
    const stopped = new AbortController();
    const first = show('two', stopped.signal);
    stopped.abort();
    await first;
    expect(texts()).toEqual(['one']);
    await show('three');
    expect(texts()).toEqual(['three']);
  });

  it('highlights code of supported languages only', async () => {
    const { host, show } = openPage();
    await show('```json\n{"a": 1}\n```\n\n```klingon\n<b>x</b>\n```');
    const [json, other] = host.querySelectorAll('code');
    expect(json?.querySelector('.hljs-number')).toHaveTextContent('1');
    expect(other?.innerHTML).toBe('&lt;b&gt;x&lt;/b&gt;\n');
  });
});
