/** The part of Trusted Types that the parser needs. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => string };
}

/** Parses HTML without running it, limited to the fragment that was copied. */
export type HtmlParser = (html: string) => HTMLElement;

/**
 * Creates a parser with the policy `pasted-html`. A parsed document has no window, so nothing in it runs or is fetched.
 * Its nodes are read and never moved to the page.
 * @param policies of the page; undefined where its browser does not require any
 * @throws TypeError where the page does not allow the policy
 */
export function createHtmlParser(policies: PolicyFactory | undefined): HtmlParser {
  const policy = policies?.createPolicy('pasted-html', { createHTML: (html) => html });
  return (html) => {
    const copied = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1] ?? html;
    return new DOMParser().parseFromString(policy?.createHTML(copied) ?? copied, 'text/html').body;
  };
}

let ofThePage: HtmlParser | undefined;

/** The parser of this page; creates the policy once. */
export const parseHtml: HtmlParser = (html) => {
  ofThePage ??= createHtmlParser((globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes);
  return ofThePage(html);
};
