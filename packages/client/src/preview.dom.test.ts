import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyValues, connectPreview, previewToken, valueAt, type PreviewValues } from './preview.ts';

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

describe('applyValues', () => {
  const file = {
    url: '/uploads/a.webp',
    alternativeText: 'A wall',
    width: 1600,
    formats: { small: { url: '/uploads/a_small.webp', width: 500 } },
  };
  const applied = (html: string, shown: object, options: Parameters<typeof applyValues>[2] = {}) => {
    document.body.innerHTML = html;
    applyValues({ values: shown as PreviewValues['values'] }, document, options);
    return document.body.firstElementChild as HTMLElement;
  };

  afterEach(() => document.body.replaceChildren());

  it('shows a boolean as a text, as the state of a checkbox, or by hiding the element', () => {
    const text = (value: boolean) =>
      applied('<b data-preview-field="on" data-preview-true="Yes" data-preview-false="No">…</b>', {
        on: value,
      });
    expect([text(true).textContent, text(false).textContent]).toEqual(['Yes', 'No']);
    const box = applied('<input type="checkbox" data-preview-field="on">', { on: true });
    expect((box as HTMLInputElement).checked).toBe(true);
    const badge = applied('<i data-preview-field="on">New</i>', { on: false });
    expect([badge.hidden, badge.textContent]).toEqual([true, 'New']);
    applyValues({ values: { on: true } });
    expect(badge.hidden).toBe(false);
  });

  it('formats dates and times in the language of the page', () => {
    const date = applied(
      '<p lang="de"><time data-preview-field="day" data-preview-format="date long">…</time></p>',
      { day: '2026-03-01' },
    ).firstElementChild as HTMLTimeElement;
    expect([date.textContent, date.dateTime]).toEqual(['1. März 2026', '2026-03-01']);
    const time = applied('<p lang="de" data-preview-field="at" data-preview-format="time">…</p>', {
      at: '09:15:00.000',
    });
    expect(time.textContent).toBe('09:15');
    const both = applied(
      '<p lang="de" data-preview-field="at" data-preview-format="datetime" data-preview-time-zone="Asia/Tokyo">…</p>',
      { at: '2026-03-01T20:00:00.000Z' },
    );
    expect(both.textContent).toBe('02.03.2026, 05:00');
    expect(
      applied('<p data-preview-field="at" data-preview-format="date">Kept</p>', { at: 'soon' }).textContent,
    ).toBe('Kept');
  });

  it('shows pictures of the server with their sizes and alternative text, and hides an empty one', () => {
    const server = 'https://cms.example.com';
    const html =
      '<picture><source srcset="old.avif"><img alt="" sizes="50vw" data-preview-field="cover"></picture>';
    const picture = applied(html, { cover: file }, { server });
    const image = picture.querySelector('img') as HTMLImageElement;
    expect(image.src).toBe('https://cms.example.com/uploads/a.webp');
    expect(image.alt).toBe('A wall');
    expect(image.srcset).toBe(
      'https://cms.example.com/uploads/a_small.webp 500w, https://cms.example.com/uploads/a.webp 1600w',
    );
    expect(picture.querySelector('source')).toBeNull();
    applyValues({ values: { cover: null } });
    expect(image.hidden).toBe(true);
    const plain = applied(
      '<img srcset="old.webp 1w" data-preview-field="cover">',
      { cover: file },
      { server },
    );
    expect(plain.hasAttribute('srcset')).toBe(false);
    const link = applied('<a data-preview-field="cover">Open</a>', { cover: file }, { server });
    expect([(link as HTMLAnchorElement).href, link.textContent]).toEqual([
      'https://cms.example.com/uploads/a.webp',
      'Open',
    ]);
  });

  it('shows formats of the page with its renderers, and leaves others unchanged', () => {
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Stone' }] }];
    const html = '<div data-preview-field="body" data-preview-format="blocks"><p>Stored</p></div>';
    const renderers = {
      blocks: (value: unknown) => `<p>${(value as typeof body)[0]?.children[0]?.text}</p>`,
      nodes: () => document.createElement('hr'),
    };
    expect(applied(html, { body }, { renderers }).innerHTML).toBe('<p>Stone</p>');
    expect(applied(html, { body }).innerHTML).toBe('<p>Stored</p>');
    expect(applied(html, { body: '# Markdown' }).innerHTML).toBe('<p>Stored</p>');
    const nodes = applied(html.replace('blocks', 'nodes'), { body }, { renderers });
    expect(nodes.innerHTML).toBe('<hr>');
  });
});
