import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectPreview, previewToken, valueAt, type PreviewValues } from './preview.ts';

const panel = 'https://cms.example.com/admin';
const origin = 'https://cms.example.com';
const values = {
  title: 'Typed',
  seo: { metaTitle: 'Found' },
  sections: [{ heading: 'First' }],
  pages: 3,
  note: null,
};
const message = { type: 'atrium-preview:values', uid: 'api::book.book', id: 7, locale: 'en', values };

/** Makes this window a frame of a panel, whose messages are recorded. */
function embedded() {
  const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  vi.stubGlobal('parent', parent);
  const receive = (data: unknown, from: { readonly origin?: string; readonly source?: unknown } = {}) => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? origin });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : parent });
    window.dispatchEvent(event);
  };
  return { parent, receive };
}

describe('connectPreview', () => {
  let disconnect = (): void => undefined;

  afterEach(() => {
    disconnect();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it('does nothing in a page that no panel shows', () => {
    disconnect = connectPreview({ panel });
    document.body.innerHTML = '<a data-preview-field="title" href="#x">Title</a>';
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('asks the origin of the panel for values, and writes them into marked elements', () => {
    const { parent, receive } = embedded();
    document.body.innerHTML = `<h1 data-preview-field="title">Stored</h1><p data-preview-field="seo.metaTitle"></p>
      <h2 data-preview-field="sections.0.heading"></h2><b data-preview-field="pages"></b>
      <i data-preview-field="note">Note</i><u data-preview-field="absent">Kept</u>`;
    disconnect = connectPreview({ panel });
    expect(parent.postMessage.mock.calls).toEqual([[{ type: 'atrium-preview:ready' }, origin]]);
    receive(message);
    const texts = [...document.querySelectorAll('[data-preview-field]')].map(
      (element) => element.textContent,
    );
    expect(texts).toEqual(['Typed', 'Found', 'First', '3', '', 'Kept']);
  });

  it('ignores messages of other origins, other windows and other kinds', () => {
    const { receive } = embedded();
    const received: PreviewValues[] = [];
    disconnect = connectPreview({ panel, onValues: (one) => void received.push(one) });
    receive(message, { origin: 'https://evil.example.com' });
    receive(message, { source: window });
    receive({ ...message, type: 'other' });
    receive(null);
    receive('text');
    expect(received).toEqual([]);
    receive(message);
    expect(received).toEqual([{ uid: 'api::book.book', id: 7, locale: 'en', values }]);
  });

  it('focuses the field of a clicked element instead of following a link, until it is disconnected', () => {
    const { parent } = embedded();
    document.body.innerHTML = '<a data-preview-field="seo.metaTitle" href="#x"><b>Title</b></a>';
    disconnect = connectPreview({ panel });
    const click = () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      document.querySelector('b')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click()).toBe(true);
    expect(parent.postMessage.mock.lastCall).toEqual([
      { type: 'atrium-preview:focus', path: 'seo.metaTitle' },
      origin,
    ]);
    disconnect();
    expect(click()).toBe(false);
  });
});

describe('previewToken', () => {
  it('is the token in the address, and undefined for other visits', () => {
    expect(previewToken('https://example.com/a?preview=signed_x')).toBe('signed_x');
    expect(previewToken(new URL('https://example.com/a'))).toBeUndefined();
  });
});

describe('valueAt', () => {
  it('reads own values only', () => {
    expect(valueAt(values, 'sections.0.heading')).toBe('First');
    expect([valueAt(values, 'constructor'), valueAt(values, 'title.length.x'), valueAt(null, 'a')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
