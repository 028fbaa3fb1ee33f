import { isSafeImageSource, isSafeLink } from '@admin/content-model';
import type { HtmlElement } from './html-element.ts';
import { allowsAttribute, allowsTag, allowedStyle, allowedStyles } from './site-allowance.ts';
import type { AllowedHtml, HtmlPolicy } from './site-allowance.ts';

/** Allowed tags: display only. */
export const tags: ReadonlySet<string> = new Set(
  (
    'a abbr aside blockquote br caption cite code col colgroup dd del details div dl dt em figcaption figure h1 h2 h3 ' +
    'h4 h5 h6 hr img ins kbd li mark ol p pre s section small span strong sub summary sup table tbody td tfoot th ' +
    'thead time tr u ul'
  ).split(' '),
);

/** Tags without content and end tag. */
export const voidTags: ReadonlySet<string> = new Set([
  'br',
  'col',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'wbr',
]);

type Check = (value: string) => boolean;

const anything: Check = () => true;
const matches = (form: RegExp): Check => form.test.bind(form);
const number = matches(/^\d{1,6}$/);
const names = matches(/^[\w -]{0,500}$/);

/** Allowed attributes with checks of their values. None runs code, loads a frame or affects the page (`id`, `style`). */
export const attributes: Readonly<Record<string, Check>> = {
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

/** Inert attributes for scripts and styles of the website. */
const isDataName = matches(/^data-[a-z0-9][a-z0-9-]{0,99}$/);

/** Returns whether a tag is allowed; a forbidden one is reported. */
export function isAllowedTag(tag: string, { allow, onDropped }: HtmlPolicy): boolean {
  if (tags.has(tag) || allowsTag(allow, tag)) return true;
  onDropped({ tag });
  return false;
}

/**
 * Returns the allowed attributes of an element, in order; others are reported. Links with a target get `rel="noopener"`.
 */
export function allowedAttributes(
  { tag, attributes: given }: HtmlElement,
  { allow, onDropped }: HtmlPolicy,
): readonly (readonly [string, string])[] {
  const allowed: (readonly [string, string])[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === false) continue;
    const text = allowedText(tag, name, value === true ? '' : String(value), allow);
    if (text === undefined) onDropped({ tag, attribute: name });
    else allowed.push([name, text]);
  }
  return allowed.some(([name]) => name === 'target') ? withNoOpener(allowed) : allowed;
}

/** Returns the value of an allowed attribute; undefined for others. */
function allowedText(tag: string, name: string, text: string, allow: AllowedHtml): string | undefined {
  if (isDataName(name)) return text;
  // A tag that only the website allows has the attributes that the website names.
  if (tags.has(tag) && Object.hasOwn(attributes, name)) return attributes[name]?.(text) ? text : undefined;
  if (name === 'style') return allowedStyle(text, allowedStyles(allow, tag));
  if (!allowsAttribute(allow, tag, name)) return undefined;
  const check = Object.hasOwn(attributes, name) ? attributes[name] : siteChecks.get(name);
  return (check ?? anything)(text) ? text : undefined;
}

function withNoOpener(
  allowed: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  const rel = new Set(allowed.find(([name]) => name === 'rel')?.[1].split(' ') ?? []);
  rel.delete('opener');
  rel.delete('');
  return [...allowed.filter(([name]) => name !== 'rel'), ['rel', [...rel.add('noopener')].join(' ')]];
}

/** Attributes with addresses that only websites can allow. */
const siteChecks: ReadonlyMap<string, Check> = new Map([
  ['cite', isSafeLink],
  ['poster', isSafeImageSource],
  ['id', matches(/^[\w-]{1,100}$/)],
]);

function isSafeSourceSet(value: string): boolean {
  return value.split(/,\s/).every((source) => isSafeImageSource(source));
}
