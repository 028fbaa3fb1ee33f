import { isAllowedUrl, ownMark } from '../own-mark.ts';
import createPurifier, { type Config } from 'dompurify';

/** Allowed elements: no scripts, forms, frames or styles. */
export const allowedElements: readonly string[] =
  `a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd del details
  dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp
  section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr`.split(
    /\s+/,
  );

/** Allowed attributes of any element (S2-9.11 and Q20); `src` only for the elements below. */
export const allowedAttributes: readonly string[] = [
  'href',
  'align',
  'alt',
  'center',
  'width',
  'height',
  'type',
  'controls',
  'target',
];

/** Elements that can have a `src`. */
export const elementsWithSource: ReadonlySet<string> = new Set(['img', 'source']);

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The part of Trusted Types that the sanitizer needs; absent in browsers without them. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: {
        readonly createHTML: (text: string) => string;
        readonly createScriptURL: (text: string) => string;
      },
    ) => Policy;
  };
}

/**
 * The only policy that turns text into markup: the browser parses it into a separate document, in which nothing runs or is
 * fetched. The content security policy of the panel allows it by name.
 */
const policy = (window as WithTrustedTypes).trustedTypes?.createPolicy('cms-md', {
  createHTML: (text) => text,
  createScriptURL: () => {
    throw new TypeError('The preview loads no script.');
  },
});

/** A separate DOMPurify instance, so that hooks of other instances do not apply. */
const purifier = createPurifier(window);

const addresses: ReadonlySet<string> = new Set(['href', 'src']);

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName, attrValue } = attribute;
  const isAllowedSource = attrName !== 'src' || elementsWithSource.has(element.localName);
  attribute.keepAttr = isAllowedSource && (!addresses.has(attrName) || isAllowedUrl(attrValue));
});

function sanitize(
  html: string,
  elements: readonly string[],
  attributes: readonly string[],
): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...elements],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true as const,
    ...(policy && ({ TRUSTED_TYPES_POLICY: policy } as object)),
  });
}

const attributes = [...allowedAttributes, 'src', ownMark];

/** Returns the allowed elements of HTML as a detached fragment. */
export function sanitizeHtml(html: string): DocumentFragment {
  // With an element before it, a `frameset` cannot replace the whole body.
  const markup = sanitize(`<wbr>${html}`, allowedElements, attributes);
  markup.firstChild?.remove();
  return markup;
}

/** Returns the tokens of highlighted code, with their classes. */
export function sanitizeCode(html: string): DocumentFragment {
  return sanitize(html, ['span'], ['class']);
}
