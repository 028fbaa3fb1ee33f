import { describe, expect, it } from 'vitest';
import { DocumentRenderer } from '../render/render-document.ts';
import { showText } from './preview-page.ts';

const context = { prefix: 'p-', addressOf: (url: string) => url, classes: {} };

/** A preview that texts are shown in one after the other. */
function openPage() {
  const page = { host: document.createElement('div'), renderer: new DocumentRenderer(), context };
  return {
    ...page,
    show: (text: string, signal = new AbortController().signal) => showText(text, page, signal),
    texts: () => [...page.host.children].map(({ textContent }) => textContent.trim()),
  };
}

describe('a preview that follows a text', () => {
  it('keeps what did not change, and puts the rest in its order', async () => {
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

  it('says which lines each part shows', async () => {
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

  it('makes parts anew where what they refer to is said elsewhere', async () => {
    const { host, show } = openPage();
    await show('The [mill] and the CMS.\n\n[mill]: https://one.example\n');
    expect(host.querySelector('a')).toHaveAttribute('href', 'https://one.example');
    await show('The [mill] and the CMS.\n\n[mill]: https://two.example\n*[CMS]: Content\n');
    expect(host.querySelector('a')).toHaveAttribute('href', 'https://two.example');
    expect(host.querySelector('abbr')).toHaveAttribute('title', 'Content');
  });

  it('stops where somebody writes on, and comes right the next time', async () => {
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

  it('colours code of known languages and leaves other code as it is', async () => {
    const { host, show } = openPage();
    await show('```json\n{"a": 1}\n```\n\n```klingon\n<b>x</b>\n```');
    const [json, other] = host.querySelectorAll('code');
    expect(json?.querySelector('.hljs-number')).toHaveTextContent('1');
    expect(other?.innerHTML).toBe('&lt;b&gt;x&lt;/b&gt;\n');
  });
});
