/** The attributes of an element by their names in HTML; `false` and undefined are none, `true` is one without a value. */
export type HtmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element that is going to be written: only tags and attributes that can do no harm are, whatever stands here. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: HtmlAttributes;
  readonly children: readonly HtmlNode[];
}

/** An element, or a text, which is always escaped. */
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
