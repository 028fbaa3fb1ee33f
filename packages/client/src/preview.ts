import { applyValues, valueAt, type PreviewRenderer, type ShowOptions } from './apply-values.ts';

export { applyValues, valueAt, type PreviewRenderer, type ShowOptions };

/** The unsaved values of an entry that is open in the panel. */
export interface PreviewValues {
  /** The content type, such as `api::article.article`. */
  readonly uid: string;
  readonly id: number;
  /** The code of the locale; null for content types with one locale. */
  readonly locale: string | null;
  /** Values, components and zones in the form of entries; links are absent until they are saved. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Options of a previewed page. */
export interface PreviewOptions extends ShowOptions {
  /** The address of the panel. Messages from any other origin are ignored. */
  readonly panel: string;
  /**
   * Called with the values after each change.
   * @default shows them in the elements with `data-preview-field`, see {@link applyValues}
   */
  readonly onValues?: (values: PreviewValues) => void;
}

/** The name of the search parameter with the token, as in `?preview={token}`. */
const tokenParameter = 'preview';

/** Returns the token of a preview in the address of a page; undefined for a normal visit. */
export function previewToken(url: string | URL): string | undefined {
  return new URL(url).searchParams.get(tokenParameter) ?? undefined;
}

/**
 * Connects a page to the edit view of the panel that shows it: the page receives unsaved values while the editor types, and
 * a click on an element with `data-preview-field` focuses its field. Does nothing outside of a preview.
 * @returns the function that disconnects
 */
export function connectPreview({ panel, onValues, server, renderers }: PreviewOptions): () => void {
  if (window.parent === window) return () => undefined;
  const { origin } = new URL(panel);
  const apply =
    onValues ?? ((values) => applyValues(values, document, { server: server ?? origin, renderers }));
  const ended = new AbortController();
  const { signal } = ended;
  const send = (message: object): void => window.parent.postMessage(message, origin);
  window.addEventListener(
    'message',
    (event: MessageEvent<Partial<PreviewValues & { readonly type: string }> | null>) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      const { type, uid, id, locale = null, values } = event.data ?? {};
      if (type !== 'atrium-preview:values' || uid === undefined || id === undefined) return;
      if (typeof values === 'object') apply({ uid, id, locale, values });
    },
    { signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      const element = event.target instanceof Element ? event.target.closest('[data-preview-field]') : null;
      const path = element?.getAttribute('data-preview-field') ?? null;
      if (path === null) return;
      event.preventDefault();
      send({ type: 'atrium-preview:focus', path });
    },
    { signal },
  );
  send({ type: 'atrium-preview:ready' });
  return () => ended.abort();
}
