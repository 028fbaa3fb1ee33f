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
export interface PreviewOptions {
  /** The address of the panel. Messages from any other origin are ignored. */
  readonly panel: string;
  /**
   * Called with the values after each change.
   * @default writes texts into the elements with `data-preview-field`
   */
  readonly onValues?: (values: PreviewValues) => void;
}

/** The name of the search parameter with the token, as in `?preview={token}`. */
const tokenParameter = 'preview';

/** Returns the token of a preview in the address of a page; undefined for a normal visit. */
export function previewToken(url: string | URL): string | undefined {
  return new URL(url).searchParams.get(tokenParameter) ?? undefined;
}

/** Returns the value at a dotted path, such as `sections.0.heading`. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      values,
    );
}

/** Writes texts and numbers into the elements with `data-preview-field`, whose values are paths such as `seo.metaTitle`. */
export function applyValues({ values }: Pick<PreviewValues, 'values'>, root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-preview-field]')) {
    const value = valueAt(values, element.dataset['previewField'] ?? '');
    if (value === null) element.textContent = '';
    else if (typeof value === 'string' || typeof value === 'number') element.textContent = String(value);
  }
}

/**
 * Connects a page to the edit view of the panel that shows it: the page receives unsaved values while the editor types, and
 * a click on an element with `data-preview-field` focuses its field. Does nothing outside of a preview.
 * @returns the function that disconnects
 */
export function connectPreview({ panel, onValues = applyValues }: PreviewOptions): () => void {
  if (window.parent === window) return () => undefined;
  const { origin } = new URL(panel);
  const ended = new AbortController();
  const { signal } = ended;
  const send = (message: object): void => window.parent.postMessage(message, origin);
  window.addEventListener(
    'message',
    (event: MessageEvent<Partial<PreviewValues & { readonly type: string }> | null>) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      const { type, uid, id, locale = null, values } = event.data ?? {};
      if (type !== 'atrium-preview:values' || uid === undefined || id === undefined) return;
      if (typeof values === 'object') onValues({ uid, id, locale, values });
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
