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
