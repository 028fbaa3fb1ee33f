/** What browsers have to require that HTML is parsed on purpose. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => string };
}

let toParse: ((html: string) => string) | undefined;

/**
 * The one use of the policy `pasted-html`, which stays inside of this file: a document of a parser has no window, so that
 * nothing in it runs or is fetched. Nodes are read from it and never moved to the page.
 */
function forParser(html: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  toParse ??=
    trustedTypes === undefined
      ? (text) => text
      : trustedTypes.createPolicy('pasted-html', { createHTML: (text) => text }).createHTML;
  return toParse(html);
}

/** Parses HTML without doing anything that it says. Of what a clipboard holds only the part that was copied is taken. */
export function parseHtml(html: string): HTMLElement {
  const copied = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1] ?? html;
  return new DOMParser().parseFromString(forParser(copied), 'text/html').body;
}
