import { isAllowedUrl, ownMark } from '../own-mark.ts';
import createPurifier, { type Config } from 'dompurify';

/** Elements of texts; nothing that runs, is filled in, frames something or styles the page around it. */
export const allowedElements: readonly string[] =
  `a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd del details
  dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp
  section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr`.split(
    /\s+/,
  );

/** Attributes that any element may have (S2-9.11 and Q20); `src` is for those below. */
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

/** Elements that may name what they show. */
export const elementsWithSource: ReadonlySet<string> = new Set(['img', 'source']);

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The part of the browser's Trusted Types that is needed here; absent where there are none. */
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
 * The one way by which text becomes markup here: the parser of the browser, into a document of its own in which nothing
 * runs and nothing is fetched. The panel's content security policy knows it by name.
 */
const policy = (window as WithTrustedTypes).trustedTypes?.createPolicy('cms-md', {
  createHTML: (text) => text,
  createScriptURL: () => {
    throw new TypeError('The preview loads no script.');
  },
});

/** A sanitizer of its own: what others add to theirs does not reach it. */
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

/** The elements of a piece of HTML, without anything that may not be there. Nothing of it is on the page yet. */
export function sanitizeHtml(html: string): DocumentFragment {
  // Behind an element of a text, nothing can take the place of the whole body, as a `frameset` would.
  const markup = sanitize(`<wbr>${html}`, allowedElements, attributes);
  markup.firstChild?.remove();
  return markup;
}

/** The parts of a program that was taken apart, each named by its class. */
export function sanitizeCode(html: string): DocumentFragment {
  return sanitize(html, ['span'], ['class']);
}
