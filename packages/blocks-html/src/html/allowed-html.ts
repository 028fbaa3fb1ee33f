import { isSafeImageSource, isSafeLink } from '@admin/content-model';
import type { HtmlElement } from './html-element.ts';

/** Allowed tags: display only. */
const tags: ReadonlySet<string> = new Set(
  (
    'a abbr aside blockquote br caption cite code col colgroup dd del details div dl dt em figcaption figure h1 h2 h3 ' +
    'h4 h5 h6 hr img ins kbd li mark ol p pre s section small span strong sub summary sup table tbody td tfoot th ' +
    'thead time tr u ul'
  ).split(' '),
);

/** Tags without content and end tag. */
export const voidTags: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img']);

type Check = (value: string) => boolean;

const anything: Check = () => true;
const matches = (form: RegExp): Check => form.test.bind(form);
const number = matches(/^\d{1,6}$/);
const names = matches(/^[\w -]{0,500}$/);

/** Allowed attributes with checks of their values. None runs code, loads a frame or affects the page (`id`, `style`). */
const attributes: Readonly<Record<string, Check>> = {
  alt: anything,
  'aria-hidden': matches(/^(true|false)$/),
  'aria-label': anything,
  class: names,
  colspan: number,
  datetime: matches(/^[\w :.+-]{0,40}$/),
  dir: matches(/^(ltr|rtl|auto)$/),
  height: number,
  href: isSafeLink,
  lang: matches(/^[A-Za-z0-9-]{1,35}$/),
  loading: matches(/^(lazy|eager)$/),
  open: anything,
  rel: names,
  role: names,
  rowspan: number,
  scope: matches(/^(col|row|colgroup|rowgroup)$/),
  sizes: matches(/^[\w (),:.%-]{0,200}$/),
  src: isSafeImageSource,
  srcset: isSafeSourceSet,
  start: matches(/^-?\d{1,6}$/),
  target: matches(/^_(blank|self|parent|top)$/),
  title: anything,
  width: number,
};

/** Returns whether a tag is allowed. */
export function isAllowedTag(tag: string): boolean {
  return tags.has(tag);
}

/**
 * Returns the allowed attributes of an element, in order. Links with a target get `rel="noopener"`.
 */
export function allowedAttributes({
  attributes: given,
}: HtmlElement): readonly (readonly [string, string])[] {
  const allowed: (readonly [string, string])[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === false || !Object.hasOwn(attributes, name)) continue;
    const text = value === true ? '' : String(value);
    if (attributes[name]?.(text) === true) allowed.push([name, text]);
  }
  return allowed.some(([name]) => name === 'target') ? withNoOpener(allowed) : allowed;
}

function withNoOpener(
  allowed: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  const rel = new Set(allowed.find(([name]) => name === 'rel')?.[1].split(' ') ?? []);
  rel.delete('opener');
  rel.delete('');
  return [...allowed.filter(([name]) => name !== 'rel'), ['rel', [...rel.add('noopener')].join(' ')]];
}

function isSafeSourceSet(value: string): boolean {
  return value.split(/,\s/).every((source) => isSafeImageSource(source));
}
