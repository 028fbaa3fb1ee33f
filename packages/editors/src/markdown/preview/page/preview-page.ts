import type { DocumentRenderer, RenderedPart } from '../render/render-document.ts';
import { highlightCode } from '../highlight-code.ts';
import { finishMarkup, type CodeBlock, type MarkupContext } from '../sanitize/finish-markup.ts';
import { sanitizeHtml } from '../sanitize/sanitize-html.ts';
import { runInSlices } from './run-in-slices.ts';

/** The HTML that an element of the page was made of. */
const sources = new WeakMap<Element, string>();

/** Elements that are there already, by the HTML that they were made of. */
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

/** Brings the page in line with the parts, in order; what did not change stays as it is, pictures and all. */
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
    // For whoever scrolls the text and the preview in step.
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
 * Shows a text, a few parts at a time.
 * @param signal ends the work where somebody writes on; what is shown by then stays until the next time
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
