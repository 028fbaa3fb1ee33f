/** Attributes by their HTML names; `false` and undefined omit an attribute, `true` writes one without a value. */
export type HtmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A described element; only allowed tags and attributes are written. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: HtmlAttributes;
  readonly children: readonly HtmlNode[];
}

/** An element or a text; texts are always escaped. */
export type HtmlNode = string | HtmlElement;

/**
 * Describes an element.
 * @example element('aside', { class: 'callout' }, context.children(node.children))
 */
export function element(
  tag: string,
  attributes: HtmlAttributes = {},
  children: readonly HtmlNode[] = [],
): HtmlElement {
  return { tag, attributes, children };
}
