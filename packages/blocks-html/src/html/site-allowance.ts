/**
 * Tags and attributes that a website allows besides the built-in ones, by tag: `{ iframe: ['src', 'title'] }`. CSS
 * properties are named individually: `{ p: ['style.color'] }`.
 */
export type AllowedHtml = Readonly<Record<string, readonly string[]>>;

/** A tag or attribute that was left out. */
export interface DroppedHtml {
  readonly tag: string;
  /** The attribute; undefined if the whole element was left out. */
  readonly attribute?: string;
}

/** The additions of a website, and the listener for what is left out. */
export interface HtmlPolicy {
  readonly allow: AllowedHtml;
  readonly onDropped: (dropped: DroppedHtml) => void;
}

/** Tags that no website can allow: they run code, change the page or change how browsers parse what follows. */
const forbiddenTags: ReadonlySet<string> = new Set(
  (
    'applet base body embed form frame frameset head html link math meta noembed noframes noscript object plaintext ' +
    'portal script style svg template textarea title xmp'
  ).split(' '),
);

/** Attributes that no website can allow, besides event handlers. */
const forbiddenAttributes: ReadonlySet<string> = new Set(
  'action background code codebase data form formaction formmethod http-equiv is manifest nonce ping srcdoc style'.split(
    ' ',
  ),
);

const isName = (name: string): boolean => /^[a-z][a-z0-9-]{0,99}$/.test(name);

function namesFor(allow: AllowedHtml, tag: string): readonly string[] {
  const names = Object.hasOwn(allow, tag) ? allow[tag] : undefined;
  return Array.isArray(names) ? names : [];
}

/** Returns whether the website allows a tag. */
export function allowsTag(allow: AllowedHtml, tag: string): boolean {
  return Object.hasOwn(allow, tag) && isName(tag) && !forbiddenTags.has(tag);
}

/** Returns whether the website allows an attribute of a tag. Event handlers are never allowed. */
export function allowsAttribute(allow: AllowedHtml, tag: string, name: string): boolean {
  if (!isName(name) || name.startsWith('on') || forbiddenAttributes.has(name)) return false;
  return namesFor(allow, tag).includes(name);
}

/** Returns the names of the CSS properties that the website allows for a tag. */
export function allowedStyles(allow: AllowedHtml, tag: string): readonly string[] {
  return namesFor(allow, tag).flatMap((name) =>
    name.startsWith('style.') ? [name.slice('style.'.length)] : [],
  );
}

/** Functions of CSS values that load nothing. */
const harmlessFunctions = /\b(?:rgba?|hsla?|oklch|oklab|calc|min|max|clamp)\(/g;

/** Returns whether a CSS value consists of words, numbers, colours and harmless functions; no addresses or escapes. */
function isHarmlessValue(value: string): boolean {
  return (
    value.length <= 200 &&
    /^[\w\s#%.,()*+-]+$/.test(value) &&
    !value.replaceAll(harmlessFunctions, '').includes('(')
  );
}

/** Returns the allowed declarations of a style; undefined if there are none. */
export function allowedStyle(style: string, properties: readonly string[]): string | undefined {
  const declarations = style.split(';').flatMap((declaration) => {
    const [property = '', ...rest] = declaration.split(':');
    const name = property.trim();
    const value = rest.join(':').trim();
    return properties.includes(name) && isName(name) && isHarmlessValue(value) ? [`${name}: ${value}`] : [];
  });
  return declarations.length === 0 ? undefined : declarations.join('; ');
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

function isDevelopment(): boolean {
  try {
    // Bundlers replace this expression; browsers have no `process`.
    return process.env.NODE_ENV === 'development';
  } catch {
    return false;
  }
}

const warned = new Set<string>();

/** Logs a message once, in development. */
export function warnOnce(message: string, ...details: readonly unknown[]): void {
  if (!isDevelopment() || warned.has(message)) return;
  warned.add(message);
  console.warn(message, ...details);
}

function warnDropped({ tag, attribute }: DroppedHtml): void {
  const name = attribute === undefined ? `<${tag}>` : `the attribute ${attribute} of <${tag}>`;
  warnOnce(`renderBlocks left out ${name}. Use \`allow\` to render it.`);
}

/** Returns the policy of the options of a website. */
export function htmlPolicy({
  allow = {},
  onDropped = warnDropped,
}: {
  readonly allow?: AllowedHtml | undefined;
  readonly onDropped?: ((dropped: DroppedHtml) => void) | undefined;
}): HtmlPolicy {
  return { allow, onDropped };
}
