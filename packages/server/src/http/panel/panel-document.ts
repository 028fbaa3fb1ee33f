/** The data that the panel needs before its first request; all of it is public. */
export interface BootBlock {
  readonly basePath: string;
  /** Origin of the API; empty when it is the panel's own. */
  readonly apiUrl: string;
  readonly productName: string;
  /** Address to which the panel reports how it is used; null for nowhere. */
  readonly analyticsUrl: string | null;
  /** The response of `GET /admin/init`, unwrapped. */
  readonly init: unknown;
  /** The response of `GET /admin/project-type`, unwrapped. */
  readonly projectType: unknown;
  /** The `key` of the visit that the document contains at its end, see {@link divideForVisit}; absent without one. */
  readonly visit?: string;
}

/** Returns JSON that is safe inside a script element: no part of it ends the element or a line. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

/**
 * Divides a document at the end of its body.
 * @returns the start, and a function that returns the rest with the response to the visit; null without one
 */
export function divideForVisit(html: string): {
  readonly start: string;
  readonly endWith: (json: string | null) => string;
} {
  const position = html.lastIndexOf('</body>');
  const start = position === -1 ? html : html.slice(0, position);
  const end = html.slice(start.length);
  return {
    start,
    endWith: (json) =>
      json === null ? end : `<script type="application/json" id="admin-visit">${json}</script>${end}`,
  };
}

const nonceMarker = '\u0000nonce\u0000';
const bootMarker = '\u0000boot\u0000';

/** Elements that the content security policy allows only with the nonce of the response. */
const guardedElement = /<(script|style|link)\b([^>]*?)\s*(\/?)>/gi;

function withNonce(html: string): string {
  return html.replaceAll(guardedElement, (_whole, name: string, attributes: string, slash: string) => {
    const others = attributes.replace(/\snonce=("[^"]*"|'[^']*'|\S+)/i, '');
    return `<${name}${others} nonce="${nonceMarker}"${slash}>`;
  });
}

/** Makes the URLs of assets absolute: the build writes `./assets/…`, and the document is served for any path. */
function withBasePath(html: string, basePath: string): string {
  return html.replaceAll(/\b(src|href)="\.\/([^"]*)"/g, (_whole, attribute: string, rest: string) => {
    return `${attribute}="${basePath}/${rest}"`;
  });
}

/**
 * Prepares the built `index.html`, so that each response only joins its parts.
 * @returns a function that renders the document for one response
 */
export function createPanelDocument(
  html: string,
  basePath: string,
): (response: { readonly nonce: string; readonly boot: BootBlock }) => string {
  const head =
    `<meta property="csp-nonce" nonce="${nonceMarker}">` +
    `<script type="application/json" id="admin-boot" nonce="${nonceMarker}">${bootMarker}</script>`;
  const marked = withNonce(withBasePath(html.replaceAll('\u0000', ''), basePath));
  const withoutMeta = marked.replace(/<meta\s+property="csp-nonce"[^>]*>/i, '');
  const template = withoutMeta.replace(/<head(\s[^>]*)?>/i, (opening) => `${opening}${head}`);
  const [before = '', after = ''] = template.split(bootMarker);
  const piecesBefore = before.split(nonceMarker);
  const piecesAfter = after.split(nonceMarker);
  return ({ nonce, boot }) => piecesBefore.join(nonce) + scriptSafeJson(boot) + piecesAfter.join(nonce);
}
