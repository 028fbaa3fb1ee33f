/** Values by name, as in an entry in the flat form. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Renders a value of an element whose `data-preview-format` is the name of the renderer. A text is HTML: escape what editors
 * typed. Without a result the element stays unchanged, such as when the renderer changes it itself.
 */
export type PreviewRenderer = (value: unknown, element: HTMLElement) => string | Node | undefined;

/** How values are shown. */
export interface ShowOptions {
  /** The address of the server, against which addresses of files are resolved. @default the origin of the panel */
  readonly server?: string | undefined;
  /** Renderers by format, such as `blocks` for block documents and `markdown`. */
  readonly renderers?: Readonly<Record<string, PreviewRenderer>> | undefined;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a dotted path, such as `sections.0.heading`. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Values)[key]
          : undefined,
      values,
    );
}

type DateStyle = 'full' | 'long' | 'medium' | 'short';

/** Returns a date or time in the language of an element; undefined for a value that is none. */
function formatted(value: string, format: string, element: HTMLElement): string | undefined {
  const [kind, style = 'medium'] = format.split(' ') as [string, DateStyle?];
  const time = new Date(kind === 'time' ? `1970-01-01T${value}Z` : value);
  if (Number.isNaN(time.getTime())) return undefined;
  const { previewTimeZone: timeZone } = element.dataset;
  return new Intl.DateTimeFormat(element.closest<HTMLElement>('[lang]')?.lang || undefined, {
    ...(kind !== 'time' && { dateStyle: style }),
    ...(kind !== 'date' && { timeStyle: style === 'medium' ? 'short' : style }),
    // Dates and times of day have no zone.
    ...(kind === 'datetime' ? timeZone !== undefined && { timeZone } : { timeZone: 'UTC' }),
  }).format(time);
}

/** Shows a file: its address and alternative text in a picture, its address in a link or player. */
function showFile(element: HTMLElement, file: Values | null, server: string | undefined): void {
  element.hidden = file === null;
  if (file === null) return;
  const { url, alternativeText, formats } = file as {
    url?: string;
    alternativeText?: string;
    formats?: unknown;
  };
  const addressOf = (address: unknown): string => new URL(String(address), server ?? location.href).href;
  if (url === undefined) return;
  if (element instanceof HTMLAnchorElement) element.href = addressOf(url);
  else if (element instanceof HTMLMediaElement) element.src = addressOf(url);
  if (!(element instanceof HTMLImageElement)) return;
  const sizes = [...(isObject(formats) ? Object.values(formats) : []), file].filter(
    (one): one is Values => isObject(one) && typeof one['width'] === 'number',
  );
  const srcset = sizes.map((one) => `${addressOf(one['url'])} ${String(one['width'])}w`).join(', ');
  // The sources of a surrounding `picture` would take precedence over the picture.
  const sources = element.closest('picture')?.querySelectorAll('source') ?? [];
  for (const one of sources) one.remove();
  if (element.sizes === '') element.removeAttribute('srcset');
  else element.srcset = srcset;
  element.alt = alternativeText ?? '';
  element.src = addressOf(url);
}

/** Shows a boolean: as a text, the state of a checkbox, or by hiding the element. */
function showBoolean(element: HTMLElement, isTrue: boolean): void {
  const { previewTrue, previewFalse } = element.dataset;
  if (previewTrue !== undefined || previewFalse !== undefined) {
    element.textContent = (isTrue ? previewTrue : previewFalse) ?? '';
  } else if (element instanceof HTMLInputElement) element.checked = isTrue;
  else element.hidden = !isTrue;
}

function isFileElement(element: HTMLElement): boolean {
  return element instanceof HTMLImageElement || element instanceof HTMLMediaElement;
}

function show(element: HTMLElement, value: unknown, { server, renderers = {} }: ShowOptions): void {
  const { previewFormat: format = '' } = element.dataset;
  if (Object.hasOwn(renderers, format)) {
    const rendered = renderers[format]?.(value, element);
    if (typeof rendered === 'string') element.innerHTML = rendered;
    else if (rendered !== undefined) element.replaceChildren(rendered);
  } else if (isFileElement(element) || (isObject(value) && 'url' in value)) {
    if (value === null || isObject(value)) showFile(element, value, server);
  } else if (typeof value === 'boolean') showBoolean(element, value);
  else if (value === null) element.textContent = '';
  else if (typeof value === 'string' && /^(date|time|datetime)( |$)/.test(format)) {
    const text = formatted(value, format, element);
    if (text === undefined) return;
    element.textContent = text;
    if (element instanceof HTMLTimeElement) element.dateTime = value;
  } else if (format === '' && (typeof value === 'string' || typeof value === 'number')) {
    element.textContent = String(value);
  }
}

/**
 * Shows values in the elements with `data-preview-field`, whose values are paths such as `seo.metaTitle`. Elements whose value is
 * absent, or whose format has no renderer, stay unchanged.
 */
export function applyValues(
  { values }: { readonly values: Values },
  root: ParentNode = document,
  options: ShowOptions = {},
): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-preview-field]')) {
    const value = valueAt(values, element.dataset['previewField'] ?? '');
    if (value !== undefined) show(element, value, options);
  }
}
