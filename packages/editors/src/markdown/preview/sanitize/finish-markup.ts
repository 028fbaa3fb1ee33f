import { ownMark, takeMark, type OwnMark } from '../own-mark.ts';

/** The context of a preview on its page. */
export interface MarkupContext {
  /** Prefix of every id of the preview, which makes ids unique on the page. */
  readonly prefix: string;
  /** Returns the address that a file is loaded from. */
  readonly addressOf: (url: string) => string;
  /** CSS classes of the elements that the parser creates. */
  readonly classes: Readonly<Record<string, string | undefined>>;
}

/** A code block with a language. */
export interface CodeBlock {
  readonly element: Element;
  readonly language: string;
}

function applyMark(element: Element, mark: OwnMark, { prefix, classes }: MarkupContext): void {
  switch (mark.kind) {
    case 'warning':
    case 'tip':
    case 'notes':
      element.className = classes[mark.kind] ?? '';
      return;
    case 'title':
      element.setAttribute('title', mark.text);
      return;
    case 'start':
      element.setAttribute('start', String(mark.number));
      return;
    case 'link':
      element.setAttribute('href', `#${prefix}${mark.to}`);
      element.id = prefix + mark.id;
      return;
    case 'place':
      element.id = prefix + mark.id;
      return;
    case 'code':
  }
}

/**
 * Prepares sanitized markup for the page: links open in a new tab without opener and referrer, file addresses are
 * resolved against the server, and elements created by the parser get attributes that texts may not contain.
 * @returns the code blocks that can be highlighted
 */
export function finishMarkup(markup: ParentNode, context: MarkupContext): readonly CodeBlock[] {
  for (const element of markup.querySelectorAll('[target]')) element.removeAttribute('target');
  for (const link of markup.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) continue;
    link.setAttribute('href', context.addressOf(href));
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const file of markup.querySelectorAll('[src]')) {
    file.setAttribute('src', context.addressOf(file.getAttribute('src') ?? ''));
  }
  const code: CodeBlock[] = [];
  for (const element of markup.querySelectorAll(`[${ownMark}]`)) {
    const mark = takeMark(element);
    if (mark) applyMark(element, mark, context);
    if (mark?.kind === 'code') code.push({ element, language: mark.language });
  }
  return code;
}
