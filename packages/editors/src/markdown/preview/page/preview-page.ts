import type { DocumentRenderer, RenderedPart } from '../render/render-document.ts';
import { highlightCode } from '../highlight-code.ts';
import { finishMarkup, type CodeBlock, type MarkupContext } from '../sanitize/finish-markup.ts';
import { sanitizeHtml } from '../sanitize/sanitize-html.ts';
import { runInSlices } from './run-in-slices.ts';

/** The source HTML of an element. */
const sources = new WeakMap<Element, string>();

/** Returns the current elements by their source HTML. */
function reusable(host: Element): Map<string, HTMLElement[]> {
  const byHtml = new Map<string, HTMLElement[]>();
  for (const element of host.children) {
    const html = sources.get(element);
    if (html === undefined || !(element instanceof HTMLElement)) continue;
    const same = byHtml.get(html);
    if (same) same.push(element);
    else byHtml.set(html, [element]);
  }
  return byHtml;
}

export interface PreviewPage {
  readonly host: HTMLElement;
  readonly renderer: DocumentRenderer;
  readonly context: MarkupContext;
}

function makeElement({ html }: RenderedPart, { host, context }: PreviewPage, code: CodeBlock[]): HTMLElement {
  const element = host.ownerDocument.createElement('div');
  const markup = sanitizeHtml(html);
  code.push(...finishMarkup(markup, context));
  element.append(markup);
  sources.set(element, html);
  return element;
}

/** Updates the page to the parts, in order; unchanged elements stay mounted with their images. */
function* arrange(parts: readonly RenderedPart[], page: PreviewPage, code: CodeBlock[]): Generator<void> {
  const { host } = page;
  const there = reusable(host);
  const wanted = new Set(parts.map(({ html }) => html));
  let next = host.firstElementChild;
  for (const part of parts) {
    while (next && !wanted.has(sources.get(next) ?? '')) {
      const gone = next;
      next = next.nextElementSibling;
      gone.remove();
    }
    const element = there.get(part.html)?.shift() ?? makeElement(part, page, code);
    // For the synchronised scrolling of text and preview.
    element.dataset['line'] = String(part.line);
    element.dataset['end'] = String(part.end);
    if (element === next) next = next.nextElementSibling;
    else host.insertBefore(element, next);
    yield;
  }
  while (next) {
    const gone = next;
    next = next.nextElementSibling;
    gone.remove();
  }
}

/**
 * Renders a text in slices.
 * @param signal aborts when the text changes; the partial result stays until the next call
 */
export async function showText(text: string, page: PreviewPage, signal: AbortSignal): Promise<void> {
  const parts: RenderedPart[] = [];
  const collect = function* collect(): Generator<void> {
    for (const part of page.renderer.render(text)) {
      parts.push(part);
      yield;
    }
  };
  if (!(await runInSlices(collect(), signal))) return;
  const code: CodeBlock[] = [];
  if (!(await runInSlices(arrange(parts, page, code), signal))) return;
  for (const block of code) {
    if (signal.aborted) return;
    await highlightCode(block);
  }
}
