/** What browsers have to require that HTML is parsed on purpose. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => string };
}

/** Parses HTML without doing anything that it says. Of what a clipboard holds only the part that was copied is taken. */
export type HtmlParser = (html: string) => HTMLElement;

/**
 * Makes a parser under the policy `pasted-html`, which stays inside of it: a document of a parser has no window, so that
 * nothing in it runs or is fetched. Nodes are read from it and never moved to the page.
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

/** The parser of this page, whose policy is made once. */
export const parseHtml: HtmlParser = (html) => {
  ofThePage ??= createHtmlParser((globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes);
  return ofThePage(html);
};
